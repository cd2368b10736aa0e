import { Link } from '@tanstack/react-router';
import { Brand, EmptyState, Page, PageHead, uiMessages, useTitle } from '#packages/ui';
import type { Address } from '../addresses.ts';
import classes from './plain-screen.module.css';

/** Screen of a later feature: its name, and that it is being built. */
export function LaterScreen({ address }: { address: Address }) {
  useTitle(address.name);
  if (address.guard !== 'guarded') {
    return (
      <Page ready layout="plain">
        <div className={classes['middle']}>
          <Brand name="Watershade" />
          <h1>{address.name}</h1>
          <p>{uiMessages.beingBuilt}</p>
          <p>
            <Link to="/">Go to the start page</Link>
          </p>
        </div>
      </Page>
    );
  }
  return (
    <Page ready>
      <PageHead title={address.name} />
      <EmptyState
        title={uiMessages.beingBuilt}
        text="This page will be available once it is ready."
        action={<Link to="/dashboard">Go to dashboard</Link>}
      />
    </Page>
  );
}

import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconArrowRight, IconLogout, IconSearch, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSignOut } from '#auth/web';
import { useCopy } from '#packages/sync/web';
import { uiMessages, usePageBehind } from '#packages/ui';
import { peopleNames } from '#people/offline';
import { addresses } from '../../addresses.ts';
import type { Address } from '../../addresses.ts';
import { menu } from '../../menu.ts';
import { useShell } from '../shell-context.ts';
import { bestMatches } from './best-matches.ts';
import classes from './command.module.css';

const [store, spotlight] = createSpotlight();
const about = 'Go to a screen or person';
const most = { screens: 6, people: 8 };
const screens = inMenuOrder(
  addresses.filter(({ guard, path }) => guard === 'guarded' && !path.includes('{')),
);

/** Opens any screen or person that the viewer may open. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const signOut = useSignOut();
  const shell = useShell();
  const { data: people = [] } = useCopy(peopleNames, {});
  const permitted = screens.filter(({ path }) => shell?.accessTo(path).is !== 'not_permitted');
  const found = bestMatches(
    permitted,
    query,
    ({ name, synonyms }) => `${name} ${synonyms}`,
    most.screens,
  );
  const known =
    query.trim() === '' ? [] : bestMatches(people, query, ({ name }) => name, most.people);
  const id = usePageBehind(useSpotlight(store).opened);
  useEffect(() => spotlight.open(), []);
  const goTo = (href: string) => {
    onClose();
    void navigate({ to: href });
  };
  return (
    <Spotlight.Root
      id={id}
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      closeOnActionTrigger={false}
      radius="lg"
      scrollable
      maxHeight={420}
      attributes={{ content: { 'aria-label': about } }}
      classNames={{
        action: classes['action'] ?? '',
        actionsGroup: classes['group'] ?? '',
        actionSection: classes['section'] ?? '',
        content: classes['menu'] ?? '',
      }}
    >
      <Spotlight.Search
        placeholder={about}
        aria-label={about}
        leftSection={<IconSearch size={18} stroke={1.75} />}
      />
      <Spotlight.ActionsList>
        {found.length > 0 && (
          <Spotlight.ActionsGroup label="Screens">
            {found.map(({ path, name }) => (
              <Spotlight.Action
                key={path}
                label={name}
                leftSection={<IconArrowRight size={16} stroke={1.75} />}
                rightSection={<span className={classes['path']}>{path}</span>}
                onClick={() => goTo(path)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {known.length > 0 && (
          <Spotlight.ActionsGroup label="People">
            {known.map(({ user_id, name, email }) => (
              <Spotlight.Action
                key={user_id}
                label={name}
                leftSection={<IconUser size={16} stroke={1.75} />}
                rightSection={<span className={classes['path']}>{email}</span>}
                onClick={() => goTo(`/people/${user_id}`)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {shell !== null && 'sign out'.startsWith(query.trim().toLowerCase()) && (
          <Spotlight.ActionsGroup label="Actions">
            <Spotlight.Action
              label="Sign out"
              leftSection={<IconLogout size={16} stroke={1.75} />}
              onClick={() => {
                onClose();
                signOut();
              }}
            />
          </Spotlight.ActionsGroup>
        )}
        {found.length + known.length === 0 && (
          <Spotlight.Empty>{uiMessages.noResults}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Screens of the main menu first, in order; without an input the first ones are offered. */
function inMenuOrder(all: readonly Address[]): Address[] {
  const places = menu.map(({ to }) => to);
  const placeOf = ({ path }: Address) =>
    places.includes(path) ? places.indexOf(path) : places.length;
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
}

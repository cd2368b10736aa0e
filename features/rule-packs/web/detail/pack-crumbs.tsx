import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Crumbs, EmptyState, Screen } from '#packages/ui';
import { packTexts as texts } from '../pack-texts.ts';

/** The way back to the list. */
export function PackCrumbs({ here }: { here: string }) {
  return (
    <Crumbs here={here}>
      <Link to="/settings/rule-packs">{texts.title}</Link>
    </Crumbs>
  );
}

/** A pack that does not exist. */
export function UnknownPack() {
  return <NoPack title={texts.notFound} text={texts.notFoundAbout} />;
}

/** The form of a pack, for somebody who may only read packs. */
export function NotForYou() {
  return <NoPack title={texts.onlyAdmins} text={texts.onlyAdminsAbout} />;
}

function NoPack({ title, text }: { title: string; text: string }) {
  return (
    <Screen title={title} ready>
      <EmptyState
        {...{ title, text }}
        outline="none"
        action={
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/settings/rule-packs" />}
          >
            {texts.goToPacks}
          </Button>
        }
      />
    </Screen>
  );
}

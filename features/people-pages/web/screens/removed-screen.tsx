import { Link } from '@tanstack/react-router';
import { Crumbs, Screen } from '#packages/ui';
import { removedTexts } from '../removed/removed-texts.ts';
import { RemovedTable } from '../removed/removed-table.tsx';
import { useRemoved } from '../removed/use-removed.ts';

/** /people?removed=true: the people whom an admin may still restore. */
export function RemovedScreen() {
  const removed = useRemoved();
  const isHere = removed.people !== undefined || removed.error !== null || !removed.online;
  return (
    <Screen
      title={removedTexts.view}
      ready={isHere}
      sentence="People who were deleted in the last 30 days, or left in the last 7. The organisation keeps their tests."
      crumbs={
        <Crumbs here="Deleted">
          <Link to="/people">People</Link>
        </Crumbs>
      }
    >
      <RemovedTable removed={removed} />
    </Screen>
  );
}

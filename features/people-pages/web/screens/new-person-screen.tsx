import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { createId } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { Crumbs, Screen } from '#packages/ui';
import { newAccountProblem } from '#people/domain';
import type { Subject, Viewer } from '#permissions/contract';
import { isAdmin, isOwner, reachOf } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { PersonForm, useTypeOfTag } from '#people/web';

/** /people/new: the form for a new person. */
export function NewPersonScreen() {
  const navigate = useNavigate();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const typeOf = useTypeOfTag();
  // Created once, so that sending twice adds one person.
  const [user_id] = useState(newPersonId);
  const onDone = useCallback(
    () => void navigate({ to: '/people/$user_id', params: { user_id }, replace: true }),
    [navigate, user_id],
  );
  const isReady = viewer !== undefined && typeOf !== null;
  return (
    <Screen
      title="New person"
      ready={isReady}
      crumbs={
        <Crumbs here="New person">
          <Link to="/people">People</Link>
        </Crumbs>
      }
    >
      {isReady && (
        <PersonForm
          user_id={user_id}
          stored={null}
          typeOf={typeOf}
          may={{ setAccess: isAdmin(viewer), setAdmin: isOwner(viewer) }}
          accountProblemOf={(tag_ids) => accountProblemOf(viewer, { user_id, tag_ids })}
          onDone={onDone}
          onCancel={() => void navigate({ to: '/people' })}
        />
      )}
    </Screen>
  );
}

/** Until a tag is chosen, it may become any tag whose members the viewer edits. */
function accountProblemOf(viewer: Viewer, { user_id, tag_ids }: Subject): string | null {
  const possible = tag_ids.length > 0 ? tag_ids : reachOf(viewer, 'edit_user').tag_ids;
  return newAccountProblem(viewer, { user_id, tag_ids: possible });
}

function newPersonId(): string {
  return createId(Date.now(), (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>));
}

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCopy } from '#packages/sync/web';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';

const words = { site: 'Add a site', job: 'Add a job', crew: 'Add people' } as const;

/**
 * The next action of an empty screen that needs a site, a job or people: opens that first step. Only
 * for admins, who may do it.
 */
export function SetUpLink({ step }: { step: keyof typeof words }) {
  const { data: viewer } = useCopy(permissionsViewer, {});
  if (viewer === undefined || !isAdmin(viewer)) return null;
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/first-steps" search={{ step } as object} />}
    >
      {words[step]}
    </Button>
  );
}

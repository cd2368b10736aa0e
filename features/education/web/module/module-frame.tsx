import { Badge, Button } from '@mantine/core';
import { IconEye, IconUpload } from '@tabler/icons-react';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { educationMessages, readModule } from '#education/contract';
import type { WholeModule } from '#education/contract';
import { canEditModules, publishProblems } from '#education/domain';
import { CallError, useAnswer } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Crumbs, ErrorState, Screen, TabBar, TextSkeleton, useConfirm } from '#packages/ui';
import { permissionsViewer } from '#permissions/offline';
import { educationTexts as texts } from '../education-texts.ts';
import { useModuleActions } from '../use-education.ts';
import { PreviewDialog } from './preview-dialog.tsx';

interface Props {
  children: (module: WholeModule, mayEdit: boolean) => ReactNode;
}

const tabs = [
  { word: 'Summary', to: '/education/modules/$module_id' },
  { word: 'Training', to: '/education/modules/$module_id/training' },
  { word: 'Assessment', to: '/education/modules/$module_id/assessment' },
  { word: 'Settings', to: '/education/modules/$module_id/settings' },
  { word: 'Assignments', to: '/education/modules/$module_id/assignments' },
] as const;

/** The page of a module: its state, Publish and Preview, and the tabs. */
export function ModuleFrame({ children }: Props) {
  const { module_id = '' } = useParams({ strict: false });
  const { pathname } = useLocation();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: module, error, refetch } = useAnswer(readModule, { params: { id: module_id } });
  const crumbs = (here: string) => (
    <Crumbs here={here}>
      <Link to="/education">{texts.title}</Link>
      <Link to="/education/modules">{texts.modulesTitle}</Link>
    </Crumbs>
  );
  if (module === undefined || viewer === undefined) {
    const isUnknown = error instanceof CallError && error.status === 404;
    return (
      <Screen ready={error !== null} title={texts.module} crumbs={crumbs(texts.module)}>
        {error === null ? (
          <TextSkeleton />
        ) : (
          <ErrorState
            {...(isUnknown && { message: educationMessages.moduleUnknown })}
            onRetry={() => void refetch()}
          />
        )}
      </Screen>
    );
  }
  const mayEdit = canEditModules(viewer) && module.state !== 'Archived';
  return (
    <Screen
      ready
      title={
        <>
          <span lang={module.language}>{module.title}</span>{' '}
          <Badge variant="default">{module.state}</Badge>
        </>
      }
      tabTitle={module.title}
      sentence={sentenceOf(module)}
      crumbs={crumbs(module.title)}
      actions={<ModuleActions module={module} mayEdit={mayEdit} />}
    >
      <TabBar label={`Pages of ${module.title}`} current={pathname}>
        {tabs.map(({ word, to }) => (
          <Link key={to} to={to} params={{ module_id }} activeOptions={{ exact: true }}>
            {word}
          </Link>
        ))}
      </TabBar>
      {children(module, mayEdit)}
    </Screen>
  );
}

function sentenceOf({ version, has_changes }: WholeModule): string {
  if (version === 0) return 'Not published yet.';
  const published = `Version ${String(version)} is published.`;
  return has_changes ? `${published} ${texts.hasChanges}.` : published;
}

function ModuleActions({ module, mayEdit }: { module: WholeModule; mayEdit: boolean }) {
  const { online } = useSyncStatus();
  const confirm = useConfirm();
  const { publish } = useModuleActions();
  const [isPreview, setPreview] = useState(false);
  const { module_id, title, version, has_changes } = module;
  const isComplete = publishProblems(module).length === 0;
  const isNew = version === 0 || has_changes;
  const run = async () => {
    if (await confirm(texts.confirmPublish(title, version))) void publish(module_id, title);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={16} stroke={1.75} />}
        onClick={() => setPreview(true)}
      >
        {texts.preview}
      </Button>
      {mayEdit && (
        <Button
          leftSection={<IconUpload size={16} stroke={1.75} />}
          disabled={!online || !isComplete || !isNew}
          title={isComplete ? undefined : texts.missing}
          onClick={() => void run()}
        >
          {texts.publish}
        </Button>
      )}
      <PreviewDialog module={isPreview ? module : null} onClose={() => setPreview(false)} />
    </>
  );
}

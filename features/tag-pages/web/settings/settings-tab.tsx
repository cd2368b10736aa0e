import { NoticeSection } from '#notifications/web';
import { SettingsSection } from '#packages/ui';
import { TagManagers } from '#people-pages/web';
import { kindTexts, tagTexts } from '#tags/web';
import type { TagTabProps } from '#tags/web';

/** Settings of a default tag, and its managers. */
export function SettingsTab(props: TagTabProps) {
  return (
    <>
      <NoticeSection {...props} />
      <SettingsSection title={kindTexts.default.managers} about={tagTexts.managersAbout}>
        <TagManagers tag_id={props.tag.tag_id} />
      </SettingsSection>
    </>
  );
}

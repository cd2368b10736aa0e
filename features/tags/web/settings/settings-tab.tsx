import { SettingsSection } from '#packages/ui';
import type { TagTabProps } from '../kind/tag-kind.ts';
import { useTagParts } from '../tag-parts.ts';
import { kindTexts, tagTexts } from '../tag-texts.ts';
import { NoticeSection } from './notice-section.tsx';
import classes from './settings.module.css';

/** Settings of a default tag, and its managers. */
export function SettingsTab(props: TagTabProps) {
  const { Managers } = useTagParts();
  return (
    <div className={classes['sections']}>
      <NoticeSection {...props} />
      <SettingsSection title={kindTexts.default.managers} about={tagTexts.managersAbout}>
        <Managers tag_id={props.tag.tag_id} />
      </SettingsSection>
    </div>
  );
}

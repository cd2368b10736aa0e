import { Stack, Switch } from '@mantine/core';
import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { PersonMultiSelect } from '#people/web';
import type { DehydrationNotice, TagType } from '#tags/contract';
import { kindTexts, tagTexts } from '#tags/web';

interface Props {
  type: TagType;
  value: DehydrationNotice;
  mayChange: boolean;
  onChange: (change: Partial<DehydrationNotice>) => void;
}

/** Whether a tag notifies of dehydrated members, and whom. */
export function NoticeFields({ type, value, mayChange, onChange }: Props) {
  return (
    <Stack gap={16} maw={480}>
      <AlertsOffNote />
      <Switch
        label={tagTexts.noticeSwitch}
        checked={value._notify_hydration}
        disabled={!mayChange}
        onChange={(event) => onChange({ _notify_hydration: event.currentTarget.checked })}
      />
      <PersonMultiSelect
        label={tagTexts.noticeTo}
        placeholder="Name or email"
        description={tagTexts.noticeToHint(kindTexts[type].managers.toLowerCase())}
        disabled={!mayChange || !value._notify_hydration}
        value={value._notify_hydration_to}
        onChange={(user_ids) => onChange({ _notify_hydration_to: user_ids })}
      />
    </Stack>
  );
}

/** Says that nobody is notified while the organisation has alerts switched off. */
export function AlertsOffNote() {
  const { data: organisation } = useCopy(organisationOwn, {});
  if (organisation == null || isSwitchedOn(organisation.metadata, 'alert')) return null;
  return <p className="ws-note">{tagTexts.noticeOff}</p>;
}

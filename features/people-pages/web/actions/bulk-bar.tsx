import { Button } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { sendTexts } from '#alerts/web';
import { SelectionBar } from '#packages/ui';
import { countText } from '#packages/kit';
import { badgesProblem, badgeTexts, BulkActions } from '#people/web';
import { bulkReason } from './bulk-reasons.ts';
import type { BulkAction, Chosen } from './bulk-reasons.ts';
import { actionTexts } from './action-texts.ts';
import { actionIcons } from './action-icons.tsx';

interface Props {
  chosen: readonly Chosen[];
  /** Number of people that match the filter, on all pages. */
  matching: number;
  online: boolean;
  onAll: () => void;
  onClear: () => void;
  onAction: (action: BulkAction) => void;
  onBadges: () => void;
  /** Alerts the supervisors of the chosen people; undefined if the viewer may not. */
  onAlert?: (() => void) | undefined;
}

const words: Record<BulkAction, string> = {
  hide: 'Hide',
  unhide: 'Unhide',
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  merge: 'Merge',
  remove: 'Delete',
};

/** Actions with all chosen people; on a phone in a menu. */
export function BulkBar(props: Props) {
  const { chosen, matching, online, onAll, onClear, onAction, onBadges, onAlert } = props;
  const actions = (Object.keys(words) as BulkAction[])
    .filter((action) => action !== 'unhide' || chosen.some(({ is_hidden }) => is_hidden))
    .filter((action) => action !== 'hide' || chosen.some(({ is_hidden }) => !is_hidden))
    .map((action) => ({
      label: words[action],
      icon: actionIcons[action],
      reason: bulkReason(action, chosen, online),
      isDangerous: action === 'remove',
      onClick: () => onAction(action),
    }));
  const alertAction = {
    label: sendTexts.title,
    icon: <IconSpeakerphone size={16} stroke={1.75} />,
    reason: alertReason(chosen.length, online),
    onClick: () => onAlert?.(),
  };
  const badges = {
    label: badgeTexts.print,
    icon: actionIcons.badges,
    reason: badgesProblem(chosen.length),
    onClick: onBadges,
  };
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {chosen.length < matching && (
        <Button variant="subtle" onClick={onAll}>
          Select all {countText(matching)}
        </Button>
      )}
      <BulkActions
        menuBelow={88}
        actions={[...(onAlert === undefined ? [] : [alertAction]), badges, ...actions]}
      />
    </SelectionBar>
  );
}

/** Why an alert about the chosen people is not possible; null if it is. */
function alertReason(people: number, online: boolean): string | null {
  if (!online) return actionTexts.needsConnection;
  return people > 500 ? sendTexts.manyPeople : null;
}

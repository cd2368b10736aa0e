import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { SelectionBar } from '#packages/ui';
import { countText } from '#packages/kit';
import { bulkReason } from './bulk-reasons.ts';
import type { BulkDeed, Chosen } from './bulk-reasons.ts';
import { DeedButton } from './deed-button.tsx';
import { deedIcons } from './deed-icons.tsx';
import { DeedItem } from './deed-item.tsx';

interface Props {
  chosen: readonly Chosen[];
  /** People that match the filter, on all pages. */
  matching: number;
  online: boolean;
  onAll: () => void;
  onClear: () => void;
  onDeed: (deed: BulkDeed) => void;
}

const words: Record<BulkDeed, string> = {
  hide: 'Hide',
  unhide: 'Unhide',
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  merge: 'Merge',
  remove: 'Delete',
};

/** What can be done with all people chosen; on a phone in a menu. */
export function BulkBar({ chosen, matching, online, onAll, onClear, onDeed }: Props) {
  const isNarrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const deeds = (Object.keys(words) as BulkDeed[])
    .filter((deed) => deed !== 'unhide' || chosen.some(({ is_hidden }) => is_hidden))
    .filter((deed) => deed !== 'hide' || chosen.some(({ is_hidden }) => !is_hidden))
    .map((deed) => ({
      deed,
      label: words[deed],
      icon: deedIcons[deed],
      reason: bulkReason(deed, chosen, online),
      isDangerous: deed === 'remove',
      onClick: () => onDeed(deed),
    }));
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {chosen.length < matching && (
        <Button variant="subtle" onClick={onAll}>
          Select all {countText(matching)}
        </Button>
      )}
      {isNarrow ? (
        <Menu position="top-end">
          <Menu.Target>
            <Button variant="default">Actions</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {deeds.map(({ deed, ...item }) => (
              <DeedItem key={deed} {...item} />
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        deeds.map(({ deed, ...button }) => <DeedButton key={deed} {...button} />)
      )}
    </SelectionBar>
  );
}

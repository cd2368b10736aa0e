import { ActionIcon, Button, Checkbox, Group, Stack, Switch } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { cardTitles, dashboardMessages, fullCards } from '#dashboard/contract';
import type { CardKey, DashboardConfiguration } from '#dashboard/contract';
import { defaultConfiguration, moved } from '#dashboard/domain';
import { Modal, showToast } from '#packages/ui';
import type { Panel } from '#packages/ui';

interface Props extends Panel {
  configuration: DashboardConfiguration;
  /** Cards that the organisation offers; others are not listed. */
  offered: readonly CardKey[];
  /** Set under Settings > Consent, and not changed here. */
  isCalendarHidden: boolean;
  onApply: (next: DashboardConfiguration) => void;
}

/** 'Customise': which cards are on the dashboard, in which order and how wide. */
export function Customise(props: Props) {
  const { configuration, offered, isCalendarHidden, opened, onOpen, onClose, onApply } = props;
  const apply = (next: DashboardConfiguration) => {
    onClose();
    onApply(next);
    const undo = { label: 'Undo', run: () => onApply(configuration) };
    showToast({ kind: 'done', text: dashboardMessages.customised, action: undo });
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} />}
        onClick={onOpen}
      >
        Customise
      </Button>
      <Modal opened={opened} onClose={onClose} title="Customise the dashboard" size={460}>
        {opened && (
          <CustomiseForm
            {...{ configuration, offered, isCalendarHidden, onClose }}
            onApply={apply}
          />
        )}
      </Modal>
    </>
  );
}

type FormProps = Omit<Props, 'opened' | 'onOpen'>;

function CustomiseForm(props: FormProps) {
  const { configuration, offered, isCalendarHidden, onClose, onApply } = props;
  const [draft, setDraft] = useState(configuration);
  const { hidden, sizes } = draft;
  const listed = draft.order.filter((card) => offered.includes(card));
  const toggle = (card: CardKey) =>
    setDraft({
      ...draft,
      hidden: hidden.includes(card) ? hidden.filter((one) => one !== card) : [...hidden, card],
    });
  return (
    <form
      aria-label="Cards"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <Stack gap={16}>
        <ol className="ws-plain-list">
          {listed.map((card, at) => (
            <Group
              key={card}
              component="li"
              gap={4}
              wrap="nowrap"
              mih={44}
              style={{ borderBottom: '1px solid var(--ws-border)' }}
            >
              <Checkbox
                flex={1}
                miw={0}
                label={cardTitles[card]}
                {...(card === 'calendar' && isCalendarHidden
                  ? { checked: false, disabled: true, description: <HiddenByConsent /> }
                  : { checked: !hidden.includes(card) })}
                onChange={() => toggle(card)}
              />
              {!fullCards.includes(card) && (
                <Switch
                  mr={8}
                  label="Wide"
                  aria-label={`${cardTitles[card]}: wide`}
                  checked={sizes[card] === 'wide'}
                  disabled={hidden.includes(card)}
                  onChange={({ currentTarget: { checked } }) =>
                    setDraft({ ...draft, sizes: { ...sizes, [card]: checked ? 'wide' : 'normal' } })
                  }
                />
              )}
              {([-1, 1] as const).map((by) => (
                <ActionIcon
                  opacity={at + by < 0 || at + by >= listed.length ? 0.35 : 1}
                  key={by}
                  variant="subtle"
                  aria-label={`Move ${cardTitles[card]} ${by < 0 ? 'up' : 'down'}`}
                  aria-disabled={at + by < 0 || at + by >= listed.length}
                  onClick={() =>
                    setDraft({ ...draft, order: moved(draft.order, card, by, offered) })
                  }
                >
                  {by < 0 ? <IconArrowUp size={16} /> : <IconArrowDown size={16} />}
                </ActionIcon>
              ))}
            </Group>
          ))}
        </ol>
        <Group justify="space-between" gap={8}>
          <Button
            variant="subtle"
            onClick={() => {
              const { order: first, hidden: none, sizes: usual } = defaultConfiguration;
              setDraft({ ...draft, order: first, hidden: none, sizes: usual });
            }}
          >
            Reset
          </Button>
          <Group gap={8}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Apply</Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

function HiddenByConsent() {
  return (
    <>
      Hidden under{' '}
      <Link to="/settings" search={{ section: 'consent' }}>
        Settings &gt; Consent
      </Link>
    </>
  );
}

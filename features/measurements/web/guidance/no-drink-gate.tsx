import { Box, Button, Checkbox, Group, SimpleGrid, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconDropletOff } from '@tabler/icons-react';
import { useId } from 'react';
import type { RefObject } from 'react';
import { countdownText, noDrinkMinutes } from '#measurements/domain';
import type { NoDrinkState } from '#measurements/domain';
import type { NoDrinkWait } from './use-no-drink.ts';
import { GuidanceNote } from './guidance-note.tsx';
import { guidanceTexts } from './guidance-texts.ts';

interface Props {
  wait: NoDrinkWait;
  /** The test was taken earlier. */
  isEarlier: boolean;
  /** It is saved although nobody waited. */
  isAnyway: boolean;
  onAnyway: (isAnyway: boolean) => void;
  /** A save was refused because the wait is missing. */
  isRefused: boolean;
  /** Gets the focus if something is missing. */
  section: RefObject<HTMLElement | null>;
  /** The field of the value, which gets the focus after an answer; by default the section does. */
  field?: RefObject<HTMLElement | null>;
  /** The answers in one row. */
  isWide?: boolean;
}

/** The wait before a saliva test: instructions, countdown, and how to skip it. */
export function NoDrinkGate(props: Props) {
  const { wait, isEarlier, isAnyway, onAnyway, isRefused, section, field = section } = props;
  const { state } = wait;
  // The pressed button is removed, so the focus moves here.
  const stay = (action: () => void) => {
    action();
    field.current?.focus();
  };
  if (isEarlier) {
    return (
      <GuidanceNote
        isOver
        section={section}
        title={guidanceTexts.title}
        icon={<IconCircleCheck size={18} />}
      >
        <p>{guidanceTexts.earlier}</p>
      </GuidanceNote>
    );
  }
  return (
    <GuidanceNote
      isOver={state.is === 'over'}
      section={section}
      title={guidanceTexts.title}
      icon={state.is === 'over' ? <IconCircleCheck size={18} /> : <IconDropletOff size={18} />}
    >
      <p role="status">{sentenceOf(state)}</p>
      {state.is === 'unknown' ? (
        <LastDrink
          isWide={props.isWide === true}
          onSay={(minutes) => stay(() => wait.since(minutes))}
        />
      ) : (
        <Group gap={8}>
          {state.is === 'waiting' && (
            <Text role="timer" span inherit fz={16} fw={600} className="ws-figures">
              {guidanceTexts.left(countdownText(state.left))}
            </Text>
          )}
          <Button variant="subtle" size="sm" onClick={() => stay(wait.stop)}>
            {guidanceTexts.change}
          </Button>
        </Group>
      )}
      {state.is !== 'over' && (
        <Checkbox
          label={guidanceTexts.anyway}
          {...(isAnyway && { description: guidanceTexts.anywayWhy })}
          checked={isAnyway}
          onChange={(event) => onAnyway(event.currentTarget.checked)}
        />
      )}
      {isRefused && !isAnyway && state.is !== 'over' && (
        <Group component="p" role="alert" gap={6} wrap="nowrap" c="var(--mantine-color-error)">
          <IconAlertTriangle size={14} style={{ flex: 'none' }} aria-hidden />
          {state.is === 'waiting' ? guidanceTexts.tooEarly : guidanceTexts.unsaid}
        </Group>
      )}
    </GuidanceNote>
  );
}

function sentenceOf(state: NoDrinkState): string {
  if (state.is !== 'over') return guidanceTexts.rule;
  return state.waited === 'stated' ? guidanceTexts.stated : guidanceTexts.timed;
}

interface LastDrinkProps {
  isWide: boolean;
  onSay: (minutes: number) => void;
}

function LastDrink({ isWide, onSay }: LastDrinkProps) {
  const label = useId();
  const choices: readonly (readonly [number, string])[] = [
    [0, guidanceTexts.justNow],
    [5, guidanceTexts.ago(5)],
    [10, guidanceTexts.ago(10)],
    [noDrinkMinutes, guidanceTexts.longAgo],
  ];
  return (
    <div role="group" aria-labelledby={label}>
      <Box id={label} component="span" fw={600}>
        {guidanceTexts.last}
      </Box>
      <SimpleGrid cols={isWide ? 4 : 2} spacing={8} verticalSpacing={8} mt={6}>
        {choices.map(([minutes, text]) => (
          <Button
            key={minutes}
            variant="default"
            size="xs"
            px={isWide ? 4 : 8}
            onClick={() => onSay(minutes)}
          >
            {text}
          </Button>
        ))}
      </SimpleGrid>
    </div>
  );
}

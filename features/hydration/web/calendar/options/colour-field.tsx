import { Popover, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { calendarPalette, colourOf, hexOf, inkOn } from '#hydration/domain';
import classes from './options.module.css';

interface Props {
  /** 'Range 1' */
  about: string;
  value: string;
  isWrong: boolean;
  describedBy: string | undefined;
  onChange: (colour: string) => void;
}

/** A colour: from a palette, or typed as six hex digits. */
export function ColourField({ about, value, isWrong, describedBy, onChange }: Props) {
  const [isOpen, palette] = useDisclosure(false);
  const read = colourOf(value);
  const shown = read === null ? null : hexOf(read);
  return (
    <div className={classes['colour']}>
      <Popover
        opened={isOpen}
        onChange={(opened) => (opened ? palette.open() : palette.close())}
        position="bottom-start"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <UnstyledButton
            className={classes['swatch'] ?? ''}
            data-none={shown === null}
            style={{ background: shown ?? 'transparent' }}
            aria-label={`${about}: choose a colour`}
            // Escape closes the palette first, and the dialog only after that.
            data-mantine-stop-propagation={isOpen || undefined}
            onClick={palette.toggle}
          />
        </Popover.Target>
        <Popover.Dropdown aria-label={`${about}: colours`}>
          <div className={classes['palette']}>
            {calendarPalette.map(({ name, colour }) => (
              <UnstyledButton
                key={colour}
                className={classes['swatch'] ?? ''}
                style={{ background: colour, color: inkOn(colour) }}
                aria-label={name}
                aria-pressed={colour === shown}
                data-mantine-stop-propagation
                onClick={() => {
                  onChange(colour);
                  palette.close();
                }}
              >
                {colour === shown && <IconCheck size={16} stroke={2.5} aria-hidden />}
              </UnstyledButton>
            ))}
          </div>
        </Popover.Dropdown>
      </Popover>
      <TextInput
        aria-label={`${about}: colour`}
        value={value}
        error={isWrong && shown === null}
        aria-describedby={describedBy}
        maxLength={20}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

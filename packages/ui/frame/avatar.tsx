import { IconUser } from '@tabler/icons-react';
import classes from './avatar.module.css';

interface Props {
  /** One or two letters. */
  initials: string;
  /** Chooses the background, always the same for the same text. */
  seed: string;
  /** Edge length in pixels. */
  size?: number;
  /** Data URL or path of a picture. */
  picture?: string | null;
  shape?: 'round' | 'square';
}

/** A picture, or initials on a light background. Decorative; the name is beside it. */
export function InitialsAvatar({ initials, seed, size = 26, picture, shape = 'round' }: Props) {
  return (
    <span
      className={classes['avatar']}
      // A new person's background would change with each visit.
      data-hue={initials === '' ? 0 : hueOf(seed)}
      data-shape={shape}
      style={{ width: size, height: size, fontSize: Math.max(9, Math.round(size * 0.37)) }}
      // Drawn by CSS: real text would be part of a button's name.
      data-initials={picture ? '' : initials}
      aria-hidden
    >
      {picture ? <img src={picture} alt="" /> : null}
      {!picture && initials === '' && <IconUser size={size * 0.5} stroke={1.5} />}
    </span>
  );
}

function hueOf(seed: string): number {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 6;
}

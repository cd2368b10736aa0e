import { marked, pseudoLanguage } from './pseudo.ts';

/** Numbers and times in the words of a language. Times are of one zone. */
export interface Formats {
  readonly number: (value: number) => string;
  /** A number with its unit, a word or a symbol: '45 minutes', '34 °C'. */
  readonly unit: (value: number, unit: Unit, display?: 'long' | 'short') => string;
  /** '27 Nov 2026'. */
  readonly day: (time: string) => string;
  /** 'Fri 27 Nov'. */
  readonly shortDay: (time: string) => string;
  /** '14:00'. */
  readonly clock: (time: string) => string;
  /** '27 Nov, 14:00'. */
  readonly moment: (time: string) => string;
  /** 'now', '5 minutes ago', '2 days ago'. */
  readonly age: (time: string, now: number) => string;
}

type Unit = 'minute' | 'liter' | 'celsius';

/** The formats of a language. Without a zone, times are those of the device. */
export function createFormats(language: string, zone: string | undefined): Formats {
  const locale = localeOf(language);
  const mark = language === pseudoLanguage ? marked : (text: string) => text;
  const timeZone = zone === undefined ? {} : { timeZone: zone };
  const times = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...timeZone, ...options });
    return (time: string) => mark(format.format(Date.parse(time)));
  };
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const numbers = new Intl.NumberFormat(locale);
  return {
    number: (value) => mark(numbers.format(value)),
    unit(value, unit, unitDisplay = 'long') {
      const format = new Intl.NumberFormat(locale, {
        ...{ style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 },
      });
      const parts = format.formatToParts(value);
      const text = parts.map((part) => part.value).join('');
      // Arabic says one and two of a unit by the form of its word, which is easily read over.
      const hasNumber = parts.some(({ type }) => type === 'integer');
      return mark(hasNumber ? text : `${numbers.format(value)} ${text}`);
    },
    day: times({ day: 'numeric', month: 'short', year: 'numeric' }),
    shortDay: times({ weekday: 'short', day: 'numeric', month: 'short' }),
    clock: times({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    moment: times({
      ...{ day: 'numeric', month: 'short' },
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    }),
    age: (time, now) => mark(ago.format(...ageOf(Date.parse(time), now))),
  };
}

/** English as in the rest of the product: the day before the month. */
function localeOf(language: string): string {
  if (language === pseudoLanguage || language === 'en') return 'en-GB';
  return language === 'tl' ? 'fil' : language;
}

/** How long ago a time was, in its largest unit. A time ahead, by a wrong clock, counts as now. */
function ageOf(time: number, now: number): [number, Intl.RelativeTimeFormatUnit] {
  const minutes = Math.max(0, Math.floor((now - time) / 60_000));
  if (minutes === 0) return [0, 'second'];
  if (minutes < 60) return [-minutes, 'minute'];
  if (minutes < 24 * 60) return [-Math.floor(minutes / 60), 'hour'];
  return [-Math.floor(minutes / (24 * 60)), 'day'];
}

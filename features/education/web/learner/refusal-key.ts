import { educationMessages as messages } from '#education/contract';

const keys = {
  [messages.alreadyPassed]: 'alreadyPassed',
  [messages.replaced]: 'replaced',
  [messages.noAttempts]: 'noAttemptsLeft',
  [messages.oldVersion]: 'oldVersion',
  [messages.courseUnknown]: 'courseUnknown',
} as const;

/** The text of a catalogue for a message of the server; null for a message that has none. */
export function refusalKey(message: string): (typeof keys)[keyof typeof keys] | null {
  return message in keys ? keys[message as keyof typeof keys] : null;
}

/** Bytes of rows in one answer; so many rows of the usual size are far more than a page. */
export const answerBytes = 4 * 1024 * 1024;

/** How many bytes the lists of one answer may have, one list after the other. */
export interface AnswerBudget {
  /** Bytes that the next list may have. */
  next(): number;
  /** Notes what a list took of it. */
  spend(bytes: number): void;
}

/** Lists that are read after the budget is spent have this part of it each. */
const floor = 1 / 16;

/**
 * A budget for one answer. A list has what the lists before it left, but never less than a
 * sixteenth: a client that keeps one time for all lists goes on from the list that got least.
 */
export function createAnswerBudget(bytes: number): AnswerBudget {
  let left = bytes;
  return {
    next: () => Math.max(left, Math.ceil(bytes * floor)),
    spend(spent) {
      left -= spent;
    },
  };
}

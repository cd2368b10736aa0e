/** Bytes of rows in one answer. That is far more than a page of rows of the usual size. */
export const answerBytes = 4 * 1024 * 1024;

/** The bytes that the lists of one answer may use, list by list. */
export interface AnswerBudget {
  /** Bytes that the next list may have. */
  next(): number;
  /** Subtracts the bytes that a list used. */
  spend(bytes: number): void;
}

/** The share of each list that is read after the budget is spent. */
const floor = 1 / 16;

/**
 * Creates a budget for one answer. A list gets what the lists before it left, but at least a
 * sixteenth: a client that keeps one time for all lists continues from the list that got least.
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

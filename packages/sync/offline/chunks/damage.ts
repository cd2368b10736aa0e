/** The stored data cannot be read. The copy is deleted and loaded again. */
export class DamagedCopy extends Error {
  constructor(what: string) {
    super(`The offline copy is damaged: ${what}`);
    this.name = 'DamagedCopy';
  }
}

/** This build cannot read the columns of an answer. The same answer is available as text. */
export class UnreadableColumns extends Error {
  constructor() {
    super('The columns of an answer could not be read.');
    this.name = 'UnreadableColumns';
  }
}

/** A row has moved since the reader looked it up, because the table changed. Read again. */
export class MovedRow extends Error {
  constructor() {
    super('The row was moved while it was read.');
    this.name = 'MovedRow';
  }
}

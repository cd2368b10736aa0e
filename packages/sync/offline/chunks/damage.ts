/** What is stored cannot be read: the copy is deleted and loaded again. */
export class DamagedCopy extends Error {
  constructor(what: string) {
    super(`The offline copy is damaged: ${what}`);
    this.name = 'DamagedCopy';
  }
}

/** The columns of an answer make no sense to this build: the same can be had as text. */
export class UnreadableColumns extends Error {
  constructor() {
    super('The columns of an answer could not be read.');
    this.name = 'UnreadableColumns';
  }
}

/** A row is no longer where this reader believes it: the table changed meanwhile. Ask again. */
export class MovedRow extends Error {
  constructor() {
    super('The row was moved while it was read.');
    this.name = 'MovedRow';
  }
}

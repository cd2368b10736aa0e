/** What is stored cannot be read: the copy is deleted and loaded again. */
export class DamagedCopy extends Error {
  constructor(what: string) {
    super(`The offline copy is damaged: ${what}`);
    this.name = 'DamagedCopy';
  }
}

/** A row is no longer where this reader believes it: the table changed meanwhile. Ask again. */
export class MovedRow extends Error {
  constructor() {
    super('The row was moved while it was read.');
    this.name = 'MovedRow';
  }
}

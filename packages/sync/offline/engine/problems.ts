/** The server gave no usable answer; the next try may find one. */
export class NoAnswer extends Error {
  /** Milliseconds the server asked us to wait. */
  readonly retryAfter: number | null;
  /** HTTP status, 0 where there was no answer at all. */
  readonly status: number;

  constructor(status: number, retryAfter: number | null = null) {
    super('Server not responsive');
    this.name = 'NoAnswer';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The token that is stored now is refused: the sign-in has ended. */
export class Unauthorised extends Error {
  constructor() {
    super('Unauthorised');
    this.name = 'Unauthorised';
  }
}

/** An answer that would be asked for again without end. */
export class NoProgress extends Error {
  constructor() {
    super('Sync stopped: the server sent nothing new.');
    this.name = 'NoProgress';
  }
}

/** A run that nothing brought on for two minutes. */
export class Stalled extends Error {
  constructor() {
    super('Sync stopped: nothing came for two minutes.');
    this.name = 'Stalled';
  }
}

/** The copy is not what the server says it should be, even loaded anew. */
export class NotEqual extends Error {
  constructor() {
    super('The offline copy differs from the server.');
    this.name = 'NotEqual';
  }
}

/** The server has another past than the copy, as after a restore from a backup. */
export class ServerReplaced extends Error {
  constructor() {
    super('The server was restored.');
    this.name = 'ServerReplaced';
  }
}

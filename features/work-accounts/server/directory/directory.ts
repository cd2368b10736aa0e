/** Somebody as a directory knows them; what it does not say is ''. */
export interface DirectoryPerson {
  /** In small letters. */
  object_id: string;
  name_first: string;
  name_last: string;
  /** In small letters. */
  email: string;
  department: string;
}

/** Whose directory is asked, and when. */
export interface DirectoryQuestion {
  tenant_id: string;
  now: number;
}

/**
 * A directory of work accounts. The app hands one in; where it lies and what it speaks is its own
 * affair.
 */
export interface Directory {
  /**
   * Some people whose name or e-mail begins with the words, and whether there are more.
   *
   * @throws HttpError UNAVAILABLE with the reason
   */
  search(
    question: DirectoryQuestion & { words: string },
  ): Promise<{ people: DirectoryPerson[]; is_more: boolean }>;
  /**
   * People by their ids; who is not there is left out.
   *
   * @throws HttpError UNAVAILABLE with the reason
   */
  find(question: DirectoryQuestion & { object_ids: readonly string[] }): Promise<DirectoryPerson[]>;
}

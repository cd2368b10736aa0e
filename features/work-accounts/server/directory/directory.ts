/** A person in a directory; missing values are ''. */
export interface DirectoryPerson {
  /** In lower case. */
  object_id: string;
  name_first: string;
  name_last: string;
  /** In lower case. */
  email: string;
  department: string;
}

/** Tenant and time of a request. */
export interface DirectoryQuestion {
  tenant_id: string;
  now: number;
}

/** A directory of work accounts, passed in by the app. */
export interface Directory {
  /**
   * Some people whose name or email begins with the words, and whether there are more.
   *
   * @throws HttpError UNAVAILABLE with the reason
   */
  search(
    question: DirectoryQuestion & { words: string },
  ): Promise<{ people: DirectoryPerson[]; is_more: boolean }>;
  /**
   * People by id; unknown ids are left out.
   *
   * @throws HttpError UNAVAILABLE with the reason
   */
  find(question: DirectoryQuestion & { object_ids: readonly string[] }): Promise<DirectoryPerson[]>;
}

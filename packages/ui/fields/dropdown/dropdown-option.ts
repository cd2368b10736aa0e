/** One row of a dropdown's list. */
export interface DropdownOption {
  id: string;
  label: string;
  /** Faded text at the end of the row: a kind, an email. */
  note?: string | undefined;
}

/** A chosen value, as a chip in the field. */
export interface DropdownChip {
  id: string;
  label: string;
  /** Faded: hidden elsewhere; struck: deleted. The note has the same information as text. */
  look?: 'faded' | 'struck' | undefined;
  note?: string | undefined;
}

/** A button under the list that creates something from the typed text. */
export interface DropdownCreate {
  /** Label of the disabled button while nothing is typed. */
  empty: string;
  /** Why it is disabled then. */
  hint: string;
  named: (text: string) => string;
  /** Why nothing can be created at present, whatever is typed. */
  blocked?: string | undefined;
  onCreate: (text: string) => void;
}

/** More rows can be loaded. */
export interface DropdownMore {
  isFetching: boolean;
  /** The end of the list was reached. */
  onMore: () => void;
}

/** Sizes in pixels, or in rows. */
export const dropdownSizes = { row: 40, list: 300, overscan: 5 } as const;

/** Milliseconds until a list closes after it loses focus. */
export const dropdownBlur = 200;

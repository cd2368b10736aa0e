/** One row of a dropdown's list. */
export interface DropdownOption {
  id: string;
  label: string;
  /** Stands faded at the end of the row: a kind, an e-mail. */
  note?: string | undefined;
}

/** What was chosen, as a chip in the field. */
export interface DropdownChip {
  id: string;
  label: string;
  /** Faded: hidden elsewhere; struck: deleted. The word for those who hear is in the note. */
  look?: 'faded' | 'struck' | undefined;
  note?: string | undefined;
}

/** A button under the list that makes something new of what was typed. */
export interface DropdownCreate {
  /** The button while nothing is typed, when it does nothing. */
  empty: string;
  /** Why it does nothing then. */
  hint: string;
  named: (text: string) => string;
  /** Why nothing can be made at present, whatever is typed. */
  blocked?: string | undefined;
  onCreate: (text: string) => void;
}

/** More rows can be had from somewhere slow. */
export interface DropdownMore {
  isFetching: boolean;
  /** The end of the list was reached. */
  onMore: () => void;
}

/** Sizes in pixels, or in rows. */
export const dropdownSizes = { row: 40, list: 300, overscan: 5 } as const;

/** Milliseconds that a list stays after the focus has left it. */
export const dropdownBlur = 200;

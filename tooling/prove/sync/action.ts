/**
 * Something that a person does by a call of the product. People and tags are given as indices
 * modulo their number. `by` is the index of the account that acts; the index after the last account
 * is the owner.
 */
export type Action =
  /** Tests and tags move to another person, and the source is removed. */
  | { kind: 'merge-people'; by: number; from: number; to: number }
  | { kind: 'hide-people'; by: number; people: number[]; is_hidden: boolean }
  | { kind: 'delete-people'; by: number; people: number[] }
  | { kind: 'restore-people'; by: number; people: number[] }
  | { kind: 'make-tag'; by: number; type: TagKind }
  /** Removes the tag from all members, managers and tests. */
  | { kind: 'delete-tag'; by: number; tag: number }
  /** Adds each person to each tag, or removes them from it. */
  | { kind: 'label-people'; by: number; tags: number[]; people: number[]; isAdded: boolean };

export type TagKind = 'default' | 'job' | 'location';

const names: Record<Action['kind'], true> = {
  'merge-people': true,
  'hide-people': true,
  'delete-people': true,
  'restore-people': true,
  'make-tag': true,
  'delete-tag': true,
  'label-people': true,
};

/** Whether a write is an action. */
export function isAction<Other extends { kind: string }>(write: Other | Action): write is Action {
  return write.kind in names;
}

/**
 * Something that a person does by a call of the product, told by places that are taken modulo what
 * there is. `by` is the place of whoever does it: an account, or after the last one the owner.
 */
export type Deed =
  /** Tests and tags go to another person, and the one they came from is no more. */
  | { kind: 'merge-people'; by: number; from: number; to: number }
  | { kind: 'hide-people'; by: number; people: number[]; is_hidden: boolean }
  | { kind: 'delete-people'; by: number; people: number[] }
  | { kind: 'restore-people'; by: number; people: number[] }
  | { kind: 'make-tag'; by: number; type: TagKind }
  /** Nobody wears it, nobody manages it, and no test carries it any more. */
  | { kind: 'delete-tag'; by: number; tag: number }
  /** Each of the people is put into each of the tags, or taken out of it. */
  | { kind: 'label-people'; by: number; tags: number[]; people: number[]; wears: boolean };

export type TagKind = 'default' | 'job' | 'location';

const names: Record<Deed['kind'], true> = {
  'merge-people': true,
  'hide-people': true,
  'delete-people': true,
  'restore-people': true,
  'make-tag': true,
  'delete-tag': true,
  'label-people': true,
};

/** Whether a write is done by a call of the product. */
export function isDeed<Other extends { kind: string }>(write: Other | Deed): write is Deed {
  return write.kind in names;
}

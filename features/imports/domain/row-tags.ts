import { newTagText } from '#imports/contract';
import type { ImportNote, RowTag, SheetRow } from '#imports/contract';
import { oneLine } from '#packages/kit';
import { tagMessages, tagName } from '#tags/contract';
import type { Tag, TagType } from '#tags/contract';

type KnownTag = RowTag & { tag_id: string };

/** The tags of a row, their errors, and notes for an imported row. */
export interface ReadTags {
  tags: KnownTag[];
  errors: ImportNote[];
  /** Marks the row as imported, so that its new tags are noted once per file. */
  take(): ImportNote[];
}

const typeOfField = { tags: 'default', jobs: 'job', locations: 'location' } as const;
type TagField = keyof typeof typeOfField;

interface TagInput {
  tags: readonly Pick<Tag, 'tag_id' | 'name' | 'type'>[];
  newId: () => string;
}

/**
 * Returns a reader of the tags of consecutive rows. A name is one tag in any case and of one type
 * only, whether it exists or comes with the file.
 */
export function createTagReader({ tags, newId }: TagInput): (row: SheetRow) => ReadTags {
  const byName = new Map<string, KnownTag>(
    tags.map((tag) => [oneLine(tag.name).toLowerCase(), { ...tag, is_new: false }]),
  );
  const reported = new Set<string>();
  const names = new Map<string, NamedTag>();
  const nameOf = (written: string) => {
    const found = names.get(written) ?? readName(written);
    names.set(written, found);
    return found;
  };

  return (row) => {
    const found = new Map<string, KnownTag>();
    const errors: ImportNote[] = [];
    for (const field of Object.keys(typeOfField) as TagField[]) {
      for (const written of row[field].split(',')) {
        if (written.trim() === '') continue;
        const { name, problem } = nameOf(written.trim());
        const type: TagType = typeOfField[field];
        const known = problem === null ? byName.get(name.toLowerCase()) : undefined;
        const tag = known ?? { tag_id: newId(), name, type, is_new: true };
        const message = problem ?? (tag.type === type ? null : tagMessages.nameTaken);
        if (message !== null) errors.push({ field, message });
        else byName.set(name.toLowerCase(), tag);
        found.set(name.toLowerCase(), message === null ? tag : { ...tag, name, type });
      }
    }
    const list = [...found.values()];
    return {
      tags: list,
      errors,
      take: () =>
        list.flatMap((tag) => {
          if (!tag.is_new || reported.has(tag.tag_id)) return [];
          reported.add(tag.tag_id);
          return [{ field: fieldOf(tag.type), message: newTagText(tag.name) }];
        }),
    };
  };
}

interface NamedTag {
  name: string;
  problem: string | null;
}

function readName(written: string): NamedTag {
  const read = tagName.safeParse(written);
  if (read.success) return { name: read.data, problem: null };
  return { name: written, problem: read.error.issues[0]?.message ?? tagMessages.nameEmpty };
}

function fieldOf(type: TagType): TagField {
  return type === 'default' ? 'tags' : type === 'job' ? 'jobs' : 'locations';
}

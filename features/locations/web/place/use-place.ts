import { useState } from 'react';
import { placeLocation } from '#locations/contract';
import { fieldsOf, isPlaced, pairOf, storedPlace, typedCoordinates } from '#locations/domain';
import type { TypedCoordinates } from '#locations/domain';
import { useClient } from '#packages/http/web';
import type { Coordinates, Tag } from '#tags/contract';
import { useTagActions } from '#tags/web';

export type Place = ReturnType<typeof usePlace>;

/** State of editing a location's coordinates. The choice is kept if the server refuses it. */
export function usePlace(tag: Tag) {
  const client = useClient();
  const actions = useTagActions();
  const [typed, setTyped] = useState<TypedCoordinates | null>(null);
  const [errors, setErrors] = useState<Partial<TypedCoordinates>>({});
  const [isSaving, setSaving] = useState(false);
  const stored = fieldsOf(storedPlace(tag));
  const fields = typed ?? stored;
  const read = typedCoordinates(fields);
  const put = (next: TypedCoordinates | null) => {
    setErrors({});
    setTyped(next);
  };

  async function send(sent: TypedCoordinates, coordinates: Coordinates): Promise<void> {
    setSaving(true);
    const refused = await actions.keep(tag, coordinates, () =>
      client.call(placeLocation, { body: { tag_id: tag.tag_id, ...coordinates } }),
    );
    setSaving(false);
    setErrors(refused ?? {});
    // Changes made meanwhile, and refused ones, are kept as unsaved.
    if (refused === null) setTyped((now) => (now === null || isSame(now, sent) ? null : now));
  }

  return {
    /** Field values: the chosen ones, otherwise the stored ones. */
    fields,
    /** Position of the marker; null without valid coordinates. */
    point: 'coordinates' in read && isPlaced(read.coordinates) ? read.coordinates : null,
    errors,
    isChanged: !isSame(fields, stored),
    isSaving,
    /** Sets the text of one field; a pair of coordinates fills both. */
    type: (field: keyof TypedCoordinates, text: string) =>
      put(pairOf(text) ?? { ...fields, [field]: text }),
    choose: (point: Coordinates) => put(fieldsOf(point)),
    clear: () => put({ lat: '', lon: '' }),
    save() {
      if ('errors' in read) setErrors(read.errors);
      else void send(fields, read.coordinates);
    },
    discard: () => put(null),
  };
}

function isSame(one: TypedCoordinates, other: TypedCoordinates): boolean {
  return one.lat === other.lat && one.lon === other.lon;
}

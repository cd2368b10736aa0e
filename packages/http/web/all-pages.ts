/** One page of a list, and the start of the next one; null on the last page. */
interface Page<Row> {
  rows: readonly Row[];
  next: string | null | undefined;
}

/**
 * All rows of a paged call.
 *
 * @param pageAfter requests the page after a position; undefined for the first
 */
export async function allPages<Row>(
  pageAfter: (place: string | undefined) => Promise<Page<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  let place: string | undefined;
  do {
    const { rows, next } = await pageAfter(place);
    all.push(...rows);
    place = next ?? undefined;
  } while (place !== undefined);
  return all;
}

/** One page of a list, and where the next one begins; null on the last page. */
interface Page<Row> {
  rows: readonly Row[];
  next: string | null | undefined;
}

/**
 * Every row of a list that a call answers page by page.
 *
 * @param pageAfter asks for the page behind a place; undefined for the first
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

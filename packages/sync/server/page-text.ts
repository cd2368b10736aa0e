import type { Migration } from '#packages/database';

/**
 * Collects the JSON of rows up to a number of bytes. An aggregate would build all of them first;
 * this function stops at the first row that does not fit. The first row is always taken, so that a
 * list with rows larger than the budget can be completed.
 *
 * The query returns the text and the stamp of each row, in order.
 */
export const pageText: Migration = {
  id: '2026-11-24-page-text',
  sql: `
    create function page_text(query text, most_bytes bigint,
        out page text, out row_count int, out last timestamptz, out has_more boolean)
      language plpgsql as $$
      declare
        row_cursor refcursor;
        row_text text;
        stamp timestamptz;
        row_texts text[] := '{}';
        bytes bigint := 0;
      begin
        row_count := 0;
        has_more := false;
        open row_cursor no scroll for execute query;
        loop
          fetch row_cursor into row_text, stamp;
          exit when not found;
          bytes := bytes + octet_length(row_text);
          has_more := bytes > most_bytes and row_count > 0;
          exit when has_more;
          row_texts := array_append(row_texts, row_text);
          row_count := row_count + 1;
          last := stamp;
        end loop;
        close row_cursor;
        page := '[' || array_to_string(row_texts, ',') || ']';
      end $$;`,
};

/**
 * The shape of a row is one text for everybody, so it reads from the transaction whether who asks may
 * see what devices sent. Without the note they may not.
 */
const note = 'app.raw_data';

/** SQL condition, true: notes for the rows of this transaction that who asks may see what devices sent. */
export const notesRawData = `(select set_config('${note}', 'shown', true)) is not null`;

/** SQL expression: what the device sent with the test `r`, as far as it is for who asks. */
export const rawData = `case when current_setting('${note}', true) = 'shown' then r.raw_data end`;

/** SQL expression: the bytes of it, 0 where it is not for who asks. */
export const rawBytes = `case when current_setting('${note}', true) = 'shown' then r.raw_bytes else 0 end`;

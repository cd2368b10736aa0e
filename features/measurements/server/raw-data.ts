/**
 * The SQL of a row is the same for all viewers, so it reads from the transaction whether the viewer
 * may see raw data of devices. Without the setting they may not.
 */
const note = 'app.raw_data';

/** SQL condition, always true: allows the rows of this transaction to include raw data. */
export const includingRawData = `(select set_config('${note}', 'shown', true)) is not null`;

/** SQL expression: the raw data of the test `r`, if the viewer may see it. */
export const rawData = `case when current_setting('${note}', true) = 'shown' then r.raw_data end`;

/** SQL expression: its size in bytes, 0 if the viewer may not see it. */
export const rawBytes = `case when current_setting('${note}', true) = 'shown' then r.raw_bytes else 0 end`;

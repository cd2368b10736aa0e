// SQLite in OPFS: eight columns and the whole row as JSON, one transaction a page.
import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import { serve } from './serve.js';

serve(async ({ pages, countOf, stop }) => {
  const sqlite3 = await sqlite3InitModule({ locateFile: () => '/bench/sqlite3.wasm' });
  const pool = await sqlite3.installOpfsSAHPoolVfs({ name: 'bench' });
  const database = new pool.OpfsSAHPoolDb('/bench.db');
  database.exec('pragma synchronous = normal; pragma cache_size = -65536;');
  database.exec(`
    create table if not exists measurements (
      measurement_id text primary key, user_id text not null, created integer not null,
      modified integer not null, value real, type text, valid integer, active integer, doc text
    );
    create index if not exists of_person on measurements (user_id, created, valid, active);
    create index if not exists of_day on measurements (created, user_id);
  `);
  const put = database.prepare(
    'insert or replace into measurements values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  for await (const rows of pages()) {
    database.exec('begin');
    for (const row of rows) {
      const { measurement_id, user_id, created_time, modified_time, value, type, valid, active } =
        row;
      put.bind([
        measurement_id,
        user_id,
        Date.parse(created_time),
        Date.parse(modified_time),
        value,
        type,
        valid ? 1 : 0,
        active ? 1 : 0,
        JSON.stringify(row),
      ]);
      put.step();
      put.reset();
    }
    database.exec('commit');
  }
  put.finalize();
  stop();
  const rows = database.selectValue('select count(*) from measurements');
  const lastOfAll = timed(() =>
    database.selectArrays(
      'select user_id, max(created) from measurements where valid and active group by user_id',
    ),
  );
  const newest = database.selectValue('select max(created) from measurements');
  const perDay = timed(() =>
    database.selectArrays(
      `select user_id, created / 86400000, count(*) from measurements
       where created >= ? group by 1, 2`,
      [newest - 30 * 86_400_000],
    ),
  );
  database.close();
  return countOf(rows, { lastOfAll, perDay });
});

/** The median of seven. */
function timed(action) {
  const figures = Array.from({ length: 7 }, () => {
    const start = performance.now();
    action();
    return performance.now() - start;
  });
  return figures.sort((a, b) => a - b)[3];
}

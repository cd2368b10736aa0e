import type { Queryable } from '#packages/database';

/** Tasks of a queue that need attention. */
export interface TaskCount {
  readonly name: string;
  readonly waiting: number;
  readonly failed: number;
}

/**
 * Tasks that should have begun before `late`, and those that failed for good after `since`, of each
 * queue that has any.
 *
 * @param owner the owner of the database
 */
export async function countTasks(
  owner: Queryable,
  { late, since }: { late: Date; since: Date },
): Promise<TaskCount[]> {
  const { rows } = await owner.query<TaskCount>(
    `with tasks as (
       select name, state::text, start_after, completed_on from pgboss.job
       union all
       select name, state::text, start_after, completed_on from pgboss.archive
     )
     select name, count(*) filter (where state in ('created', 'retry')) as waiting,
       count(*) filter (where state = 'failed') as failed
     from tasks
     where name not like '\\_\\_pgboss%'
       and (state in ('created', 'retry') and start_after < $1
         or state = 'failed' and completed_on > $2)
     group by name order by name`,
    [late.toISOString(), since.toISOString()],
  );
  return rows;
}

import type pg from 'pg'

type Log = { error: (facts: object, text: string) => void }
type Options = { pool: pg.Pool; workerId: string; log: Log; everyMs?: number }

const beatMs = 30_000
/** Four beats: a process that was held up for a moment keeps its jobs. */
const silence = "interval '2 minutes'"

const beat = `
  insert into job_workers (id, seen_at) values ($1, now())
  on conflict (id) do update set seen_at = now()`

// The queue itself releases them after four hours. Times are the database's own: clocks of processes differ.
const release = `
  with dead as (
    select distinct locked_by as id from graphile_worker.jobs
    where locked_at < now() - ${silence}
      and not exists (select from job_workers where id = locked_by and seen_at > now() - ${silence})
  )
  select id, graphile_worker.force_unlock_workers(array[id]) from dead`

const forget = `delete from job_workers where seen_at < now() - interval '1 day'`

/** Says every half a minute that this worker lives, and releases the jobs of workers that have not said so for long. */
export async function startHeartbeat({ pool, workerId, log, everyMs = beatMs }: Options) {
  async function pulse() {
    await pool.query(beat, [workerId])
    const { rows } = await pool.query<{ id: string }>(release)
    for (const { id } of rows) log.error({ worker: id }, 'jobs of a dead worker were released')
    await pool.query(forget)
  }
  await pulse()
  let beating: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    // Without its database the next beat tries again.
    beating = pulse().catch((err: unknown) => log.error({ err }, 'a heartbeat of the job worker failed'))
  }, everyMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await beating
      await pool.query('delete from job_workers where id = $1', [workerId])
    },
  }
}

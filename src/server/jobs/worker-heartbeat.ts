import type pg from 'pg'

type Log = { error: (facts: object, text: string) => void }
type Options = {
  pool: pg.Pool
  workerId: string
  /** Jobs that this process is running. */
  running: ReadonlySet<string>
  log: Log
}

const beatMs = 30_000
/** Four heartbeats: a process that stalls for a moment keeps its jobs. */
const silence = "interval '2 minutes'"

const beat = `
  insert into job_workers (id, seen_at) values ($1, now())
  on conflict (id) do update set seen_at = now()`

// The queue itself releases them after four hours. Times are the database's, because clocks of processes differ.
const release = `
  with dead as (
    select distinct locked_by as id from graphile_worker.jobs
    where locked_at < now() - ${silence}
      and not exists (select from job_workers where id = locked_by and seen_at > now() - ${silence})
  )
  select id, graphile_worker.force_unlock_workers(array[id]) from dead`

// Completion is written once: if the database was unavailable then, the job stays locked by a live worker.
const own = `select id from graphile_worker.jobs where locked_by = $1 and locked_at < now() - ${silence}`
const releaseOwn = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by = $1 and id = any ($2)`

const forget = `delete from job_workers where seen_at < now() - interval '1 day'`

/**
 * Records every 30 seconds that this worker is alive. Releases the jobs of workers without a recent heartbeat, and
 * its own jobs that it no longer runs.
 */
export async function startHeartbeat({ pool, workerId, running, log }: Options) {
  let idle: ReadonlySet<string> = new Set()
  /** At the second heartbeat: at the first, the completion may still be on its way to the database. */
  async function releaseIdle() {
    const { rows } = await pool.query<{ id: string }>(own, [workerId])
    const now = new Set(rows.map(({ id }) => id).filter((id) => !running.has(id)))
    const lost = [...now.intersection(idle)]
    idle = now
    if (lost.length === 0) return
    await pool.query(releaseOwn, [workerId, lost])
    log.error({ jobs: lost }, 'jobs that ended without the database were released')
  }
  async function pulse() {
    await pool.query(beat, [workerId])
    const { rows } = await pool.query<{ id: string }>(release)
    for (const { id } of rows) log.error({ worker: id }, 'jobs of a dead worker were released')
    await releaseIdle()
    await pool.query(forget)
  }
  await pulse()
  let beating: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    // If the database is unavailable, the next heartbeat tries again.
    beating = pulse().catch((err: unknown) => log.error({ err }, 'a heartbeat of the job worker failed'))
  }, beatMs).unref()
  return {
    pulse,
    stop: async () => {
      clearInterval(timer)
      await beating
      await pool.query('delete from job_workers where id = $1', [workerId])
    },
  }
}

import type { FailedRow } from '#server/jobs/failed-rows.ts'
import { type Job, listJobs } from '#server/jobs/list-jobs.ts'
import { type Command, readOptions } from './command.ts'
import { dateAndTime, fail, print, readable } from './printing.ts'

const help = `Usage: npm run ops -- jobs [--limit N] [--json]

Lists the background jobs that are due, running, retried or failed, and the rows at which periodic jobs failed.

  running   a worker has taken the job
  retrying  the job failed and is tried again at its run time
  failed    the job failed as often as it may and is not tried again
  waiting   the job has not been tried yet

A failed row is skipped until its retry time; the other rows of its job are not affected. It is retried after one
minute, then after twice as long each time, at most after six hours.

  --limit N  at most N jobs and N rows, 50 by default
  --json     prints JSON instead of lines

Exit status: 1 if a job or a row has failed, otherwise 0.`

export const jobsCommand: Command = {
  name: 'jobs',
  about: 'list background jobs and the rows at which they failed',
  help,
  run: async (words, { open }) => {
    const options = readOptions({
      args: words,
      options: { json: { type: 'boolean', default: false }, limit: { type: 'string', default: '50' } },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const limit = Number(options.values.limit)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      return fail('--limit is a number up to 1000', 2)
    const listed = await listJobs((await open()).db, { now: Date.now(), limit })
    const { counts, jobs, failedRows } = listed
    const { waiting, running, retrying, failed } = counts
    const lines = [
      `${waiting} waiting, ${running} running, ${retrying} retrying, ${failed} failed`,
      ...jobs.map(lineOfJob),
      ...(failedRows.length > 0 ? ['Failed rows:', ...failedRows.map(lineOfRow)] : ['No failed rows.']),
    ]
    print(options.values.json, listed, lines.join('\n'))
    return failed > 0 || failedRows.length > 0 ? 1 : 0
  },
}

const lineOfJob = ({ id, task, state, attempts, maxAttempts, runAt, lockedAt, error }: Job) =>
  [
    state.padEnd(8),
    `${task} ${id}`,
    `attempt ${attempts} of ${maxAttempts}`,
    lockedAt ? `since ${dateAndTime(lockedAt.getTime())}` : `run at ${dateAndTime(runAt.getTime())}`,
    ...(error ? [readable(error.split('\n', 1)[0]!)] : []),
  ].join('  ')

const lineOfRow = ({ task, rowId, error, tries, firstFailedAt, retryAt }: FailedRow) =>
  [
    `${task} ${rowId}`,
    `${tries} tries since ${dateAndTime(firstFailedAt.getTime())}`,
    `retry at ${dateAndTime(retryAt.getTime())}`,
    readable(error),
  ].join('  ')

import { countFailedRows } from '../../jobs/failed-rows.ts'
import { countWorkers, type QueueState, readQueue } from '../../jobs/queue-state.ts'
import { waitingMessages } from '../../messages/measure-outbox.ts'
import { type Check, checkOfDatabase, type Finding, fault, ok, warning } from '../check.ts'

const jobsCheck = checkOfDatabase('jobs', async (db) => {
  const [workers, queue, rows] = await Promise.all([countWorkers(db), readQueue(db), countFailedRows(db)])
  return jobFindings({ workers, queue, failedRows: rows.reduce((sum, { count }) => sum + count, 0) })
})

type JobFacts = { workers: number; queue: readonly QueueState[]; failedRows: number }

export function jobFindings({ workers, queue, failedRows }: JobFacts): Finding[] {
  const failed = queue.reduce((sum, each) => sum + each.failed, 0)
  const oldest = Math.max(0, ...queue.map(({ oldestSeconds }) => oldestSeconds))
  const findings: Finding[] = []
  if (workers === 0)
    findings.push(
      oldest > 300
        ? fault(
            `No worker runs, and a job has waited for ${Math.round(oldest / 60)} minutes.`,
            'Start the site without JOBS=off, or run: npm run worker',
          )
        : warning('No worker runs now.', 'Start the site without JOBS=off, or run: npm run worker'),
    )
  else if (oldest > 300)
    findings.push(
      warning(
        `A job has waited for ${Math.round(oldest / 60)} minutes.`,
        'Read the log of the worker; raise JOB_CONCURRENCY or start another worker.',
      ),
    )
  if (failed > 0 || failedRows > 0)
    findings.push(
      warning(
        `${failed} jobs are not tried again, and ${failedRows} rows have failed.`,
        'Read their errors: npm run ops -- jobs',
      ),
    )
  return findings.length > 0 ? findings : [ok(`${workers} workers run, and no job is late.`)]
}

const outboxCheck = checkOfDatabase('outbox', async (db, { now }) => {
  const { count, since } = await waitingMessages(db)
  const minutes = since ? Math.round((now() - since.getTime()) / 60_000) : 0
  if (minutes <= 15) return [ok(`${count} messages wait for delivery.`)]
  return [
    warning(
      `${count} messages wait for delivery, the oldest for ${minutes} minutes.`,
      'Check the mail server and the worker.',
    ),
  ]
})

export const jobChecks: readonly Check[] = [jobsCheck, outboxCheck]

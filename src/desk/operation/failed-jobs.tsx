import type { DeskJob } from '#contract/desk/operation.ts'
import { operationWords } from '#words/desk/operation.ts'
import { shortWhen } from '#words/desk/when.ts'
import { LoopIcon } from '../parts/icons.ts'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'

type Props = {
  jobs: readonly DeskJob[]
  mayChange: boolean
  onRetry: (ids: readonly string[]) => void
  onRemove: (job: DeskJob) => void
}

/** Jobs that failed or are tried again, with their error and payload. */
export function FailedJobs({ jobs, mayChange, onRetry, onRemove }: Props) {
  const say = operationWords(useLocale())
  return (
    <section className="panel failed-jobs" aria-labelledby="failed-jobs">
      <header className="flex">
        <h2 id="failed-jobs">
          {say.failed} {jobs.length > 0 && <span className="count">{jobs.length}</span>}
        </h2>
        {mayChange && jobs.length > 1 && (
          <button type="button" className="btn btn-s" onClick={() => onRetry(jobs.map(({ id }) => id))}>
            <LoopIcon /> {say.runAllAgain(jobs.length)}
          </button>
        )}
      </header>
      {jobs.length === 0 && <p className="hint">{say.noneFailed}</p>}
      <ul>
        {jobs.map((job) => (
          <Failed key={job.id} job={job} mayChange={mayChange} onRetry={onRetry} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  )
}

function Failed({ job, mayChange, onRetry, onRemove }: Omit<Props, 'jobs'> & { job: DeskJob }) {
  const locale = useLocale()
  const say = operationWords(locale)
  const now = useNow()
  const isOver = job.state === 'failed'
  return (
    <li>
      <code>{job.task}</code>
      <span className="what">
        <b lang="en">{job.error?.split('\n', 1)[0] ?? ''}</b>
        <details>
          <summary>{say.payload}</summary>
          <pre>{job.payload}</pre>
          {job.error && <pre lang="en">{job.error}</pre>}
        </details>
      </span>
      <span className={isOver ? 'bad' : 'soft'}>
        {say.attempts(job.attempts, job.max_attempts)}
        {locale === 'zh' ? '，' : ', '}
        {isOver ? say.givenUp : say.nextAt(shortWhen(hereOf(job.run_at), now, locale))}
      </span>
      {mayChange && (
        <span className="flex">
          <button type="button" className="btn btn-s" onClick={() => onRetry([job.id])}>
            {say.runAgain}
          </button>
          {isOver && (
            <button type="button" className="btn btn-s btn-quiet" onClick={() => onRemove(job)}>
              {say.remove}
            </button>
          )}
        </span>
      )}
    </li>
  )
}

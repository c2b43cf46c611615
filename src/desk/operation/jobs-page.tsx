import { useState } from 'react'
import type { DeskJob, DeskJobs } from '#contract/desk/operation.ts'
import { listDeskJobs, retryJobs, runTask } from '#contract/desk/operation-endpoints.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { operationWords } from '#words/desk/operation.ts'
import { call, newRequestId } from '../call.ts'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { FailedRows } from './failed-rows.tsx'
import { RemoveJobDialog } from './remove-job-dialog.tsx'
import { TaskTable } from './task-table.tsx'

/** The queue of background jobs: what failed first, then every periodic job with its last runs. */
export function JobsPage() {
  const locale = useLocale()
  const say = operationWords(locale)
  const page = useLoad(listDeskJobs, {}, { every: 15_000 })
  const [removing, setRemoving] = useState<DeskJob | null>(null)
  const mayChange = useWhyNot('jobs.change') === null
  const take = (answer: unknown, done: string) => {
    const said = answer as { code: number; msg: string; data: DeskJobs }
    if (said.code !== 1) return showToast({ kind: 'warn', text: said.msg })
    page.set(said.data)
    showToast({ kind: 'good', text: done })
  }
  const retry = async (ids: readonly string[]) =>
    take(await call(retryJobs, { ids: [...ids], req_id: newRequestId() }), say.queued(ids.length))
  const run = async (task: string) =>
    take(await call(runTask, { task, req_id: newRequestId() }), say.started(task))
  const counts = page.data?.counts
  return (
    <>
      <header className="bar">
        <h1>{say.jobs}</h1>
        {counts && (
          <span className={counts.failed ? 'live bad' : 'live'} role="status">
            {say.counts(counts.running ?? 0, counts.waiting ?? 0, counts.failed ?? 0)}
          </span>
        )}
      </header>
      <Shown of={page} rows={12}>
        {({ jobs, rows, tasks }) => (
          <>
            <FailedJobs
              jobs={jobs.filter(({ state }) => state === 'failed' || state === 'retrying')}
              mayChange={mayChange}
              onRetry={retry}
              onRemove={setRemoving}
            />
            {rows.length > 0 && <FailedRows rows={rows} />}
            <TaskTable tasks={tasks} mayChange={mayChange} onRun={run} />
          </>
        )}
      </Shown>
      {removing && (
        <RemoveJobDialog
          job={removing}
          onClose={() => setRemoving(null)}
          onRemoved={(answer) => {
            setRemoving(null)
            take(answer, say.removed)
          }}
        />
      )}
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { applyImport, checkImport, showImport, undoImport } from '#contract/desk/import-endpoints.ts'
import type { DeskImport } from '#contract/desk/imports.ts'
import { InfoIcon, WarningIcon } from '#ui/icons/icons.ts'
import { importWords } from '#words/desk/import.ts'
import { formatCount } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Problem } from '../parts/problem.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'
import { ImportChanges } from './import-changes.tsx'
import { ImportMark, isRunning } from './import-mark.tsx'
import { Counts, Faults, Named } from './import-report.tsx'

const pollEvery = 1_500

export function OneImport({ id, onChanged }: { id: string; onChanged: () => void }) {
  const [isWaiting, setWaiting] = useState(true)
  const page = useLoad(showImport, { id }, { isLive: true, ...(isWaiting ? { every: pollEvery } : {}) })
  const state = page.data?.state
  useEffect(() => {
    if (state) setWaiting(isRunning(state))
  }, [state])
  const changed = useRef(onChanged)
  changed.current = onChanged
  useEffect(() => {
    if (!isWaiting) changed.current()
  }, [isWaiting])
  return <Shown of={page}>{(data) => <Import data={data} onStep={page.set} />}</Shown>
}

type Step = typeof applyImport | typeof undoImport

function Import({ data, onStep }: { data: DeskImport; onStep: (data: DeskImport) => void }) {
  const locale = useLocale()
  const say = importWords(locale)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Renewed after an answer: pressing again after a lost connection has no second effect. */
  const requestId = useRef(newRequestId())
  const settle = (answer: { code: number; msg: string; data: unknown }) => {
    setAsking(false)
    if (answer.code === 1) onStep(answer.data as DeskImport)
    else setProblem(answer.msg)
  }
  const step = async (endpoint: Step) => {
    const answer = await call(endpoint, { id: data.id, req_id: requestId.current })
    if (answer.code !== 0) requestId.current = newRequestId()
    settle(answer)
  }
  const checkAgain = async () =>
    settle(await call(checkImport, { id: data.id, complete: data.complete, req_id: newRequestId() }))
  const total = Object.values(data.counts).reduce(
    (sum, one) => sum + one.added + one.changed + one.removed,
    0,
  )
  const hasChanges = ['ready', 'applied', 'undone', 'applying', 'undoing'].includes(data.state)
  return (
    <section className="pane import-one" aria-busy={isRunning(data.state)}>
      <header>
        <h2>{data.files.map(({ name }) => name).join(', ') || say.title}</h2>
        <span className="grow" />
        <span role="status">
          <ImportMark state={data.state} />
        </span>
      </header>
      {isRunning(data.state) && (
        <div className="pad import-running">
          <progress aria-label={say[data.state]} />
          <p className="soft">
            {data.progress > 0 && `${say.working(formatCount(data.progress, locale))} `}
            {say.inBackground}
          </p>
        </div>
      )}
      {data.state === 'failed' && (
        <div className="pad">
          <p>{say.failedHint}</p>
          <button type="button" className="btn" onClick={() => void checkAgain()}>
            {say.checkAgain}
          </button>
        </div>
      )}
      {data.state === 'faulty' && <Faults data={data} />}
      {data.state === 'undone' && (
        <div className="pad">
          {data.left_over.length === 0 ? (
            <p className="soft">{say.allUndone}</p>
          ) : (
            <Named title={say.leftOver(data.left_over.length)} rows={data.left_over} />
          )}
        </div>
      )}
      {data.is_outdated && data.state === 'ready' && (
        <p className="pad import-note" role="alert">
          <WarningIcon />
          {say.outdated}
        </p>
      )}
      {hasChanges && total > 0 && <Counts counts={data.counts} />}
      {hasChanges && data.warnings.length > 0 && data.state === 'ready' && (
        <div className="pad">
          <Named
            title={say.warnings}
            rows={data.warnings.map(({ file, line, text }) => ({
              file,
              text: `${file}${line === null ? '' : `:${line}`} ${text}`,
            }))}
          />
        </div>
      )}
      {hasChanges && data.unnamed_count > 0 && data.state === 'ready' && (
        <div className="pad">
          {data.complete ? (
            <Named title={say.willRemove(data.unnamed_count)} rows={data.unnamed} />
          ) : (
            <p className="import-note soft">
              <InfoIcon />
              {say.leftAlone(data.unnamed_count)}
            </p>
          )}
        </div>
      )}
      {data.state === 'ready' && total > 0 && (
        <footer className="import-actions">
          <button type="button" className="btn btn-fill" onClick={() => void step(applyImport)}>
            {say.apply}
          </button>
          <span className="soft">{say.applyHint}</span>
        </footer>
      )}
      {data.undoable && (
        <footer className="import-actions">
          <button type="button" className="btn" onClick={() => setAsking(true)}>
            {say.undo}
          </button>
        </footer>
      )}
      {problem && <Problem text={problem} />}
      {hasChanges && <ImportChanges key={`${data.state}${data.is_outdated}`} id={data.id} />}
      {isAsking && (
        <Dialog
          title={say.undoTitle}
          onClose={() => setAsking(false)}
          onSubmit={() => void step(undoImport)}
          footer={
            <>
              <button type="button" className="btn" onClick={() => setAsking(false)}>
                {say.cancel}
              </button>
              <button type="submit" className="btn btn-fill" data-takes-focus>
                {say.undo}
              </button>
            </>
          }
        >
          <p>{say.undoHint}</p>
        </Dialog>
      )}
    </section>
  )
}

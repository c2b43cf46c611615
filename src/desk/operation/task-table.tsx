import { useState } from 'react'
import type { PeriodicTask } from '#contract/desk/operation.ts'
import { operationWords } from '#words/desk/operation.ts'
import { shortWhen } from '#words/desk/when.ts'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { durationText, scheduleText } from './schedule-text.ts'

const fewest = 14

type Props = { tasks: readonly PeriodicTask[]; mayChange: boolean; onRun: (task: string) => void }

/** Failed tasks first, then those that ran last. */
const ordered = (tasks: readonly PeriodicTask[]) =>
  tasks.toSorted((one, other) => {
    const failed = (task: PeriodicTask) => (task.runs.at(-1)?.done === false ? 0 : 1)
    const last = (task: PeriodicTask) => task.runs.at(-1)?.at ?? ''
    return (
      failed(one) - failed(other) ||
      last(other).localeCompare(last(one)) ||
      one.task.localeCompare(other.task)
    )
  })

/** An hour and minute of UTC in the reader's zone. */
const localTime = (utc: string) => hereOf(`2026-01-15T${utc}:00Z`).slice(11, 16)

export function TaskTable({ tasks, mayChange, onRun }: Props) {
  const locale = useLocale()
  const say = operationWords(locale)
  const now = useNow()
  const [isWhole, setWhole] = useState(false)
  const all = ordered(tasks)
  return (
    <section>
      <div className="tblwrap">
        <table className="tbl tasks">
          <thead>
            <tr>
              <th scope="col">{say.job}</th>
              <th scope="col" className="no-phone">
                {say.schedule}
              </th>
              <th scope="col">{say.last}</th>
              <th scope="col" className="amt no-phone">
                {say.took}
              </th>
              <th scope="col" className="no-tab">
                {say.runs}
              </th>
              <th scope="col">{say.result}</th>
              <th scope="col" className="no-tab">
                {say.next}
              </th>
              {mayChange && (
                <th scope="col">
                  <span className="sr">{say.runNow}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {all.slice(0, isWhole ? all.length : fewest).map(({ task, every, next, runs }) => {
              const last = runs.at(-1)
              return (
                <tr key={task}>
                  <th scope="row">
                    <code>{task}</code>
                  </th>
                  <td className="soft no-phone">{scheduleText(every, locale, localTime)}</td>
                  <td>{last ? shortWhen(hereOf(last.at), now, locale) : <span className="faint">–</span>}</td>
                  <td className="amt no-phone">{last ? durationText(last.ms, locale) : ''}</td>
                  <td className="no-tab">
                    <Runs runs={runs} />
                  </td>
                  <td>
                    {last ? (
                      <span className={last.done ? 'st ok' : 'st bad'}>
                        {last.done ? say.done : say.failedRun}
                      </span>
                    ) : (
                      <span className="faint">{say.never}</span>
                    )}
                  </td>
                  <td className="soft no-tab">{shortWhen(hereOf(next), now, locale)}</td>
                  {mayChange && (
                    <td className="amt">
                      <button
                        type="button"
                        className="link"
                        aria-label={say.runNowOf(task)}
                        onClick={() => onRun(task)}
                      >
                        {say.runNow}
                      </button>
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {!isWhole && all.length > fewest && (
        <footer className="tfoot">
          <button type="button" className="btn btn-s" onClick={() => setWhole(true)}>
            {say.showAll(all.length)}
          </button>
        </footer>
      )}
    </section>
  )
}

/** Bars by duration; a failed run is red. */
function Runs({ runs }: { runs: PeriodicTask['runs'] }) {
  const say = operationWords(useLocale())
  const longest = Math.max(1, ...runs.map(({ ms }) => ms))
  const failed = runs.filter(({ done }) => !done).length
  return (
    <span className="runs" role="img" aria-label={say.runsInWords(runs.length - failed, failed)}>
      {runs.map(({ at, ms, done }) => (
        <i key={at} className={done ? undefined : 'bad'} style={{ height: `${20 + (80 * ms) / longest}%` }} />
      ))}
    </span>
  )
}

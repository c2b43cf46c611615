import { showHealth } from '#contract/desk/endpoints.ts'
import type { HealthLine } from '#contract/desk/health.ts'
import { type HealthCheck, healthCheckNames, healthWords } from '#words/desk/health.ts'
import { shortWhen } from '#words/desk/when.ts'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { useLoad } from '../use-load.ts'
import { doctorChinese } from './doctor-chinese.ts'
import { inOrderOfState } from './order-lines.ts'

/** The lines of the doctor: faults first. */
export function HealthPage() {
  const locale = useLocale()
  const say = healthWords(locale)
  const now = useNow()
  const page = useLoad(showHealth, {})
  const count = (state: HealthLine['state']) =>
    page.data?.lines.filter((line) => line.state === state).length ?? 0
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
        <button type="button" className="btn btn-s" disabled={page.isLoading} onClick={page.reload}>
          {say.again}
        </button>
      </header>
      {page.data && (
        <p className="health-summary">
          <b>{say.summary(count('fault'), count('warning'))}</b>{' '}
          <span className="faint">{say.checkedAt(shortWhen(hereOf(page.data.checked_at), now, locale))}</span>
        </p>
      )}
      <Shown of={page} rows={12}>
        {({ lines }) => <Lines lines={lines} />}
      </Shown>
    </>
  )
}

/** The doctor is a command in English; the desk translates its sentences. */
function Sentence({ text }: { text: string }) {
  const chinese = useLocale() === 'zh' ? doctorChinese(text) : null
  return chinese ? <span>{chinese}</span> : <span lang="en">{text}</span>
}

const classes = { ok: 'good', warning: 'warn', fault: 'bad' } as const

function Lines({ lines }: { lines: readonly HealthLine[] }) {
  const locale = useLocale()
  const say = healthWords(locale)
  const names = healthCheckNames(locale)
  return (
    <div className="tblwrap">
      <table className="tbl health">
        <thead>
          <tr>
            <th scope="col">{say.state}</th>
            <th scope="col">{say.check}</th>
            <th scope="col">{say.finding}</th>
          </tr>
        </thead>
        <tbody>
          {inOrderOfState(lines).map(({ check, state, text, todo }) => (
            <tr key={`${check} ${text}`}>
              <td className={classes[state]}>
                <b>{say[state]}</b>
              </td>
              <th scope="row">{names[check as HealthCheck] ?? check}</th>
              <td>
                <Sentence text={text} />
                {todo && (
                  <small className="faint">
                    {say.todo}
                    {locale === 'zh' ? '：' : ': '}
                    <Sentence text={todo} />
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

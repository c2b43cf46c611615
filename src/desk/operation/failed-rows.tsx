import type { FailedRow } from '#contract/desk/operation.ts'
import { operationWords } from '#words/desk/operation.ts'
import { shortWhen } from '#words/desk/when.ts'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'

/** Rows at which a periodic job failed. */
export function FailedRows({ rows }: { rows: readonly FailedRow[] }) {
  const locale = useLocale()
  const say = operationWords(locale)
  const now = useNow()
  return (
    <section className="pane-part">
      <h2>{say.rows}</h2>
      <p className="hint">{say.rowsText}</p>
      <div className="tblwrap">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{say.job}</th>
              <th scope="col">{say.row}</th>
              <th scope="col">{say.whatItSaid}</th>
              <th scope="col" className="amt">
                {say.tries}
              </th>
              <th scope="col">{say.nextTry}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ task, row, error, tries, retry_at }) => (
              <tr key={`${task} ${row}`}>
                <td>
                  <code>{task}</code>
                </td>
                <td>{row}</td>
                <td lang="en">{error}</td>
                <td className="amt">{tries}</td>
                <td>{shortWhen(hereOf(retry_at), now, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

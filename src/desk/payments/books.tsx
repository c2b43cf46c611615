import { exportDeskBooks, showDeskBooks } from '#contract/desk/endpoints.ts'
import type { DeskBooks } from '#contract/desk/payments.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { saveFile } from '#ui/save-file.ts'
import { deskPaymentWords } from '#words/desk/payments.ts'
import { todayWords } from '#words/desk/today.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { call } from '../call.ts'
import { usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useNow } from '../parts/use-now.ts'
import { setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'

const month = 30 * 86_400_000
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** The ledger by account and the daily statements of a period. */
export function Books() {
  const say = deskPaymentWords(useLocale())
  const { query } = usePlace()
  const now = useNow()
  const period = {
    from: query.get('from') ?? dateOf(Date.parse(now) - month),
    to: query.get('to') ?? now.slice(0, 10),
  }
  const books = useLoad(showDeskBooks, period)
  const download = async () => {
    const answer = await call(exportDeskBooks, period)
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    const { name, text } = (answer as { data: { name: string; text: string } }).data
    saveFile(name, 'text/csv', text)
  }
  return (
    <>
      <div className="tools">
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="chip chip-date">
            {say[name]}
            <input
              type="date"
              value={period[name]}
              onChange={(event) => setQuery({ [name]: event.target.value || undefined })}
            />
          </label>
        ))}
        <span className="grow" />
        <button type="button" className="btn" onClick={() => void download()}>
          {say.csv}
        </button>
      </div>
      <Shown of={books}>
        {(data) => (
          <>
            <Accounts data={data} />
            <Statements data={data} />
          </>
        )}
      </Shown>
    </>
  )
}

function Accounts({ data }: { data: DeskBooks }) {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  return (
    <section className="books">
      <h2>{say.accounts}</h2>
      {data.accounts.length === 0 ? (
        <p className="soft">{say.noTransfers}</p>
      ) : (
        <div className="tblwrap">
          <table className="tbl in flat">
            <caption className="sr">{say.accounts}</caption>
            <thead>
              <tr>
                <th scope="col">{say.account}</th>
                {[say.into, say.out, say.balance, say.transfers].map((name) => (
                  <th key={name} scope="col" className="r">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.accounts.map((row) => (
                <tr key={`${row.account} ${row.balance.currency}`}>
                  <th scope="row" className="mono">
                    {row.account}
                  </th>
                  <td className="amt">{formatMoney(row.into, locale)}</td>
                  <td className="amt">{formatMoney(row.out, locale)}</td>
                  <td className="amt">{formatMoney(row.balance, locale)}</td>
                  <td className="r">{formatCount(row.transfers, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Statements({ data }: { data: DeskBooks }) {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  const { method } = todayWords(locale)
  return (
    <section className="books">
      <h2>{say.statements}</h2>
      {data.statements.length === 0 && <p className="soft">{say.noStatements}</p>}
      {data.statements.map((one) => (
        <div key={`${one.method} ${one.day}`} className="statement">
          <p className={one.differences.length > 0 ? 'bad' : 'soft'}>
            {method(one.method)}, {formatDate(one.day, locale)} · {say.lines(one.lines)} ·{' '}
            {one.differences.length > 0 ? say.differences(one.differences.length) : say.noDifference}
          </p>
          {one.differences.length > 0 && (
            <dl className="kv t12">
              {one.differences.map((difference) => (
                <div key={`${difference.kind} ${difference.id}`}>
                  <dt>
                    {say.difference(difference.what)}, {say.kind(difference.kind)}{' '}
                    <span className="mono">{difference.id}</span>
                  </dt>
                  <dd>
                    {say.hereThere(
                      difference.here ? formatMoney(difference.here, locale) : say.nothingThere,
                      difference.there ? formatMoney(difference.there, locale) : say.nothingThere,
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      ))}
    </section>
  )
}

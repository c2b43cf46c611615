import type { HotelStatement } from '#contract/desk/extranet.ts'
import {
  exportStatement,
  listStatementHotels,
  listStatementMonths,
  showStatement,
} from '#contract/desk/extranet-endpoints.ts'
import { DownloadIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { saveFile } from '#ui/save-file.ts'
import { statementWords } from '#words/desk/statements.ts'
import { formatDate } from '#words/format.ts'
import { call } from '../call.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useSession } from '../parts/use-desk.ts'
import { nowHere } from '../parts/use-now.ts'
import { addressOf, setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { CommissionRate } from './commission-rate.tsx'
import { HotelSwitch, NoHotels } from './hotel-choice.tsx'
import { StatementSums } from './statement-sums.tsx'
import { StatementTable } from './statement-table.tsx'
import { useHotelChoice } from './use-hotel.ts'

/** Statements by month: a hotelier's own hotels; for finance all hotels of a month. */
export function StatementsPage() {
  const { query } = usePlace()
  const { member } = useSession()
  const hotel = query.get('hotel')
  if (member.hotels !== null) return <OwnStatements />
  return hotel ? <Statements hotel={hotel} isOfStaff /> : <AllHotels />
}

function OwnStatements() {
  const { loaded, choice } = useHotelChoice()
  return (
    <Shown of={loaded}>
      {() =>
        choice.hotel ? (
          <Statements key={choice.hotel.id} hotel={choice.hotel.id} beside={<HotelSwitch {...choice} />} />
        ) : (
          <NoHotels />
        )
      }
    </Shown>
  )
}

function Statements({
  hotel,
  isOfStaff = false,
  beside,
}: {
  hotel: string
  isOfStaff?: boolean
  beside?: React.ReactNode
}) {
  const locale = useLocale()
  const say = statementWords(locale)
  const { query } = usePlace()
  const months = useLoad(listStatementMonths, { hotel })
  const month = query.get('month') ?? months.data?.months[0]?.month ?? nowHere().slice(0, 7)
  const statement = useLoad(showStatement, { hotel, month })
  const download = async () => {
    const answer = await call(exportStatement, { hotel, month })
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    const { name, text } = (answer as { data: { name: string; text: string } }).data
    saveFile(name, 'text/csv', text)
  }
  return (
    <>
      <header className="bar">
        <h1>{isOfStaff ? (statement.data?.hotel.name ?? say.title) : say.title}</h1>
        <span className="grow" />
        {beside}
        {isOfStaff && (
          <Link className="btn no-phone" href={addressOf('/statements', { month })}>
            {say.allHotels}
          </Link>
        )}
        <button type="button" className="btn no-print" onClick={() => void download()}>
          <DownloadIcon />
          {say.csv}
        </button>
      </header>
      <nav className="viewtabs no-print" aria-label={say.months}>
        {(months.data?.months ?? []).map((one) => (
          <Link
            key={one.month}
            href={addressOf('/statements', { hotel, month: one.month })}
            aria-current={one.month === month ? 'true' : undefined}
          >
            {formatDate(`${one.month}-01`, locale, 'month')} <b>{one.orders}</b>
          </Link>
        ))}
      </nav>
      <Shown of={statement}>
        {(data) => <Statement data={data} isOfStaff={isOfStaff} onChanged={statement.set} />}
      </Shown>
    </>
  )
}

type StatementProps = {
  data: HotelStatement
  isOfStaff: boolean
  onChanged: (statement: HotelStatement) => void
}

function Statement({ data, isOfStaff, onChanged }: StatementProps) {
  const locale = useLocale()
  const say = statementWords(locale)
  return (
    <div className="statement">
      <section className="sums" aria-labelledby="statement-sums">
        <h2 id="statement-sums">{say.statementOf(formatDate(`${data.month}-01`, locale, 'month'))}</h2>
        <StatementSums statement={data} />
        <CommissionRate statement={data} isOfStaff={isOfStaff} onChanged={onChanged} />
        {data.is_open && <p className="hint">{say.monthOpen}</p>}
        {data.open_orders > 0 && <p className="hint">{say.openOrders(data.open_orders)}</p>}
      </section>
      {data.rows.length === 0 ? (
        <div className="empty">
          <h3>{say.empty}</h3>
          <p>{say.emptyHint}</p>
        </div>
      ) : (
        <StatementTable data={data} />
      )}
    </div>
  )
}

function AllHotels() {
  const locale = useLocale()
  const say = statementWords(locale)
  const { query } = usePlace()
  const month = query.get('month') ?? nowHere().slice(0, 7)
  const hotels = useLoad(listStatementHotels, { month, after: query.get('after') ?? undefined })
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
      </header>
      <div className="tools">
        <label className="chip chip-date">
          {say.month}
          <input
            type="month"
            value={month}
            onChange={(event) => setQuery({ month: event.target.value || undefined, after: undefined })}
          />
        </label>
      </div>
      <Shown of={hotels}>
        {({ list, is_end: isEnd }) =>
          list.length === 0 ? (
            <div className="empty">
              <h2>{say.noHotels}</h2>
            </div>
          ) : (
            <>
              <table className="tbl">
                <caption className="sr">{say.allHotels}</caption>
                <thead>
                  <tr>
                    <th scope="col">{say.hotel}</th>
                    <th scope="col" className="r">
                      {say.orders}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {list.map(({ id, name, orders }) => (
                    <tr key={id}>
                      <th scope="row">
                        <Link className="link" href={addressOf('/statements', { hotel: id, month })}>
                          {name}
                        </Link>
                      </th>
                      <td className="r">{orders}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {!isEnd && (
                <button type="button" className="btn" onClick={() => setQuery({ after: list.at(-1)!.id })}>
                  {say.more}
                </button>
              )}
            </>
          )
        }
      </Shown>
    </>
  )
}

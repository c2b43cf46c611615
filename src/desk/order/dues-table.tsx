import type { DeskOrder } from '#contract/desk/orders.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { orderWords } from '#words/desk/order.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'

/** The sums that the order owes us. */
export function DuesTable({ data }: { data: DeskOrder }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const { dues } = data.order
  if (dues.length === 0) return <p className="soft">{say.noDues}</p>
  return (
    <div className="tblwrap">
      <table className="tbl in tall flat">
        <caption className="sr">{say.dues}</caption>
        <thead>
          <tr>
            <th scope="col">{say.what}</th>
            <th scope="col">{say.state}</th>
            <th scope="col">{say.dueAt}</th>
            <th scope="col" className="r">
              {say.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {dues.map((due) => (
            <tr key={due.id}>
              <td>
                <b>{say.dueKind(due.kind)}</b>
              </td>
              <td className={due.state === 'open' ? 'due' : 'soft'}>{say.dueState(due.state)}</td>
              <td className="faint">{due.due_at ? dayAndTime(hereOf(due.due_at), locale) : say.none}</td>
              <td className="amt">{formatMoney(due.amount, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Every version of the agreement; the last is in force. */
export function RevisionList({ data }: { data: DeskOrder }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const { revisions } = data.order
  return (
    <dl className="kv">
      {revisions.map(({ n, at, by, what, total }) => (
        <div key={n}>
          <dt>{say.revision(n)}</dt>
          <dd>
            {say.revisionKind(what)}, {say.by(by)}, {dayAndTime(hereOf(at), locale)},{' '}
            {formatMoney(total, locale)}
            {n === revisions.at(-1)!.n && <span className="faint"> · {say.inForce}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

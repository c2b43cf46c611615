import type { DeskPaymentPage } from '#contract/desk/payments.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { disputeWords } from '#words/desk/disputes.ts'
import { deskPaymentWords } from '#words/desk/payments.ts'
import { todayWords } from '#words/desk/today.ts'
import { shortWhen } from '#words/desk/when.ts'
import { formatDate } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { useRows } from '../parts/use-rows.ts'
import { addressOf, goTo } from '../router.ts'
import { Disputes } from './disputes.tsx'

type ListProps = { data: DeskPaymentPage; which: string; chosen: string | null }

/** Payments of one list, messages without a payment, and the last statements. */
export function PaymentList({ data, which, chosen }: ListProps) {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  const now = useNow()
  const method = todayWords(locale).method
  const address = (number: string) =>
    addressOf('/payments', { which: which === 'review' ? undefined : which, number })
  useRows(data.list, { keyOf: ({ number }) => number, open: ({ number }) => goTo(address(number)) })
  return (
    <div className="l">
      {data.list.length === 0 && (
        <div className="empty">
          <h2>{say.nothing}</h2>
          <p>{say.nothingHint}</p>
        </div>
      )}
      {data.list.map((row) => (
        <Link
          key={row.id}
          className="item"
          data-row={row.number}
          href={address(row.number)}
          aria-current={row.number === chosen ? 'true' : undefined}
        >
          <b>{row.review ? say.reason(row.review) : say.state(row.state)}</b>
          <span className="amt">{formatMoney(row.amount, locale)}</span>
          <small>
            {method(row.method)} · {row.guest}, {row.hotel}
          </small>
          <time>{shortWhen(hereOf(row.since), now, locale)}</time>
          {row.why && <small className="faint">{row.why}</small>}
        </Link>
      ))}
      {data.disputes.length > 0 && (
        <div className="odd">
          <h3>{disputeWords(locale).title}</h3>
          <Disputes disputes={data.disputes} isLinked />
        </div>
      )}
      {data.messages.length > 0 && (
        <div className="odd">
          <h3>{say.odd}</h3>
          <dl className="kv t12">
            {data.messages.map((message) => (
              <div key={`${message.kind} ${message.at}`}>
                <dt>
                  {method(message.method)}, {message.kind}
                </dt>
                <dd className="faint">{shortWhen(hereOf(message.at), now, locale)}</dd>
              </div>
            ))}
          </dl>
          <p className="hint">{say.oddHint}</p>
        </div>
      )}
      {data.differences.length > 0 && (
        <div className="odd">
          <h3>{say.statements}</h3>
          <dl className="kv t12">
            {data.differences.slice(0, 9).map((one) => (
              <div key={`${one.method} ${one.day}`}>
                <dt>
                  {method(one.method)}, {formatDate(one.day, locale, 'short')} · {say.lines(one.lines)}
                </dt>
                <dd className={one.differences > 0 ? 'bad' : 'faint'}>
                  {one.differences > 0 ? say.differences(one.differences) : say.noDifference}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

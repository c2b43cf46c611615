import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { cancelWords } from '#words/booking/cancel-order.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { useRequest } from '../page/use-page.ts'
import { kindOf } from '../price-charts/timeline.ts'

/** The cancellation windows side by side: past ones are pale, the current one is labelled. */
export function CancelWindows({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = cancelWords(locale)
  const rate = rateWords(locale)
  const now = Date.parse(order.now)
  const isOver = (to: string | null) => to !== null && Date.parse(to) <= now
  const isAhead = (from: string | null) => from !== null && Date.parse(from) > now
  return (
    <ol className="cancel-windows">
      {order.cancellation.windows.map((window) => {
        const { from, to, fee, refund } = window
        const kind = kindOf(window)
        const when = isOver(to) ? 'past' : isAhead(from) ? 'ahead' : 'now'
        const label = {
          past: to && say.untilAt(to),
          now: say.nowAt(order.now),
          ahead: from && say.fromAt(from),
        }
        const what = {
          free: say.freeWindow,
          part: say.kept(formatMoney(fee, locale)),
          none: rate.nothingBack,
        }
        return (
          <li key={from ?? ''} data-when={when} data-kind={kind}>
            <small>{label[when]}</small>
            <i aria-hidden="true" />
            <b>{what[kind]}</b>
            {refund.amount > 0 && <small>{say.back(formatMoney(refund, locale))}</small>}
          </li>
        )
      })}
    </ol>
  )
}

import type { Order } from '#contract/booking.ts'
import type { Money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formatZone } from '#words/format.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { moneyTrail } from '../orders/money-trail.ts'
import { endOfDay, stretchesOf } from '../price-charts/timeline.ts'
import { BilingualText } from './bilingual-text.tsx'

/** The total, the paid amount, the amount due at the hotel in its currency, and the end of free cancellation. */
export function VoucherMoney({ order }: { order: Order }) {
  const { price, payment } = order
  const { paid } = moneyTrail(order, 'en')
  const dueThere = price.due_at_hotel_local ?? price.due_at_hotel
  return (
    <section>
      <h2>
        <BilingualText say={(words) => words.money} />
      </h2>
      <dl className="paper-facts voucher-money">
        <Amount label="total" of={price.total} />
        <Amount label="paid" of={paid} />
        {payment.held.amount > 0 && <Amount label="held" of={payment.held} />}
        {price.due_later.amount > 0 && paid.amount < price.due_now.amount + price.due_later.amount && (
          <Amount label="later" of={price.due_later} />
        )}
        <div className="voucher-due">
          <dt>
            <BilingualText apart say={(words) => words.due} />
          </dt>
          <dd>
            {formatMoney(dueThere)}
            {price.due_at_hotel_local && (
              <small>
                <BilingualText say={(words, of) => words.about(formatMoney(price.due_at_hotel, of))} />
              </small>
            )}
          </dd>
        </div>
      </dl>
      {dueThere.amount === 0 && (
        <p className="paper-label">
          <BilingualText say={(words) => words.nothingDue} />
        </p>
      )}
      <h2>
        <BilingualText say={(words) => words.policy} />
      </h2>
      <p className="voucher-policy">
        <BilingualText apart say={(_, of) => policyText(order, of)} />
      </p>
    </section>
  )
}

function Amount({ label, of }: { label: 'total' | 'paid' | 'held' | 'later'; of: Money }) {
  return (
    <div>
      <dt>
        <BilingualText apart say={(words) => words[label]} />
      </dt>
      <dd>{formatMoney(of)}</dd>
    </div>
  )
}

/** The policy from now on, in a sentence a window. */
function policyText(order: Order, locale: Locale): string {
  const say = rateWords(locale)
  const now = Date.parse(order.now)
  const ahead = stretchesOf(order.cancellation.windows, { now, end: endOfDay(order.check_in) })
  const { free_until } = order.cancellation
  const sentences = [
    ...(free_until ? [say.freeUntil(free_until)] : []),
    ...ahead.flatMap(({ kind, starts, fee }, n) => {
      if (kind === 'free') return free_until ? [] : [say.freeBeforeCheckIn]
      if (n > 0 && ahead[n - 1]!.fee.amount === fee.amount) return []
      if (!starts) return [kind === 'none' ? say.noRefund : say.keptAtOnce(formatMoney(fee, locale))]
      return [kind === 'none' ? say.fromNothing(starts) : say.fromKept(starts, formatMoney(fee, locale))]
    }),
  ]
  const zone = formatZone(now, locale, order.hotel.time_zone)
  return locale === 'zh' ? `${sentences.join('，')}（${zone}）。` : `${sentences.join('. ')} (${zone}).`
}

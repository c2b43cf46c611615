import type { Price } from '#contract/prices.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { orderWords } from '#words/desk/order.ts'
import { useLocale } from '../parts/use-desk.ts'

/** The price by its lines: each bar starts where the last one ended. */
export function PriceWaterfall({ price }: { price: Price }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const gross = price.lines.reduce((sum, { amount }) => sum + Math.max(0, amount.amount), 0) || 1
  let at = 0
  return (
    <dl className="wf">
      {price.lines.map((line, index) => {
        const { amount } = line.amount
        const start = Math.min(at, at + amount)
        at += amount
        const share = (part: number) => `${(100 * part) / gross}%`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: Lines of one price never move.
          <div key={index}>
            <dt>{line.name}</dt>
            <dd className={amount < 0 ? 'good' : undefined}>
              {formatMoney(line.amount, locale)}
              <i
                className={amount < 0 ? 'less' : line.at_hotel ? 'hotel' : undefined}
                style={{ left: share(start), width: share(Math.abs(amount)) }}
              />
            </dd>
          </div>
        )
      })}
      <div className="sum">
        <dt>{say.total}</dt>
        <dd>
          <span className="price">{formatMoney(price.total, locale)}</span>
        </dd>
      </div>
    </dl>
  )
}

import type { NightPrice, Price as StayPrice } from '#contract/prices.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Price } from '#ui/price.tsx'
import { guaranteeStatusWords } from '#words/booking/guarantee-status.ts'
import { formatDate } from '#words/format.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { useRequest } from '../page/use-page.ts'
import { type Fall, waterfallOf } from './waterfall.ts'

type Props = {
  price: StayPrice
  /** When what is due later is collected. */
  collectedAt: string | null
  nights?: readonly NightPrice[]
  /**
   * A confirmed order has paid the amount due at booking; the amount due later may be on hold. An ended order has
   * nothing due.
   */
  dues?: 'open' | 'paid' | 'held' | 'none'
}

/** The rule under each line carries its bar, which begins where the last one ended. */
export function PriceWaterfall({ price, collectedAt, nights = [], dues: are = 'open' }: Props) {
  const { locale } = useRequest()
  const say = rateWords(locale)
  const { lines, total, due_now, due_later, due_at_hotel, due_at_hotel_local } = price
  const later = are === 'held' ? guaranteeStatusWords(locale).laterFromHold : say.later
  const dues = [
    { name: are === 'open' ? say.now : say.paidNow, due: due_now },
    { name: later(collectedAt), due: due_later },
    { name: say.atHotel, due: due_at_hotel, local: due_at_hotel_local },
  ].filter(({ due }) => are !== 'none' && due.amount > 0)
  return (
    <div className="fall">
      <ul>
        {waterfallOf(lines).map((line) => (
          <FallLine key={line.name} line={line} />
        ))}
      </ul>
      <p className="fall-sum">
        <span>{say.sum}</span>
        <Price of={total} size="medium" />
      </p>
      {dues.map(({ name, due, local }) => (
        <p key={name} className="fall-due">
          <span>
            {name}
            {local && say.aside(formatMoney(local, locale))}
          </span>
          <span>{formatMoney(due, locale)}</span>
        </p>
      ))}
      {nights.length > 0 && (
        <ul className="fall-nights" aria-label={say.nights}>
          {nights.map(({ date, price }) => (
            <li key={date}>
              {formatDate(date, locale, 'short')} {formatMoney(price, locale)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FallLine({ line }: { line: Fall }) {
  const { locale } = useRequest()
  const say = rateWords(locale)
  const { name, amount, at_hotel, local, look, from, width } = line
  return (
    <li data-look={look}>
      <span>
        {name}
        {at_hotel && <small>{local ? say.localAtHotel(formatMoney(local, locale)) : say.lineAtHotel}</small>}
      </span>
      <b>{formatMoney(amount, locale)}</b>
      <i style={{ left: `${from}%`, width: `${width}%` }} />
    </li>
  )
}

import type { CancellationPreview, Order } from '#contract/booking.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Price } from '#ui/price.tsx'
import { cancelWords } from '#words/booking/cancel-order.ts'
import { formatZone } from '#words/format.ts'
import { previewDestination } from '../orders/refund-text.ts'
import { useRequest } from '../page/use-page.ts'

type Props = { order: Order; preview: CancellationPreview }

/** Paid, less the fee, is the refund; then where it goes. */
export function RefundSum({ order, preview }: Props) {
  const { locale } = useRequest()
  const say = cancelWords(locale)
  const { refund, fee, released, points_back } = preview
  const { amount: held } = released
  const paid = refund.amount + fee.amount + held
  const lines = [
    { name: held > 0 ? say.held : say.paid, amount: paid, from: 0, width: 100, look: 'adds' },
    {
      name: say.fee,
      amount: -fee.amount,
      from: percent(paid - fee.amount),
      width: percent(fee.amount),
      look: 'at_hotel',
    },
    { name: say.released, amount: -held, from: 0, width: percent(held), look: 'lowers' },
  ].filter(({ amount }) => amount !== 0)
  const notes = [
    ...(refund.amount > 0 ? previewDestination(order, refund, locale) : []),
    points_back > 0 && say.pointsBack(points_back),
    order.price.due_at_hotel.amount > 0 && say.hotelDues,
  ].filter((note) => note !== false)
  return (
    <div className="refund-sum">
      {paid > 0 ? (
        <div className="fall">
          <ul>
            {lines.map(({ name, amount, from, width, look }) => (
              <li key={name} data-look={look}>
                <span>{name}</span>
                <b>{formatMoney(money(amount, refund.currency), locale)}</b>
                <i style={{ left: `${from}%`, width: `${width}%` }} />
              </li>
            ))}
          </ul>
          <p className="fall-sum">
            <span>{say.refund}</span>
            <Price of={refund} />
          </p>
        </div>
      ) : (
        <p className="refund-nothing">{say.nothingPaid}</p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="refund-final">
        {say.final(formatZone(Date.parse(order.now), locale, order.hotel.time_zone))}
      </p>
    </div>
  )

  function percent(amount: number) {
    return paid > 0 ? Math.round((amount / paid) * 1000) / 10 : 0
  }
}

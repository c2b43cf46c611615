import { memo } from 'react'
import type { DeskOrderRow } from '#contract/desk/orders.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { orderListWords } from '#words/desk/orders.ts'
import { shortWhen } from '#words/desk/when.ts'
import { formatDates } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { StateMark } from '../parts/state-mark.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { addressOf, goTo } from '../router.ts'

export const openOrder = ({ number }: DeskOrderRow) => goTo(addressOf(`/orders/${number}`))

type RowProps = {
  row: DeskOrderRow
  now: string
  locale: Locale
  isChosen: boolean
  onPoint: (id: string) => void
}

export const OrderRow = memo(function OrderRow({ row, now, locale, isChosen, onPoint }: RowProps) {
  const say = orderListWords(locale)
  return (
    <tr
      data-row={row.id}
      aria-selected={isChosen}
      onClick={() => openOrder(row)}
      onMouseDown={() => onPoint(row.id)}
    >
      <td>
        <StateMark state={row.state} />
      </td>
      <th scope="row" className="w-no">
        <Link
          className="num"
          href={addressOf(`/orders/${row.number}`)}
          onClick={(event) => event.stopPropagation()}
        >
          {row.number}
        </Link>
      </th>
      <td className="g">
        {say.and(row.guest, row.others)}
        <Link
          className="sub t-only"
          href={addressOf(`/orders/${row.number}`)}
          onClick={(event) => event.stopPropagation()}
        >
          {row.number}
        </Link>
      </td>
      <td className="hotel">
        {row.hotel}
        <span className="room">{say.rooms(row.rooms, row.room)}</span>
      </td>
      <td>
        {formatDates(row.arrival, row.departure, locale)}{' '}
        <span className="faint nn">· {say.nights(nightsOf(row))}</span>
      </td>
      <td className="amt">{formatMoney(row.total, locale)}</td>
      <td className="r c-paid">
        <Due row={row} />
      </td>
      <td className="ev2 c-ev">
        <time>{shortWhen(hereOf(row.last_event.at), now, locale)}</time> <LastEvent row={row} />
      </td>
    </tr>
  )
})

export const OrderCard = memo(function OrderCard({
  row,
  now,
  locale,
}: Pick<RowProps, 'row' | 'now' | 'locale'>) {
  const say = orderListWords(locale)
  return (
    <Link href={addressOf(`/orders/${row.number}`)}>
      <span className="top">
        <StateMark state={row.state} />
        <time>{shortWhen(hereOf(row.last_event.at), now, locale)}</time>
      </span>
      <span>
        <b>{say.and(row.guest, row.others)}</b>
        <br />
        <small>
          {row.hotel}
          <br />
          {formatDates(row.arrival, row.departure, locale)} · {say.nights(nightsOf(row))}
        </small>
      </span>
      <span className="amt">
        {formatMoney(row.total, locale)}
        <br />
        <small className="faint">
          <Due row={row} isNamed />
        </small>
      </span>
    </Link>
  )
})

/** A card has no column head, so it names the amount. */
function Due({ row, isNamed = false }: { row: DeskOrderRow; isNamed?: boolean }) {
  const locale = useLocale()
  const say = orderListWords(locale)
  const amount = formatMoney(row.due, locale)
  if (row.due.amount > 0)
    return (
      <span className={row.state === 'held' ? 'soft' : 'due'}>
        {isNamed ? say.dueAmount(amount) : amount}
      </span>
    )
  const isOver = ['cancelled', 'expired', 'no_show'].includes(row.state)
  return (
    <span className="faint">{isOver ? say.none : row.payment === 'at_hotel' ? say.atHotel : say.paid}</span>
  )
}

function LastEvent({ row }: { row: DeskOrderRow }) {
  const say = orderListWords(useLocale())
  if (row.state === 'held' && row.pay_before) return say.heldUntil(hereOf(row.pay_before).slice(11, 16))
  return say.event(row.last_event.kind)
}

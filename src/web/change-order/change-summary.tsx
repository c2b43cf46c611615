import type { Order } from '#contract/booking.ts'
import type { ChangeOption } from '#contract/changes.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#ui/button.tsx'
import { changeWords } from '#words/booking/change-order.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { useRequest } from '../page/use-page.ts'
import type { StayDates } from '../search-box/calendar/calendar-days.ts'
import { changedNights, differenceOf, moneyLines, nightsSentence } from './change-text.ts'

type Props = {
  order: Order
  option: ChangeOption
  dates: StayDates
  why: string | null
  isStale: boolean
  onReview: () => void
}

/** The change in short: its nights, its sums and the button that reviews it. On a phone the button is docked. */
export function ChangeSummary({ order, option, dates, why, isStale, onReview }: Props) {
  const { locale } = useRequest()
  const say = changeWords(locale)
  const nights = changedNights(order.stay, dates)
  return (
    <aside className="pane change-summary" aria-label={say.change} aria-busy={isStale || undefined}>
      <h2>{say.change}</h2>
      <ol className="change-nights" aria-hidden="true">
        {nights.map(({ date, is }) => (
          <li key={date} data-is={is}>
            <i />
            <small>{Number(date.slice(8))}</small>
          </li>
        ))}
      </ol>
      <p className="change-sentence">{nightsSentence(nights, locale)}</p>
      <ChangeSums option={option} />
      <div className="change-dock">
        <p className="change-dock-sum">
          <DifferenceText option={option} />
          <small>
            {formatDate(dates.s_d, locale, 'short')} – {formatDate(dates.e_d, locale, 'short')}
          </small>
        </p>
        <Button kind="filled" why={why} onClick={onReview}>
          {say.review}
        </Button>
      </div>
      <p className="change-stands">{say.stands}</p>
    </aside>
  )
}

function DifferenceText({ option }: { option: ChangeOption }) {
  const { locale } = useRequest()
  const say = changeWords(locale)
  const { kind, amount } = differenceOf(option)
  if (kind === 'even') return <b>{say.nothing}</b>
  return (
    <span data-kind={kind}>
      {kind === 'pay' ? say.payNow : say.refund} <b>{formatMoney(amount, locale)}</b>
    </span>
  )
}

/** The calculation of the difference, then what is paid elsewhere. */
export function ChangeSums({ option }: { option: ChangeOption }) {
  const { locale } = useRequest()
  const say = changeWords(locale)
  const { kind, amount } = differenceOf(option)
  const { price, points_back, points_lost, released } = option
  const local = price.due_at_hotel_local ?? price.due_at_hotel
  return (
    <>
      <dl className="change-sums">
        {moneyLines(option, locale).map(({ key, name, note, amount }) => (
          <div key={key}>
            <dt>
              {name}
              {note && <small>{note}</small>}
            </dt>
            <dd>{formatMoney(amount, locale)}</dd>
          </div>
        ))}
        <div className="change-result" data-kind={kind}>
          <dt>{kind === 'even' ? say.nothing : kind === 'pay' ? say.payNow : say.refund}</dt>
          <dd>{formatMoney(amount, locale)}</dd>
        </div>
        {price.due_at_hotel.amount > 0 && (
          <div className="change-aside">
            <dt>{say.atHotel}</dt>
            <dd>{formatMoney(local, locale)}</dd>
          </div>
        )}
        <div className="change-aside">
          <dt>{say.total}</dt>
          <dd>{formatMoney(price.total, locale)}</dd>
        </div>
      </dl>
      {points_back > 0 && <p className="change-note">{say.pointsBack(formatCount(points_back, locale))}</p>}
      {points_lost > 0 && <p className="change-note">{say.pointsLost(formatCount(points_lost, locale))}</p>}
      {released.amount > 0 && <p className="change-note">{say.released(formatMoney(released, locale))}</p>}
    </>
  )
}

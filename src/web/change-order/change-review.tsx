import type { Order } from '#contract/booking.ts'
import type { ChangeOption } from '#contract/changes.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { Button } from '#ui/button.tsx'
import { changeWords } from '#words/booking/change-order.ts'
import { formatDate, formatHotelTime } from '#words/format.ts'
import { searchWords } from '#words/search/search.ts'
import { useRequest } from '../page/use-page.ts'
import { ChangeSums } from './change-summary.tsx'
import { confirmText, differenceOf } from './change-text.ts'
import type { WantedStay } from './use-change.ts'

type Props = {
  order: Order
  option: ChangeOption
  wanted: WantedStay
  busy: boolean
  onConfirm: () => void
  onBack: () => void
}

/** The stay before and after the change, with its price and its free cancellation. */
export function ChangeReview({ order, option, wanted, busy, onConfirm, onBack }: Props) {
  const { locale } = useRequest()
  const say = changeWords(locale)
  const { kind } = differenceOf(option)
  const rows = comparison(order, option, wanted, locale)
  const effects: [string, string][] =
    kind === 'pay'
      ? [
          [say.now, say.nowHold],
          [say.ifPaid, say.ifPaidText],
          [say.ifNot, say.ifNotText],
        ]
      : [[say.now, say.atOnce]]
  return (
    <div className="change-columns">
      <div className="pane change-comparison">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{say.before}</th>
              <th scope="col">{say.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, before, after]) => (
              <tr key={name} data-changed={before !== after || undefined}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <aside className="pane change-summary" aria-label={say.change}>
        <ChangeSums option={option} />
        <dl className="change-effects">
          {effects.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="change-answers">
          <Button kind="filled" wide busy={busy} onClick={onConfirm}>
            {confirmText(option, locale)}
          </Button>
          <Button kind="quiet" wide onClick={onBack}>
            {say.back2}
          </Button>
        </div>
      </aside>
    </div>
  )
}

type Row = readonly [name: string, before: string, after: string]

function comparison(
  { stay, rooms, price, cancellation }: Order,
  option: ChangeOption,
  wanted: WantedStay,
  locale: ReturnType<typeof useRequest>['locale'],
): readonly Row[] {
  const say = changeWords(locale)
  const search = searchWords(locale)
  const day = (date: string) => formatDate(date, locale, 'long')
  const nights = ({ s_d, e_d }: { s_d: string; e_d: string }) =>
    String(nightsOf({ arrival: s_d, departure: e_d }))
  const party = ({ adults, ages, rooms: n }: { adults: number; ages: readonly number[]; rooms: number }) =>
    `${search.guests(adults, ages.length)} · ${search.roomCount(n)}`
  const free = (until: string | null) => (until ? formatHotelTime(until, locale) : say.noFree)
  const room = rooms.find(({ state }) => state !== 'cancelled') ?? rooms[0]!
  return [
    [say.checkIn, day(stay.s_d), day(wanted.s_d)],
    [say.checkOut, day(stay.e_d), day(wanted.e_d)],
    [say.nightCount, nights(stay), nights(wanted)],
    [say.room, room.name, option.room_name],
    [say.rate, room.rate_name, option.rate_name],
    [say.guests, party(stay), party(wanted)],
    [say.policy, free(cancellation.free_until), free(option.free_until)],
    [say.total, formatMoney(price.total, locale), formatMoney(option.price.total, locale)],
  ]
}

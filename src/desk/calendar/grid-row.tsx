import { type CSSProperties, memo } from 'react'
import type { RestrictionRun } from '#contract/desk/calendar.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { classNames } from '#ui/class-names.ts'
import { ChevronDownIcon, ChevronRightIcon } from '#ui/icons/icons.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { formatDate } from '#words/format.ts'
import { type GridRow, restrictionAt, shownPrices } from './grid-rows.ts'
import { cellPrice, narrowPrice, priceRuns, type Run, wholePrice } from './price-text.ts'

export type Look = {
  readonly currency: string
  readonly locale: Locale
  /** Sixty narrow nights: equal prices are written once. */
  readonly isNarrow: boolean
  readonly prices: boolean
  readonly rooms: boolean
  readonly restrictions: boolean
}

type Props = {
  row: GridRow
  at: number
  dates: readonly PlainDate[]
  weekends: readonly boolean[]
  today: PlainDate
  look: Look
  /** Prices of the room type after the draft. */
  draft: readonly number[] | null
  /** Chosen nights, as text so that an unchanged row is not rendered again. */
  chosen: string
  clashing: string
  /** `night:name` of other members. */
  others: string
  active: number
  isTabStop: boolean
  isCollapsed: boolean
  onCollapse: (roomId: string) => void
}

const setOf = (text: string) => new Set(text === '' ? [] : text.split(',').map(Number))
const vars = (values: Record<string, string | number>) => values as CSSProperties

/** One row. Everything it shows comes from its props, so that only changed rows render. */
export const GridRowView = memo(function GridRowView(props: Props) {
  const { row, at, dates, weekends, today, look, draft, active, isTabStop, isCollapsed, onCollapse } = props
  const { room, plan } = row
  const say = calendarWords(look.locale)
  const [chosen, clashing] = [setOf(props.chosen), setOf(props.clashing)]
  const others = new Map(
    props.others === '' ? [] : props.others.split('|').map((one) => one.split(':') as [string, string]),
  )
  const isOwn = plan === null || plan.own
  const now = shownPrices(row)
  const then = draft ? (isOwn ? draft : shownPrices(row, draft)) : now
  const isNew = (night: number) => then[night] !== now[night]
  const runs = new Map(look.prices ? priceRuns(then, isNew, look.isNarrow).map((run) => [run.at, run]) : [])
  const { restrictions } = plan ?? room
  const closed = (night: number) =>
    restrictionAt(restrictions, 'closed', night) !== null ||
    (plan !== null && restrictionAt(room.restrictions, 'closed', night) !== null)
  return (
    <tr className={classNames(row.kind, plan?.own && 'own')} aria-rowindex={at + 4}>
      <th scope="row" data-row-head={at}>
        {plan ? (
          <span>
            {plan.name}
            <small>{planHint(plan, look, say.ownPrice)}</small>
          </span>
        ) : (
          <>
            <b>
              <button
                type="button"
                tabIndex={-1}
                aria-label={isCollapsed ? say.expand(room.name) : say.collapse(room.name)}
                aria-expanded={!isCollapsed}
                onClick={() => onCollapse(room.id)}
              >
                {isCollapsed ? <ChevronRightIcon /> : <ChevronDownIcon />}
              </button>
              {room.name}
            </b>
            <small>{say.roomFacts(room.units, room.adults)}</small>
          </>
        )}
      </th>
      {dates.map((date, night) => {
        const isChosen = chosen.has(night)
        const who = others.get(String(night))
        return (
          <td
            key={date}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: Cells of a grid take the focus.
            role="gridcell"
            data-r={at}
            data-c={night}
            tabIndex={isTabStop && active === night ? 0 : -1}
            aria-selected={isChosen}
            aria-label={cellLabel({ row, night, date, look, price: then[night]!, isClosed: closed(night) })}
            className={classNames(
              weekends[night] && 'we',
              date < today && 'past',
              date.endsWith('-01') && 'm1',
              isChosen && 'sel',
              isChosen && !chosen.has(night - 1) && 'sl',
              isChosen && !chosen.has(night + 1) && 'srr',
              !isChosen && isNew(night) && 'fol',
              clashing.has(night) && 'clash',
              who !== undefined && 'theirs',
              active === night && 'cur',
              closed(night) && look.restrictions && 'closed',
            )}
          >
            {runs.has(night) && <PriceRun run={runs.get(night)!} look={look} isOwn={isOwn} />}
            {plan === null && look.rooms && (
              <Rooms room={room} night={night} isClosed={closed(night) && look.restrictions} />
            )}
            {look.restrictions && (
              <Marks
                restrictions={restrictions}
                night={night}
                isPlan={plan !== null}
                word={say.closedWord}
                isFirstClosed={closed(night) && !closed(night - 1)}
              />
            )}
            {who !== undefined && <span className="who">{who}</span>}
          </td>
        )
      })}
    </tr>
  )
})

function planHint(plan: NonNullable<GridRow['plan']>, { currency, locale }: Look, own: string): string {
  if (plan.own) return own
  const percent = `${plan.percent / 100}%`
  if (plan.board === 0) return percent
  const board = `+${formatMoney({ amount: plan.board, currency }, locale).replace(/\.0+$/, '')}`
  return plan.percent === 10_000 ? board : `${percent} ${board}`
}

function PriceRun({ run, look, isOwn }: { run: Run; look: Look; isOwn: boolean }) {
  const isSingle = look.isNarrow && run.nights === 1
  const format = isSingle ? narrowPrice : isOwn ? cellPrice : wholePrice
  const text = format(run.price, look.currency)
  return (
    <span
      className={classNames(
        'run',
        run.isNew && 'after',
        isSingle && 'one',
        isSingle && text.length > 3 && 'k',
      )}
      style={vars({ '--r': run.nights })}
    >
      <b>{text}</b>
    </span>
  )
}

function Rooms({ room, night, isClosed }: { room: GridRow['room']; night: number; isClosed: boolean }) {
  const left = room.left[night]!
  const units = room.own_units[night] ?? room.units
  const share = units === 0 ? 0 : Math.round((100 * room.sold[night]!) / units)
  const held = room.held[night]!
  return (
    <span
      className={classNames('u', left === 0 && 'full', left > 0 && left <= 2 && 'low')}
      style={vars({ '--s': share, '--h': held === 0 ? 0 : 4 })}
    >
      <span>{isClosed ? '–' : left}</span>
    </span>
  )
}

type MarksProps = {
  restrictions: readonly RestrictionRun[]
  night: number
  isPlan: boolean
  isFirstClosed: boolean
  word: string
}

/** `2+` least, `≤7` most, struck `A` and `D`; a run of nights is drawn once. */
function Marks({ restrictions, night, isPlan, isFirstClosed, word }: MarksProps) {
  const starting = restrictions.filter((run) => run.at === night)
  const least = starting.find(({ field }) => field === 'min_stay')
  const most = starting.find(({ field }) => field === 'max_stay')
  const run = least ?? most
  const [arrival, departure] = (['closed_to_arrival', 'closed_to_departure'] as const).map(
    (field) => restrictionAt(restrictions, field, night) !== null,
  )
  return (
    <>
      {run && (
        <span className="mk" style={vars({ '--r': run.nights })} aria-hidden="true">
          {[least && `${least.value}+`, most && `≤${most.value}`].filter(Boolean).join(' ')}
          {run.nights > 1 && <i />}
        </span>
      )}
      {(arrival || departure) && !run && (
        <span className="mk x" aria-hidden="true">
          {arrival && <s>A</s>}
          {departure && <s>D</s>}
        </span>
      )}
      {isPlan && isFirstClosed && (
        <span className="mk word" aria-hidden="true">
          {word}
        </span>
      )}
    </>
  )
}

type Labelled = {
  row: GridRow
  night: number
  date: PlainDate
  look: Look
  price: number
  isClosed: boolean
}

/** The cell in words, for screen readers and the status line. */
export function cellLabel({ row, night, date, look, price, isClosed }: Labelled): string {
  return cellParts({ row, night, date, look, price, isClosed }).join(', ')
}

export function cellParts({ row, night, date, look, price, isClosed }: Labelled): string[] {
  const say = calendarWords(look.locale)
  const { room, plan } = row
  const { restrictions } = plan ?? room
  const has = (field: RestrictionRun['field']) => restrictionAt(restrictions, field, night)
  const [least, most] = [has('min_stay'), has('max_stay')]
  return [
    formatDate(date, look.locale, 'weekday'),
    plan ? `${room.name}, ${plan.name}` : room.name,
    price === 0 ? say.noPrice : formatMoney({ amount: price, currency: look.currency }, look.locale),
    ...(plan
      ? []
      : [
          say.left(room.left[night]!, room.own_units[night] ?? room.units),
          say.soldAndHeld(room.sold[night]!, room.held[night]!),
        ]),
    ...(least === null ? [] : [say.least(least)]),
    ...(most === null ? [] : [say.most(most)]),
    ...(has('closed_to_arrival') === null ? [] : [say.noArrival]),
    ...(has('closed_to_departure') === null ? [] : [say.noDeparture]),
    ...(isClosed ? [say.closed] : []),
  ]
}

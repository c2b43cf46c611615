import { type CSSProperties, memo } from 'react'
import type { RestrictionRun } from '#contract/desk/calendar.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { classNames } from '#ui/class-names.ts'
import { ChevronDownIcon, ChevronRightIcon } from '#ui/icons/icons.ts'
import { calendarWords } from '#words/desk/calendar.ts'
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
  /** The dates in words. */
  days: readonly string[]
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
  const { row, at, dates, days, weekends, today, look, draft, active, isTabStop, isCollapsed, onCollapse } =
    props
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
    <tr className={classNames(row.kind, plan?.own && 'own')} aria-rowindex={at + 5}>
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
        const isClosed = closed(night)
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
            aria-label={cellLabel({ row, night, day: days[night]!, look, price: then[night]!, isClosed })}
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
              isClosed && look.restrictions && 'closed',
            )}
          >
            {drawnPrice(runs.get(night), look, isOwn)}
            {plan === null && look.rooms && drawnRooms(room, night, isClosed && look.restrictions)}
            {look.restrictions && drawnMarks(restrictions, night)}
            {look.restrictions && plan && isClosed && !closed(night - 1) && (
              <i className="mk word" data-t={say.closedWord} />
            )}
            {who !== undefined && <i className="who" data-t={who} />}
          </td>
        )
      })}
    </tr>
  )
})

function planHint(plan: NonNullable<GridRow['plan']>, { currency, locale }: Look, own: string): string {
  if (plan.own) return own
  const signed = (amount: number) =>
    `${amount < 0 ? '−' : '+'}${formatMoney({ amount: Math.abs(amount), currency }, locale).replace(/\.0{1,3}$/, '')}`
  const parts = [
    ...(plan.percent === 10_000 ? [] : [`${plan.percent / 100}%`]),
    ...[plan.sum, plan.board].filter((amount) => amount !== 0).map(signed),
  ]
  return parts.join(' ') || '100%'
}

// Texts of cells are drawn from attributes by the styles: half as many nodes, and the label alone is read out. The
// functions are called instead of rendered, because thousands of components cost more than their elements.

function drawnPrice(run: Run | undefined, { currency, isNarrow }: Look, isOwn: boolean) {
  if (!run) return null
  const isSingle = isNarrow && run.nights === 1
  const format = isSingle ? narrowPrice : isOwn ? cellPrice : wholePrice
  const text = format(run.price, currency)
  return (
    <i
      className={classNames(
        'run',
        run.isNew && 'after',
        isSingle && 'one',
        isSingle && text.length > 3 && 'k',
      )}
      style={isNarrow ? vars({ '--r': run.nights, '--at': run.at }) : undefined}
      data-t={text}
    />
  )
}

function drawnRooms(room: GridRow['room'], night: number, isClosed: boolean) {
  const left = room.left[night]!
  const units = room.own_units[night] ?? room.units
  const share = units === 0 ? 0 : Math.round((100 * room.sold[night]!) / units)
  return (
    <i
      className={classNames(
        'u',
        left === 0 && 'full',
        left > 0 && left <= 2 && 'low',
        room.held[night]! > 0 && 'held',
      )}
      style={vars({ '--s': share })}
      data-t={isClosed ? '–' : left}
    />
  )
}

/** `2+` least, `≤7` most, struck `A` and `D`; a run of nights is drawn once. */
function drawnMarks(restrictions: readonly RestrictionRun[], night: number) {
  if (restrictions.length === 0) return null
  const starting = restrictions.filter((run) => run.at === night)
  const least = starting.find(({ field }) => field === 'min_stay')
  const most = starting.find(({ field }) => field === 'max_stay')
  const run = least ?? most
  if (run)
    return (
      <i
        className={classNames('mk', run.nights > 1 && 'long')}
        style={vars({ '--r': run.nights })}
        data-t={[least && `${least.value}+`, most && `≤${most.value}`].filter(Boolean).join(' ')}
      />
    )
  const letters = [
    restrictionAt(restrictions, 'closed_to_arrival', night) !== null && 'A',
    restrictionAt(restrictions, 'closed_to_departure', night) !== null && 'D',
  ]
  const text = letters.filter(Boolean).join(' ')
  return text === '' ? null : <i className="mk x" data-t={text} />
}

type Labelled = {
  row: GridRow
  night: number
  /** The date in words. */
  day: string
  look: Look
  price: number
  isClosed: boolean
}

const cellLabel = (labelled: Labelled): string => cellParts(labelled).join(', ')

/** The cell in words, for screen readers and the status line. */
export function cellParts({ row, night, day, look, price, isClosed }: Labelled): string[] {
  const say = calendarWords(look.locale)
  const { room, plan } = row
  const { restrictions } = plan ?? room
  const has = (field: RestrictionRun['field']) => restrictionAt(restrictions, field, night)
  const [least, most] = [has('min_stay'), has('max_stay')]
  return [
    day,
    plan ? `${room.name}, ${plan.name}` : room.name,
    price === 0 ? say.noPrice : formatMoney({ amount: price, currency: look.currency }, look.locale),
    ...(plan
      ? []
      : [
          say.left(room.left[night]!, room.own_units[night] ?? room.units),
          say.soldAndHeld(room.sold[night]! - room.elsewhere[night]!, room.held[night]!),
          ...(room.elsewhere[night]! > 0 ? [say.elsewhere(room.elsewhere[night]!)] : []),
          ...(room.too_many[night]! > 0 ? [say.tooMany(room.too_many[night]!)] : []),
        ]),
    ...(least === null ? [] : [say.least(least)]),
    ...(most === null ? [] : [say.most(most)]),
    ...(has('closed_to_arrival') === null ? [] : [say.noArrival]),
    ...(has('closed_to_departure') === null ? [] : [say.noDeparture]),
    ...(isClosed ? [say.closed] : []),
  ]
}

import type { Calendar, CalendarPlan, CalendarRoom, RestrictionRun } from '#contract/desk/calendar.ts'
import type { CalendarField, CellChange, RowKey } from '#domain/calendar/calendar-edit.ts'
import { percentOf } from '#domain/money/rounding.ts'
import { nightBySum } from '#domain/price/price-calendars.ts'
import { addDays, dayOf } from '#domain/time/plain-date.ts'

/** A row of the grid: a room type, or a rate of one. */
export type GridRow = {
  readonly key: string
  readonly kind: 'room' | 'plan'
  readonly room: CalendarRoom
  readonly plan: CalendarPlan | null
}

export const keyOfRow = ({ room, plan }: RowKey) => `${room}/${plan ?? ''}`

/** Rows from top to bottom; rates of collapsed room types are left out. */
export const rowsOf = ({ rooms }: Pick<Calendar, 'rooms'>, collapsed: ReadonlySet<string>): GridRow[] =>
  rooms.flatMap((room) => [
    { key: `${room.id}/`, kind: 'room' as const, room, plan: null },
    ...(collapsed.has(room.id)
      ? []
      : room.plans.map((plan) => ({ key: `${room.id}/${plan.id}`, kind: 'plan' as const, room, plan }))),
  ])

/** Prices that a row shows: its own, or those that follow from the room type's. */
export function shownPrices(
  { room, plan }: Pick<GridRow, 'room' | 'plan'>,
  base: readonly number[] = room.prices,
): readonly number[] {
  if (!plan) return base
  if (plan.own) return plan.prices
  return base.map((price) => {
    const night = percentOf(nightBySum(price, plan.sum), plan.percent)
    return night === 0 ? 0 : night + plan.board
  })
}

export const restrictionAt = (
  runs: readonly RestrictionRun[],
  field: RestrictionRun['field'],
  at: number,
): number | null =>
  runs.find((run) => run.field === field && at >= run.at && at < run.at + run.nights)?.value ?? null

/** The value of a cell as the server compares it. */
export function valueAt({ room, plan }: Pick<GridRow, 'room' | 'plan'>, field: CalendarField, at: number) {
  if (field === 'price') return (plan ?? room).prices[at] ?? 0
  if (field === 'units') return room.own_units[at] ?? null
  return restrictionAt((plan ?? room).restrictions, field, at)
}

/** The calendar as it will be after a change, shown until the server has answered. */
export function patchCalendar(
  calendar: Calendar,
  field: CalendarField,
  cells: readonly CellChange[],
): Calendar {
  const byRow = Map.groupBy(cells, keyOfRow)
  const first = dayOf(calendar.from)
  const patch = <Row extends CalendarRoom | CalendarPlan>(row: Row, key: string): Row => {
    const ofRow = byRow.get(key)
    if (!ofRow) return row
    const after = new Map(ofRow.map((cell) => [dayOf(cell.night) - first, cell.after]))
    if (field === 'price')
      return { ...row, prices: row.prices.map((price, at) => (after.has(at) ? (after.get(at) ?? 0) : price)) }
    if (field === 'units' && 'own_units' in row) {
      const units = row.own_units.map((own, at) => (after.has(at) ? (after.get(at) ?? null) : own))
      const left = units.map((own, at) => (own ?? row.units) - row.sold[at]! - row.held[at]!)
      return { ...row, own_units: units, left }
    }
    return {
      ...row,
      restrictions: patchRuns(row.restrictions, field as RestrictionRun['field'], after, calendar.nights),
    }
  }
  return {
    ...calendar,
    rooms: calendar.rooms.map((room) => ({
      ...patch(room, `${room.id}/`),
      plans: room.plans.map((plan) => patch(plan, `${room.id}/${plan.id}`)),
    })),
  }
}

function patchRuns(
  runs: readonly RestrictionRun[],
  field: RestrictionRun['field'],
  after: ReadonlyMap<number, number | null>,
  nights: number,
): RestrictionRun[] {
  const patched: RestrictionRun[] = runs.filter((run) => run.field !== field)
  for (let at = 0; at < nights; at++) {
    const value = after.has(at) ? (after.get(at) ?? null) : restrictionAt(runs, field, at)
    if (value === null) continue
    const last = patched.at(-1)
    if (last?.field === field && last.at + last.nights === at && last.value === value)
      patched[patched.length - 1] = { ...last, nights: last.nights + 1 }
    else patched.push({ field, at, nights: 1, value })
  }
  return patched
}

/** Rows whose data did not change keep their identity, so that only changed rows render. */
export function keepRows(before: Calendar | null, after: Calendar): Calendar {
  if (!before || before.from !== after.from || before.nights !== after.nights) return after
  const same = <Row extends { id: string }>(old: Row | undefined, row: Row): Row =>
    old && JSON.stringify(old) === JSON.stringify(row) ? old : row
  return {
    ...after,
    rooms: after.rooms.map((room) => {
      const old = before.rooms.find(({ id }) => id === room.id)
      const plans = room.plans.map((plan) =>
        same(
          old?.plans.find(({ id }) => id === plan.id),
          plan,
        ),
      )
      return same(old, { ...room, plans })
    }),
  }
}

export const datesOf = ({ from, nights }: Pick<Calendar, 'from' | 'nights'>) =>
  Array.from({ length: nights }, (_, at) => addDays(from, at))

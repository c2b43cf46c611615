import type { PlainDate } from '../time/plain-date.ts'
import type { PointsLot } from './points-lots.ts'
import { expiringBy } from './points-lots.ts'

export const pointsKinds = ['earned', 'spent', 'returned', 'reversed', 'expired', 'adjusted'] as const
export type PointsKind = (typeof pointsKinds)[number]

/** One row of a guest's account in the ledger: what a movement changed in one lot. */
export interface PointsRow {
  readonly transfer: string
  readonly kind: PointsKind
  readonly orderId: string | null
  readonly note: string | null
  readonly on: PlainDate
  readonly at: string
  readonly points: number
  readonly expires: PlainDate
}

/** One movement of points, whatever lots it touched, and the balance after it. */
export interface PointsMovement {
  readonly id: string
  readonly kind: PointsKind
  readonly orderId: string | null
  readonly note: string | null
  readonly on: PlainDate
  readonly at: string
  readonly points: number
  /** Of points that came: when what is left of them is gone. */
  readonly expires: PlainDate | null
  readonly balance: number
}

/** The rows of a ledger, oldest first, as a guest reads them: newest first. A row that moved nothing is left out. */
export function movementsOf(rows: readonly PointsRow[]): PointsMovement[] {
  const movements: PointsMovement[] = []
  let balance = 0
  for (const [transfer, lots] of Map.groupBy(rows, (row) => row.transfer)) {
    const [{ kind, orderId, note, on, at }] = lots as [PointsRow, ...PointsRow[]]
    const points = lots.reduce((sum, lot) => sum + lot.points, 0)
    balance += points
    const opened = lots.find((lot) => lot.points > 0)
    const expires = points > 0 ? (opened?.expires ?? null) : null
    if (points !== 0) movements.push({ id: transfer, kind, orderId, note, on, at, points, expires, balance })
  }
  return movements.reverse()
}

export interface StatementQuery {
  readonly kind?: PointsKind | undefined
  readonly year?: number | undefined
}

const yearOf = (on: PlainDate) => Number(on.slice(0, 4))

export interface Statement {
  readonly movements: readonly PointsMovement[]
  /** Of each kind in the year that was asked for. */
  readonly counts: Readonly<Record<PointsKind, number>>
  /** Years with a movement, newest first. */
  readonly years: readonly number[]
  /** What stood there when the year began; null where nothing came before. */
  readonly carried: number | null
}

/** The movements of a kind and a year. What was carried over closes a year's list, so only where no kind is chosen. */
export function statementFor(all: readonly PointsMovement[], { kind, year }: StatementQuery): Statement {
  const inYear = year === undefined ? all : all.filter(({ on }) => yearOf(on) === year)
  const counts = Object.fromEntries(
    pointsKinds.map((one) => [one, inYear.filter((movement) => movement.kind === one).length]),
  ) as Record<PointsKind, number>
  const before = year === undefined ? undefined : all.find(({ on }) => yearOf(on) < year)
  return {
    movements: kind ? inYear.filter((movement) => movement.kind === kind) : inYear,
    counts,
    years: [...new Set(all.map(({ on }) => yearOf(on)))],
    carried: before && !kind ? before.balance : null,
  }
}

/** Those that are gone next, if they are not spent; null where nothing goes until then. */
export function nextToExpire(lots: readonly PointsLot[], today: PlainDate, until: PlainDate) {
  const [next] = expiringBy(lots, today, until)
  return next ? { points: next.points, on: next.expires } : null
}

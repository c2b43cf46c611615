import type { PlainDate } from '../time/plain-date.ts'
import type { PointsLot } from './points-lots.ts'
import { expiringBy } from './points-lots.ts'

export const pointsKinds = ['earned', 'spent', 'returned', 'reversed', 'expired', 'adjusted'] as const
export type PointsKind = (typeof pointsKinds)[number]

/** One ledger row of a guest's account: the change of one lot. */
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

/** One movement of points over all lots it changed, and the balance after it. */
export interface PointsMovement {
  readonly id: string
  readonly kind: PointsKind
  readonly orderId: string | null
  readonly note: string | null
  readonly on: PlainDate
  readonly at: string
  readonly points: number
  /** For granted points: when the unspent ones expire. */
  readonly expires: PlainDate | null
  readonly balance: number
}

/** The ledger rows, oldest first, as movements, newest first. A movement of zero is omitted. */
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
  /** Number of movements per kind in the chosen year. */
  readonly counts: Readonly<Record<PointsKind, number>>
  /** Years with a movement, newest first. */
  readonly years: readonly number[]
  /** The balance at the beginning of the year; null without earlier movements. */
  readonly carried: number | null
}

/** The movements of a kind and a year. The balance carried over is shown only when no kind is chosen. */
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

/** The next points to expire if unspent; null if none expire by `until`. */
export function nextToExpire(lots: readonly PointsLot[], today: PlainDate, until: PlainDate) {
  const [next] = expiringBy(lots, today, until)
  return next ? { points: next.points, on: next.expires } : null
}

import type { Conversion } from '../money/exchange.ts'
import { converter } from '../money/exchange.ts'
import type { Portion } from '../money/portion.ts'
import { convertPortion, NOTHING, portionOf } from '../money/portion.ts'
import { share } from '../money/share.ts'
import type { Day, PlainDate } from '../time/plain-date.ts'
import { dayOf } from '../time/plain-date.ts'
import type { ClockTime, Instant, Zone } from '../time/zone-time.ts'
import { instantOn } from '../time/zone-time.ts'
import type { RoomPrice } from './stay-price.ts'
import { amountOf, paidToUs } from './stay-price.ts'

/** Cancelling costs this fee from this time of the hotel's clock on; null is from the booking on. */
export interface CancellationStep {
  readonly from: { readonly daysBefore: number; readonly time: ClockTime } | null
  readonly fee: Portion
}

/** Before its first step a stay can be cancelled free of charge. */
export interface CancellationPolicy {
  readonly steps: readonly CancellationStep[]
  readonly noShow: Portion
}

/**
 * The cost of cancelling, independent of the amount paid so far: fee and rest add up to the total paid to us.
 */
export interface Outcome {
  readonly fee: number
  readonly rest: number
  readonly pointsLost: number
  readonly pointsBack: number
}

/**
 * From `from`, included, to `to`, not included. Windows are contiguous; the first has no beginning, the last
 * no end.
 */
export interface FeeWindow extends Outcome {
  readonly from: Instant | null
  readonly to: Instant | null
}

/** A window with the refund of the amount paid so far; the unpaid part of the rest is not charged. */
export interface CancellationWindow extends FeeWindow {
  readonly refund: number
}

/** The policy with its amounts in the currency of payment. */
export function convertPolicy(policy: CancellationPolicy, conversion: Conversion): CancellationPolicy {
  const into = converter(conversion)
  return {
    steps: policy.steps.map((step) => ({ ...step, fee: convertPortion(step.fee, into) })),
    noShow: convertPortion(policy.noShow, into),
  }
}

/** Without prepayment there is nothing to retain: if everything is paid at the hotel, cancelling is free. */
export function policyOf(plan: {
  readonly payment: { readonly type: string }
  readonly cancellation: CancellationPolicy
}): CancellationPolicy {
  return plan.payment.type === 'at_hotel' ? { ...plan.cancellation, steps: [] } : plan.cancellation
}

/** A policy step at its instant. */
export interface Deadline {
  readonly from: Instant | null
  readonly fee: Portion
}

/** The policy of a stay as instants, in order; the same for all its rooms. */
export const deadlinesOf = (policy: CancellationPolicy, arrival: PlainDate, zone: Zone): Deadline[] =>
  deadlinesOn(policy, dayOf(arrival), zone)

/** The same for a day number, with a replaceable conversion to instants. */
export function deadlinesOn(
  policy: CancellationPolicy,
  arrival: Day,
  zone: Zone,
  momentOf = instantOn,
): Deadline[] {
  return policy.steps
    .map(({ from, fee }) => ({ from: from && momentOf(arrival - from.daysBefore, from.time, zone), fee }))
    .sort((a, b) => (a.from ?? -Infinity) - (b.from ?? -Infinity))
}

/** Whether no fee has begun; lets a filter check thousands of products without itemising them. */
export function isFreeAt(deadlines: readonly Deadline[], now: Instant): boolean {
  return deadlines.every(({ from, fee }) => fee.value === 0 || (from !== null && from > now))
}

/**
 * The fee windows of one room, to be stored in the order. The fee never falls as the arrival approaches. For
 * a booking at `since`, the first window is the one that contains `since`.
 */
export function feesOf(
  deadlines: readonly Deadline[],
  room: RoomPrice,
  since: Instant = -Infinity,
): FeeWindow[] {
  let outcome = outcomeOf(NOTHING, room)
  const windows: FeeWindow[] = [{ from: null, to: null, ...outcome }]
  for (const deadline of deadlines) {
    const from = deadline.from === null || deadline.from <= since ? null : deadline.from
    const next = outcomeOf(deadline.fee, room)
    if (!isDearer(next, outcome)) continue
    outcome = next
    const last = windows.pop()!
    if (last.from !== from) windows.push({ ...last, to: from })
    windows.push({ from, to: null, ...outcome })
  }
  return windows
}

/** Payments to us for a room: one when booking, the rest at an instant. */
export interface Instalments {
  readonly now: number
  readonly later: number
  readonly collected: Instant | null
}

/** The refund depends on the amount paid so far, so a window also begins with each charge. */
export function windowsOf(fees: readonly FeeWindow[], paid: Instalments): CancellationWindow[] {
  const { now, later, collected } = paid
  const cut = collected === null || later === 0 ? [...fees] : cutAt(fees, collected)
  return cut.map((window) => {
    const isCharged = collected !== null && window.from !== null && window.from >= collected
    return { ...window, refund: refundOf(window.fee, isCharged ? now + later : now) }
  })
}

/** Cancelling never charges the guest: a fee above the amount paid is captured from a hold, or waived. */
export function refundOf(fee: number, paid: number): number {
  return Math.max(0, paid - fee)
}

function cutAt(windows: readonly FeeWindow[], moment: Instant): FeeWindow[] {
  return windows.flatMap((window) => {
    const { from, to } = window
    const isInside = (from === null || from < moment) && (to === null || moment < to)
    return isInside
      ? [
          { ...window, to: moment },
          { ...window, from: moment },
        ]
      : [window]
  })
}

/** The windows of several rooms together: the sums at every instant. */
export function sumWindows(rooms: readonly (readonly CancellationWindow[])[]): CancellationWindow[] {
  return together(rooms, (windows) => ({
    ...sumOutcomes(windows),
    refund: windows.reduce((sum, { refund }) => sum + refund, 0),
  }))
}

export function sumFees(rooms: readonly (readonly FeeWindow[])[]): FeeWindow[] {
  return together(rooms, sumOutcomes)
}

function together<Window extends FeeWindow, Sum>(
  rooms: readonly (readonly Window[])[],
  sumOf: (windows: readonly Window[]) => Sum,
): (Sum & Pick<FeeWindow, 'from' | 'to'>)[] {
  const moments = rooms.flatMap((windows) => windows.map(({ from }) => from)).filter((from) => from !== null)
  const starts = [null, ...[...new Set(moments)].sort((a, b) => a - b)]
  return starts.map((from, at) => ({
    from,
    to: starts[at + 1] ?? null,
    ...sumOf(rooms.map((windows) => windowAt(windows, from ?? -Infinity))),
  }))
}

/** From the exact instant of a deadline the next window applies. */
export function windowAt<Window extends { readonly from: Instant | null }>(
  windows: readonly Window[],
  now: Instant,
): Window {
  return windows.findLast(({ from }) => from === null || from <= now)!
}

export function sumOutcomes(outcomes: readonly Outcome[]): Outcome {
  const sum = (part: (outcome: Outcome) => number) =>
    outcomes.reduce((all, outcome) => all + part(outcome), 0)
  return {
    fee: sum((outcome) => outcome.fee),
    rest: sum((outcome) => outcome.rest),
    pointsLost: sum((outcome) => outcome.pointsLost),
    pointsBack: sum((outcome) => outcome.pointsBack),
  }
}

export const cancellationLabels = ['free', 'partial', 'none'] as const
export type CancellationLabel = (typeof cancellationLabels)[number]

/** The label of a cancellation at that instant: by its cost, independent of the amount paid so far. */
export function labelAt(windows: readonly FeeWindow[], now: Instant): CancellationLabel {
  const window = windowAt(windows, now)
  if (isFree(window)) return 'free'
  return window.rest === 0 && window.pointsBack === 0 ? 'none' : 'partial'
}

/**
 * Until when cancelling stays free, never after check-in. Null when it is not free now, or check-in has
 * begun.
 */
export function freeUntil(windows: readonly FeeWindow[], now: Instant, checkIn: Instant): Instant | null {
  if (labelAt(windows, now) !== 'free') return null
  const next = windows.find((window) => window.from !== null && window.from > now && !isFree(window))
  return freeUntilOf(next?.from ?? null, now, checkIn)
}

/** The same if only the instant of the first fee is known. */
export function freeUntilOf(firstFee: Instant | null, now: Instant, checkIn: Instant): Instant | null {
  const until = Math.min(firstFee ?? checkIn, checkIn)
  return until > now ? until : null
}

const isFree = ({ fee, pointsLost }: Outcome) => fee === 0 && pointsLost === 0

/** A no-show costs the policy's no-show fee, and at least the last window's fee. */
export function noShowOutcome(
  policy: CancellationPolicy,
  room: RoomPrice,
  windows: readonly FeeWindow[],
): Outcome {
  const noShow = outcomeOf(policy.noShow, room)
  const last = windows.at(-1)!
  return isDearer(noShow, last) ? noShow : sumOutcomes([last])
}

/** The fee is a portion of the whole payment, split between money and points. */
function outcomeOf(fee: Portion, room: RoomPrice): Outcome {
  const cash = paidToUs(room)
  const inPoints = 0 - amountOf(room.lines.filter((line) => line.kind === 'points'))
  const [kept = 0, keptInPoints = 0] = share(portionOf(fee, cash + inPoints, room.nights), [cash, inPoints])
  const [pointsLost = 0, pointsBack = 0] = share(room.points, [keptInPoints, inPoints - keptInPoints])
  return { fee: kept, rest: cash - kept, pointsLost, pointsBack }
}

function isDearer(a: Outcome, b: Outcome): boolean {
  return a.fee > b.fee || a.pointsLost > b.pointsLost
}

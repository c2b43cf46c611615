import type { Conversion } from './exchange.ts'
import { converter } from './exchange.ts'
import type { Day, PlainDate } from './plain-date.ts'
import { dayOf } from './plain-date.ts'
import type { Portion } from './portion.ts'
import { NOTHING, portionIn, portionOf } from './portion.ts'
import type { RatePlan } from './product.ts'
import { share } from './share.ts'
import type { RoomPrice } from './stay-price.ts'
import { amountOf, paidToUs } from './stay-price.ts'
import type { ClockTime, Instant, Zone } from './zone-time.ts'
import { instantOn } from './zone-time.ts'

/** From this moment of the hotel's clock on, cancelling costs this much; null is from the booking on. */
export interface CancellationStep {
  readonly from: { readonly daysBefore: number; readonly time: ClockTime } | null
  readonly fee: Portion
}

/** Before its first step a stay is cancelled free of charge. */
export interface CancellationPolicy {
  readonly steps: readonly CancellationStep[]
  readonly noShow: Portion
}

/** From `from`, included, to `to`, not included. Windows touch; the first has no beginning, the last no end. */
export interface CancellationWindow extends Outcome {
  readonly from: Instant | null
  readonly to: Instant | null
}

/** What is kept and what goes back: fee and refund make up what is paid to us, the points what was paid in points. */
export interface Outcome {
  readonly fee: number
  readonly refund: number
  readonly pointsLost: number
  readonly pointsBack: number
}

/** The policy with its amounts in the currency that the guest pays in. */
export function policyIn(policy: CancellationPolicy, conversion: Conversion): CancellationPolicy {
  const into = converter(conversion)
  return {
    steps: policy.steps.map((step) => ({ ...step, fee: portionIn(step.fee, into) })),
    noShow: portionIn(policy.noShow, into),
  }
}

/** What cannot be kept needs no deadline: where everything is paid at the hotel, cancelling costs nothing. */
export function policyOf(plan: Pick<RatePlan, 'payment' | 'cancellation'>): CancellationPolicy {
  return plan.payment.type === 'at_hotel' ? { ...plan.cancellation, steps: [] } : plan.cancellation
}

/** A step of a policy at its moment. */
export interface Deadline {
  readonly from: Instant | null
  readonly fee: Portion
}

/** The policy of a stay as moments, in order; the same for all its rooms. */
export const deadlinesOf = (policy: CancellationPolicy, arrival: PlainDate, zone: Zone): Deadline[] =>
  deadlinesOn(policy, dayOf(arrival), zone)

/** The same for a date as a number, and for whoever knows the moments already. */
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

/** Whether no fee has begun: what a filter over thousands of products asks before any of them is itemised. */
export function isFreeAt(deadlines: readonly Deadline[], now: Instant): boolean {
  return deadlines.every(({ from, fee }) => fee.value === 0 || (from !== null && from > now))
}

/** The windows of one room, to be frozen in the order. The fee never falls as the arrival comes nearer. */
export function windowsOf(deadlines: readonly Deadline[], room: RoomPrice): CancellationWindow[] {
  let outcome = outcomeOf(NOTHING, room)
  const windows: CancellationWindow[] = [{ from: null, to: null, ...outcome }]
  for (const { from, fee } of deadlines) {
    const next = outcomeOf(fee, room)
    if (!isDearer(next, outcome)) continue
    outcome = next
    const last = windows.pop()!
    if (last.from !== from) windows.push({ ...last, to: from })
    windows.push({ from, to: null, ...outcome })
  }
  return windows
}

/** The windows of several rooms together: at every moment their sums. */
export function windowsTogether(rooms: readonly (readonly CancellationWindow[])[]): CancellationWindow[] {
  const moments = rooms.flatMap((windows) => windows.map(({ from }) => from)).filter((from) => from !== null)
  const starts = [null, ...[...new Set(moments)].sort((a, b) => a - b)]
  return starts.map((from, at) => ({
    from,
    to: starts[at + 1] ?? null,
    ...outcomesTogether(rooms.map((windows) => windowAt(windows, from ?? -Infinity))),
  }))
}

/** From the very moment of a deadline the next window counts. */
export function windowAt<Window extends { readonly from: Instant | null }>(
  windows: readonly Window[],
  now: Instant,
): Window {
  return windows.findLast(({ from }) => from === null || from <= now)!
}

export function outcomesTogether(outcomes: readonly Outcome[]): Outcome {
  const sum = (part: (outcome: Outcome) => number) =>
    outcomes.reduce((all, outcome) => all + part(outcome), 0)
  return {
    fee: sum((outcome) => outcome.fee),
    refund: sum((outcome) => outcome.refund),
    pointsLost: sum((outcome) => outcome.pointsLost),
    pointsBack: sum((outcome) => outcome.pointsBack),
  }
}

export type CancellationLabel = 'free' | 'partial' | 'none'

/** What cancelling at that moment is called. */
export function labelAt(windows: readonly CancellationWindow[], now: Instant): CancellationLabel {
  const { fee, refund, pointsLost, pointsBack } = windowAt(windows, now)
  if (fee === 0 && pointsLost === 0) return 'free'
  return refund === 0 && pointsBack === 0 ? 'none' : 'partial'
}

/** Until when cancelling stays free; at the latest until check-in. Null when it is not free now. */
export function freeUntil(
  windows: readonly CancellationWindow[],
  now: Instant,
  checkIn: Instant,
): Instant | null {
  if (labelAt(windows, now) !== 'free') return null
  return windowAt(windows, now).to ?? checkIn
}

/** Who does not come pays the policy's no-show, and no less than the last window's fee. */
export function noShowOutcome(
  policy: CancellationPolicy,
  room: RoomPrice,
  windows: readonly CancellationWindow[],
): Outcome {
  const noShow = outcomeOf(policy.noShow, room)
  const last = windows.at(-1)!
  return isDearer(noShow, last) ? noShow : outcomesTogether([last])
}

/** The fee is a portion of all that was paid, in money and in points; each bears its part. */
function outcomeOf(fee: Portion, room: RoomPrice): Outcome {
  const cash = paidToUs(room)
  const inPoints = 0 - amountOf(room.lines.filter((line) => line.kind === 'points'))
  const [kept = 0, keptInPoints = 0] = share(portionOf(fee, cash + inPoints, room.nights), [cash, inPoints])
  const [pointsLost = 0, pointsBack = 0] = share(room.points, [keptInPoints, inPoints - keptInPoints])
  return { fee: kept, refund: cash - kept, pointsLost, pointsBack }
}

function isDearer(a: Outcome, b: Outcome): boolean {
  return a.fee > b.fee || a.pointsLost > b.pointsLost
}

import type { CancellationWindow } from '#contract/prices.ts'
import type { Money } from '#domain/money/money.ts'
import { windowAt } from '#domain/price/cancellation.ts'

/** A window of a policy on a line from now to the end of the day of arrival. */
export type Stretch = {
  readonly kind: 'free' | 'part' | 'none'
  /** Milliseconds; both ends are on the line. */
  readonly from: number
  readonly to: number
  /** When it begins, as the hotel's clock shows it; null for the one that we are in. */
  readonly starts: string | null
  readonly fee: Money
  readonly refund: Money
  /** The unpaid amount that is waived. */
  readonly uncharged: Money
}

type Costs = Pick<CancellationWindow, 'fee' | 'refund' | 'uncharged'>

/** By what cancelling costs, however much was paid by then. */
export const kindOf = ({ fee, refund, uncharged }: Costs): Stretch['kind'] =>
  fee.amount === 0 ? 'free' : refund.amount + uncharged.amount === 0 ? 'none' : 'part'

type Ends = { readonly now: number; readonly end: number }

/** The remaining windows: ended ones are dropped, and the last one ends with the line. */
export function stretchesOf(windows: readonly CancellationWindow[], ends: Ends): Stretch[] {
  const { now } = ends
  const end = Math.max(ends.end, now)
  return windows
    .map((window) => ({
      kind: kindOf(window),
      from: Math.max(now, window.from === null ? now : Date.parse(window.from)),
      to: Math.min(end, window.to === null ? end : Date.parse(window.to)),
      starts: window.from !== null && Date.parse(window.from) > now ? window.from : null,
      fee: window.fee,
      refund: window.refund,
      uncharged: window.uncharged,
    }))
    .filter(({ from, to }, at, all) => from < to || (at === all.length - 1 && from === to))
}

/** Stretches share the line by their length, but each is wide enough for the words under it. */
export function sharesOf(stretches: readonly Pick<Stretch, 'from' | 'to'>[]): number[] {
  const least = Math.min(0.24, 0.8 / stretches.length)
  const spare = 1 - least * stretches.length
  const all = stretches.reduce((sum, { from, to }) => sum + (to - from), 0)
  if (all <= 0) return stretches.map(() => 1 / stretches.length)
  return stretches.map(({ from, to }) => least + (spare * (to - from)) / all)
}

/** The moment at a place of the line, 0 to 1; the line is as uneven as its stretches are drawn. */
export function momentAt(stretches: readonly Stretch[], place: number): number {
  const shares = sharesOf(stretches)
  let start = 0
  for (const [at, { from, to }] of stretches.entries()) {
    const share = shares[at]!
    if (place <= start + share || at === stretches.length - 1)
      return Math.round(from + ((to - from) * Math.min(share, Math.max(0, place - start))) / share)
    start += share
  }
  return stretches[0]!.from
}

/** The stretch that a moment belongs to, by the rule that decides a refund. */
export const stretchAt = (stretches: readonly Stretch[], moment: number): Stretch =>
  windowAt(stretches, Math.max(moment, stretches[0]!.from))

/** A moment as the clock shows it that wrote `sample`: the hotel's, whose offset the sample carries. */
export function inOffsetOf(sample: string, moment: number): string {
  const found = /(Z|([+-])(\d{2}):(\d{2}))$/.exec(sample)
  const sign = found?.[2] === '-' ? -1 : 1
  const minutes = found?.[2] ? sign * (Number(found[3]) * 60 + Number(found[4])) : 0
  return new Date(moment + minutes * 60_000).toISOString().slice(0, 16)
}

/** Midnight after the day of a moment, on the clock that wrote it: until then an arrival may still be cancelled. */
export const endOfDay = (iso: string): number =>
  Date.parse(iso.replace(/T\d{2}:\d{2}:\d{2}(\.\d+)?/, 'T23:59:59')) + 1_000

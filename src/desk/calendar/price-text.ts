import { minorUnits } from '#domain/money/currency.ts'
import { grouped } from '#domain/money/money-format.ts'

/** `1,280`, or `96.5` where there are cents: short enough for a cell. */
export function cellPrice(amount: number, currency: string): string {
  const units = minorUnits(currency)
  const whole = Math.floor(amount / units)
  const rest = amount - whole * units
  return rest === 0 ? grouped(whole) : `${grouped(whole)}.${String(rest / units).slice(2, 4)}`
}

/** The same rounded to whole units, for rates that follow by percent. */
export const wholePrice = (amount: number, currency: string): string =>
  grouped(Math.round(amount / minorUnits(currency)))

/** `1.2k` for a single narrow night. */
export function narrowPrice(amount: number, currency: string): string {
  const whole = Math.round(amount / minorUnits(currency))
  if (whole < 1_000) return String(whole)
  const thousands = whole / 1_000
  return `${thousands < 10 ? thousands.toFixed(1) : Math.round(thousands)}k`
}

export type Run = {
  readonly at: number
  readonly nights: number
  readonly price: number
  readonly isNew: boolean
}

/** Consecutive equal prices: each is written once. Nights without a price are left out. */
export function priceRuns(
  prices: readonly number[],
  isNew: (at: number) => boolean,
  isJoined: boolean,
): Run[] {
  const runs: Run[] = []
  prices.forEach((price, at) => {
    if (price === 0) return
    const last = runs.at(-1)
    const continues = last && last.at + last.nights === at && last.price === price && last.isNew === isNew(at)
    if (isJoined && continues) runs[runs.length - 1] = { ...last, nights: last.nights + 1 }
    else runs.push({ at, nights: 1, price, isNew: isNew(at) })
  })
  return runs
}

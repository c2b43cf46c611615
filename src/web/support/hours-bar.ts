import type { SupportHours } from '#domain/time/support-hours.ts'

const dayMinutes = 24 * 60
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

type Span = { readonly from: number; readonly minutes: number; readonly isOpen: boolean }

/** A day as a bar: the open hours in it, and where on it a time stands. */
export function hoursBar({ opens, closes }: Pick<SupportHours, 'opens' | 'closes'>) {
  const [open, close] = [minutesOf(opens), minutesOf(closes)]
  const overNight = close < open
  const [first, second] = overNight ? [close, open] : [open, close]
  const all: readonly Span[] = [
    { from: 0, minutes: first, isOpen: overNight },
    { from: first, minutes: second - first, isOpen: !overNight },
    { from: second, minutes: dayMinutes - second, isOpen: overNight },
  ]
  const at = (time: string) => Math.round((minutesOf(time) / dayMinutes) * 1000) / 10
  return { spans: all.filter(({ minutes }) => minutes > 0), labels: { at } }
}

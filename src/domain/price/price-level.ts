import { addMonths, type Day, dateOf, dayOf, type PlainDate, weekdayOf } from '../time/plain-date.ts'

/** Months ahead in which nights are sampled, the present one included. */
export const SAMPLED_MONTHS = 7
/** Days whose samples are compared. */
export const COMPARED_DAYS = 90
/** Fewer comparable samples say nothing. */
export const LEAST_SAMPLES = 21

/**
 * The cheapest nights of a hotel as they were on a day: for each month ahead a night from Sunday to Thursday, then one
 * of Friday or Saturday. Null: not for sale.
 */
export type PriceSample = { readonly day: PlainDate; readonly totals: readonly (number | null)[] }

export type NightTotal = { readonly night: PlainDate; readonly total: number }

export type PriceLevel = {
  readonly level: 'low' | 'usual' | 'high'
  /** The mean night of the stay now, and the quartiles of comparable nights. */
  readonly nightly: number
  readonly low: number
  readonly median: number
  readonly high: number
  /** The mean night of comparable stays, by the day of the sample. */
  readonly series: readonly (readonly [day: PlainDate, nightly: number])[]
}

/** Half a week of nights whose prices are alike. */
const isWeekend = (night: Day): boolean => weekdayOf(night) === 4 || weekdayOf(night) === 5

const monthOf = (date: PlainDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

/** The position of a night's kind among the totals of a sample; null if that day sampled no such nights. */
function cellOf(sampled: PlainDate, night: PlainDate): number | null {
  const ahead = monthOf(night) - monthOf(sampled)
  if (ahead < 0 || ahead >= SAMPLED_MONTHS) return null
  return ahead * 2 + Number(isWeekend(dayOf(night)))
}

/** The nights to sample on a day, in the order of the totals: another night of each kind every day. */
export function nightsToSample(today: PlainDate): (PlainDate | null)[] {
  const first = dayOf(today)
  return Array.from({ length: SAMPLED_MONTHS }, (_, ahead) => {
    const month = addMonths(`${today.slice(0, 7)}-01`, ahead)
    const [from, to] = [Math.max(dayOf(month), first + 1), dayOf(addMonths(month, 1)) - 1]
    const nights = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
    return [false, true].map((weekend) => {
      const some = nights.filter((night) => isWeekend(night) === weekend)
      const night = some[first % Math.max(1, some.length)]
      return night === undefined ? null : dateOf(night)
    })
  }).flat()
}

/** Totals of nights of the same hotel, month and half of the week. */
const comparable = (samples: readonly PriceSample[], night: PlainDate): number[] =>
  samples.flatMap(({ day, totals }) => {
    const cell = cellOf(day, night)
    return cell === null ? [] : (totals[cell] ?? [])
  })

/** A quantile of ascending numbers, interpolated. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)]!
  return low + (sorted[Math.ceil(at)]! - low) * (at - Math.floor(at))
}

/** The share of values below a value, with half of the equal ones. */
const rankOf = (value: number, values: readonly number[]): number =>
  values.reduce((sum, other) => sum + (other < value ? 1 : other === value ? 0.5 : 0), 0) / values.length

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** A level differs from the median by this much: smaller differences are no news. */
const LEAST_DIFFERENCE_PERCENT = 3

/** How a hotel's nights compare with those of the same season in the last months; null with too few samples. */
export function priceLevel(
  nights: readonly NightTotal[],
  samples: readonly PriceSample[],
): PriceLevel | null {
  if (nights.length === 0) return null
  const compared = nights.map(({ night, total }) => ({
    night,
    total,
    others: comparable(samples, night).toSorted((a, b) => a - b),
  }))
  if (compared.some(({ others }) => others.length < LEAST_SAMPLES)) return null
  const nightly = mean(nights.map(({ total }) => total))
  const quartile = (share: number) => Math.round(mean(compared.map(({ others }) => quantile(others, share))))
  const median = quartile(0.5)
  const rank = mean(compared.map(({ total, others }) => rankOf(total, others)))
  const isLow = rank <= 0.25 && nightly * 100 <= median * (100 - LEAST_DIFFERENCE_PERCENT)
  const isHigh = rank >= 0.75 && nightly * 100 >= median * (100 + LEAST_DIFFERENCE_PERCENT)
  return {
    level: isLow ? 'low' : isHigh ? 'high' : 'usual',
    nightly: Math.round(nightly),
    low: quartile(0.25),
    median,
    high: quartile(0.75),
    series: seriesOf(nights, samples),
  }
}

/** Days on which every night of the stay had a comparable one. */
const seriesOf = (nights: readonly NightTotal[], samples: readonly PriceSample[]) =>
  samples.flatMap((sample) => {
    const totals = nights.flatMap(({ night }) => comparable([sample], night))
    return totals.length < nights.length ? [] : [[sample.day, Math.round(mean(totals))] as const]
  })

/** From which total on a night is low or high, by its month and half of the week. */
export type LevelBand = {
  /** `2027-02`. */
  readonly month: string
  readonly weekend: boolean
  readonly low: number
  readonly high: number
}

/** The bands of the months ahead of `today` that have enough samples. */
export function levelBands(today: PlainDate, samples: readonly PriceSample[]): LevelBand[] {
  return nightsToSample(today).flatMap((night) => {
    if (night === null) return []
    const others = comparable(samples, night).toSorted((a, b) => a - b)
    if (others.length < LEAST_SAMPLES) return []
    const median = quantile(others, 0.5)
    const [fewer, more] = [100 - LEAST_DIFFERENCE_PERCENT, 100 + LEAST_DIFFERENCE_PERCENT]
    return {
      month: night.slice(0, 7),
      weekend: isWeekend(dayOf(night)),
      low: Math.floor(Math.min(quantile(others, 0.25), (median * fewer) / 100)),
      high: Math.ceil(Math.max(quantile(others, 0.75), (median * more) / 100)),
    }
  })
}

/** The level of one night by its band; null for a usual one. */
export function levelOfNight(
  { night, total }: NightTotal,
  bands: readonly LevelBand[],
): 'low' | 'high' | null {
  const weekend = isWeekend(dayOf(night))
  const band = bands.find((one) => one.month === night.slice(0, 7) && one.weekend === weekend)
  if (!band) return null
  return total <= band.low ? 'low' : total >= band.high ? 'high' : null
}

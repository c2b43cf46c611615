import { minorUnits } from '#domain/money/currency.ts'
import { formatMoney, formatWholeMoney } from '#domain/money/money-format.ts'
import { divideRounded } from '#domain/money/rounding.ts'
import { changeOf } from '#domain/report/measures.ts'
import type { Locale } from '#domain/text/locale.ts'
import { reportWords } from '#words/desk/reports.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { type Kind, type Measure, measures, type Point, type Sums } from './series.ts'

export const reportCurrency = 'CNY'

export const shareText = (share: number): string => `${(share * 100).toFixed(1)}%`

/** A dash without a value. */
export function valueText(kind: Kind, value: number | null, locale: Locale, isShort = false): string {
  if (value === null) return '–'
  if (kind === 'share') return isShort ? `${Math.round(value * 100)}%` : shareText(value)
  if (kind === 'count') return formatCount(value, locale)
  const money = { amount: value, currency: reportCurrency }
  return isShort ? formatWholeMoney(money, locale) : formatMoney(money, locale)
}

/** For narrow columns: amounts in whole units without their currency, which stands above the table. */
export const tableText = (kind: Kind, value: number | null, locale: Locale): string =>
  kind === 'money' && value !== null
    ? formatCount(divideRounded(value, minorUnits(reportCurrency)), locale)
    : valueText(kind, value, locale, true)

const signed = (text: string, value: number) => (value >= 0 ? `+${text}` : text.replace('-', '−'))

/** The difference to last year in words, and whether it is good. */
export function changeText(measure: Measure, now: Sums, before: Sums, locale: Locale) {
  const say = reportWords(locale)
  const { kind, of } = measures[measure]
  const [value, earlier] = [of(now), of(before)]
  const change = kind === 'share' ? null : changeOf(value, earlier)
  if (kind === 'share' && value !== null && earlier !== null && before.rooms > 0) {
    const points = (value - earlier) * 100
    return { text: say.points(signed(points.toFixed(1), points)), isGood: points >= 0 }
  }
  if (change === null) return { text: say.noLastYear, isGood: null }
  const percent = (Math.round(change * 1000) || 0) / 10
  return {
    text: say.onLastYear(signed(`${percent.toFixed(1)}%`, percent)),
    isGood: measure === 'cancelled' || percent === 0 ? null : percent > 0,
  }
}

export const measureName = (measure: Measure, locale: Locale): string => {
  const say = reportWords(locale)
  return measure === 'bookedRate' ? say.rate : say[measure]
}

export const pointName = ({ from, to }: Pick<Point, 'from' | 'to'>, locale: Locale): string =>
  from === to
    ? formatDate(from, locale, 'weekday')
    : reportWords(locale).weekOf(formatDate(from, locale, 'short'))

/** A chart in a sentence, for readers who do not see it. */
export function chartSummary(
  measure: Measure,
  points: readonly Point[],
  total: Sums,
  locale: Locale,
): string {
  const say = reportWords(locale)
  const { kind, of } = measures[measure]
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return measureName(measure, locale)
  const highest = points.reduce((best, point) =>
    (of(point.now) ?? -1) > (of(best.now) ?? -1) ? point : best,
  )
  const space = locale === 'zh' ? '' : ' '
  return [
    say.summary(
      measureName(measure, locale),
      formatDate(first.from, locale),
      formatDate(last.to, locale),
      valueText(kind, of(total), locale),
    ),
    say.peak(pointName(highest, locale), valueText(kind, of(highest.now), locale)),
  ].join(space)
}

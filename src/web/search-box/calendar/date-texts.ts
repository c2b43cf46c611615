import { currencySymbol, minorUnits } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { formatWholeMoney } from '#domain/money/money-format.ts'
import { divideRounded } from '#domain/money/rounding.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { formatDate, formatDates } from '#words/format.ts'

/** From here on a day and a month could be those of this year or of the next. */
const unclearAhead = 300

/** The dates as a visitor says them: “Sat 12 – Tue 15 Dec”, “12月12日至15日”; the year only where it is in doubt. */
export function datesText(
  { s_d, e_d }: { s_d: PlainDate; e_d: PlainDate },
  { today, locale }: { today: PlainDate; locale: Locale },
): string {
  const inDoubt = dayOf(s_d) - dayOf(today) > unclearAhead
  if (locale === 'zh') return (inDoubt ? `${s_d.slice(0, 4)}年` : '') + formatDates(s_d, e_d, locale)
  const text = withWeekdays(s_d, e_d)
  return inDoubt ? `${text} ${e_d.slice(0, 4)}` : text
}

function withWeekdays(s_d: PlainDate, e_d: PlainDate): string {
  const [first, last] = [formatDate(s_d, 'en', 'weekday'), formatDate(e_d, 'en', 'weekday')]
  const shared = s_d.slice(0, 7) === e_d.slice(0, 7)
  return `${shared ? first.replace(/ [^ ]+$/, '') : first} – ${last}`
}

/** From here on a price is too wide for a day. */
const longPrice = 100_000
const tags: Record<Locale, string> = { en: 'en-GB', zh: 'zh-CN' }

/** A price short enough to stand under a day: `¥820`, `₫2.1m`; a symbol of several letters is left out. */
export function dayPriceText(money: Money, locale: Locale): string {
  const units = divideRounded(money.amount, minorUnits(money.currency))
  const symbol = currencySymbol(money.currency, locale)
  const figure =
    units < longPrice
      ? formatWholeMoney(money, locale).slice(symbol.length)
      : new Intl.NumberFormat(tags[locale], { notation: 'compact', maximumSignificantDigits: 3 }).format(
          units,
        )
  return symbol.length === 1 ? symbol + figure : figure
}

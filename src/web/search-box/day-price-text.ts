import { currencySymbol, minorUnits } from '#domain/currency.ts'
import type { Locale } from '#domain/locale.ts'
import type { Money } from '#domain/money.ts'
import { formatWholeMoney } from '#domain/money-format.ts'
import { divideRounded } from '#domain/rounding.ts'

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

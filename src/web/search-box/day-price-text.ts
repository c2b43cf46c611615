import { currencySymbol, minorUnits } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { formatWholeMoney } from '#domain/money/money-format.ts'
import { divideRounded } from '#domain/money/rounding.ts'
import type { Locale } from '#domain/text/locale.ts'

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

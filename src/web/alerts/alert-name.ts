import type { PriceAlert } from '#contract/alerts.ts'
import type { Locale } from '#domain/text/locale.ts'
import { alertWords } from '#words/saved/alerts.ts'

/** The hotel with its city, or the searched place. */
export function alertName({ hotel, place }: Pick<PriceAlert, 'hotel' | 'place'>, locale: Locale): string {
  if (!hotel) return alertWords(locale).ofSearch(place)
  if (!place || hotel.name.includes(place)) return hotel.name
  return locale === 'zh' ? `${place}${hotel.name}` : `${hotel.name}, ${place}`
}

import type { Tdk } from '#contract/fields.ts'
import type { Locale } from '#domain/locale.ts'
import { listWords } from '#words/hotel-list.ts'
import type { Place } from '../places/place.ts'

/** Title, description and keywords of a list. */
export function headOfSearch(place: Place | null, hotels: number, locale: Locale): Tdk {
  const words = listWords(locale)
  if (!place) return { title: words.title, des: words.areaDescription(hotels), kword: words.keywords }
  const name = place.name[locale]
  const around = place.kind === 'airport' || place.kind === 'station' || place.kind === 'landmark'
  const city = place.parent?.name[locale] ?? null
  return {
    title: around ? words.titleAround(name) : words.titleIn(name, place.kind === 'district' ? city : null),
    des: words.description(name, hotels, around),
    kword: words.keywordsFor(name, city),
  }
}

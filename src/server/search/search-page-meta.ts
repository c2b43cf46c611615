import type { Tdk } from '#contract/fields.ts'
import type { HotelQuery } from '#contract/search.ts'
import type { Locale } from '#domain/text/locale.ts'
import { listWords } from '#words/search/hotel-list.ts'
import { isSpot, type Place } from '../places/place.ts'
import type { TooWide } from './query/scope.ts'

type Searched = {
  readonly place: Place | null
  readonly tooWide: TooWide | null
  readonly total: number
  readonly query: Pick<HotelQuery, 'bounds' | 'near'>
}

/** Title, description and keywords of a list. */
export function searchPageMeta({ place, tooWide, total, query }: Searched, locale: Locale): Tdk {
  const words = listWords(locale)
  // If the map was moved away from a place, the count is that of the map.
  const isOnMap = query.bounds !== undefined || query.near !== undefined
  const onMap = () => (tooWide ? words.wideDescription(hotelsOf(tooWide)) : words.areaDescription(total))
  if (!place) return { title: words.title, des: onMap(), kword: words.keywords }
  const name = place.name[locale]
  const city = place.parent?.name[locale] ?? null
  return {
    title: isSpot(place)
      ? words.titleAround(name)
      : words.titleIn(name, place.kind === 'district' ? city : null),
    des: isOnMap ? onMap() : words.description(name, total, isSpot(place)),
    kword: words.keywordsFor(name, city, isSpot(place)),
  }
}

const hotelsOf = ({ places }: TooWide) => places.reduce((sum, { hotels }) => sum + hotels, 0)

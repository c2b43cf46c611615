import type { SuggestedPlace, Suggestion } from '#contract/search.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import { type RoomWord, suggestionWords } from '#words/hotels/room-words.ts'
import type { Place } from '../places/place.ts'
import { presentSuggested } from '../places/present.ts'

const types = { hotel: 1, room: 2, bed: 3, transport: 4 } as const

export const presentPlaces = (places: readonly Place[], locale: Locale): SuggestedPlace[] =>
  places.map((place) => presentSuggested(place, locale))

/** An airport or a station; an airport with its code. */
export const presentTransport = (
  { id, slug, kind, name, within, iata }: Place,
  locale: Locale,
): Suggestion => ({
  type: types.transport,
  kind,
  id: String(id),
  name: name[locale],
  sub: iata ? `${iata} · ${within[locale]}` : within[locale],
  slug,
})

export const presentHotel = (id: Id, name: string, sub: string): Suggestion => ({
  type: types.hotel,
  id,
  name,
  sub,
  hotel_id: id,
})

type Wanted = { word: RoomWord; isBed: boolean; at: { slug: string; where: string } | null }

/** A kind of room or bed: links to the hotels of the place with these filters, or of the place chosen next. */
export function presentRoomWord({ word, isBed, at }: Wanted, locale: Locale): Suggestion {
  const say = suggestionWords(locale)
  const { beds, amenities } = word.filters
  return {
    type: isBed ? types.bed : types.room,
    id: word.id,
    name: word.name[locale],
    sub: at ? at.where : isBed ? say.anyBed : say.anyRoom,
    ...(at ? { slug: at.slug } : {}),
    filters: { ...(beds ? { beds: [...beds] } : {}), ...(amenities ? { amenities: [...amenities] } : {}) },
  }
}

type RoomOfHotel = { id: Id; name: string; hotel: { id: Id; name: string; city: string } }

/** A room type of one hotel: links to that hotel. */
export const presentRoom = ({ id, name, hotel }: RoomOfHotel): Suggestion => ({
  type: types.room,
  id,
  name,
  sub: `${hotel.name} · ${hotel.city}`,
  hotel_id: hotel.id,
})

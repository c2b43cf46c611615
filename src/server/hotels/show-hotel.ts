import type { HotelId } from '#contract/hotels.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import { picturesOf } from '../media/pictures-of.ts'
import type { Places } from '../places/open-places.ts'
import { presentPlace } from '../places/present.ts'
import type { OpenKeyring } from '../secret-keys/open-keyring.ts'
import type { HotelAround } from './around-hotel.ts'
import { aroundHotel } from './around-hotel.ts'
import { imagesOf } from './hotel-images.ts'
import { presentHotel } from './present.ts'
import { findShown } from './preview-hotel.ts'
import { nameOf } from './rooms-and-quotes/present-rate.ts'
import type { HotelRow } from './store.ts'

/** Everything about a hotel that does not depend on dates. */
export async function showHotel(
  context: { db: Db; places: Places; keyring: OpenKeyring; now: () => number },
  { id, preview, locale }: HotelId & { locale: Locale },
) {
  const { db, places } = context
  const hotel = await findShown(context, { id, preview })
  if (!hotel) return refuse('not_found')
  const around = await aroundHotel(places, hotel)
  if (!around) return refuse('not_found')
  if (hotel.state === 'closed') return refuse(closedHotel(hotel, around, locale))
  const gallery = picturesOf(hotel, await imagesOf(db, hotel), locale)
  return ok(presentHotel(hotel, around, gallery, locale))
}

/** The remaining facts of a closed hotel, enough to find another near it. */
const closedHotel = ({ id, lat, lon, ...hotel }: HotelRow, { city }: HotelAround, locale: Locale) => ({
  reason: 'hotel_closed' as const,
  id,
  name: nameOf(hotel, locale),
  place: presentPlace(city, locale),
  lat,
  lon,
})

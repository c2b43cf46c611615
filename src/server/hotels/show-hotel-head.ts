import type { HotelHead, HotelHeadQuery, HotelId, RoomQuery } from '#contract/hotels.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { hotelHeadWords } from '#words/hotels/hotel-head.ts'
import type { Db } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'
import type { OpenKeyring } from '../secret-keys/open-keyring.ts'
import { aroundHotel } from './around-hotel.ts'
import { hotelJsonld } from './hotel-jsonld.ts'
import { findShown } from './preview-hotel.ts'
import type { listRooms } from './rooms-and-quotes/list-rooms.ts'
import type { showHotel } from './show-hotel.ts'

type Context = {
  db: Db
  places: Places
  keyring: OpenKeyring
  now: () => number
  origin: () => string
  showHotel: (asked: HotelId & { locale: Locale }) => ReturnType<typeof showHotel>
  listRooms: (asked: { query: RoomQuery; locale: Locale }) => ReturnType<typeof listRooms>
}

const USUAL_ARRIVAL = 2
const USUAL_DEPARTURE = 3

/** Title, description, URLs and structured data of a hotel's page; its URL never contains dates. */
export async function showHotelHead(context: Context, query: HotelHeadQuery, locale: Locale) {
  const row = await findShown(context, query)
  if (!row) return refuse('not_found')
  const today = dateIn(row.zone, context.now())
  const { s_d = addDays(today, USUAL_ARRIVAL), e_d = addDays(today, USUAL_DEPARTURE) } = query
  const [shown, listed, around] = await Promise.all([
    context.showHotel({ id: query.id, preview: query.preview, locale }),
    context.listRooms({ query: { ...query, s_d, e_d }, locale }),
    aroundHotel(context.places, row),
  ])
  if (!shown.ok) return shown
  if (!around) return refuse('not_found')

  const hotel = shown.value
  const origin = context.origin()
  const path = `/hotels/${hotel.id}`
  const say = hotelHeadWords(locale)
  const city = around.city.name[locale]
  const said = { ...hotel, city }
  return ok<HotelHead>({
    title: say.title(hotel.name, city),
    des: say.description(said),
    kword: say.keywords(said),
    canonical: origin + joinLocale(path, locale),
    alternates: [
      { hreflang: 'en', href: origin + path },
      { hreflang: 'zh-CN', href: origin + joinLocale(path, 'zh') },
      { hreflang: 'x-default', href: origin + path },
    ],
    jsonld: hotelJsonld({ row, hotel, around, rooms: listed.ok ? listed.value : null, origin, locale }),
  })
}

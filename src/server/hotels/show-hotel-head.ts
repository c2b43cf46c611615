import type { HotelHead, HotelHeadQuery, RoomQuery } from '#contract/hotels.ts'
import type { Locale } from '#domain/locale.ts'
import { joinLocale } from '#domain/locale-path.ts'
import { addDays } from '#domain/plain-date.ts'
import { ok, refuse } from '#domain/result.ts'
import { dateIn } from '#domain/zone-time.ts'
import { hotelHeadWords } from '#words/hotel-head.ts'
import type { Db } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'
import { aroundHotel } from './around-hotel.ts'
import { findHotel } from './find-hotel.ts'
import { hotelJsonld } from './hotel-jsonld.ts'
import type { listRooms } from './rooms-and-quotes/list-rooms.ts'
import type { showHotel } from './show-hotel.ts'

type World = {
  db: Db
  places: Places
  now: () => number
  origin: () => string
  showHotel: (asked: { id: string; locale: Locale }) => ReturnType<typeof showHotel>
  listRooms: (asked: { query: RoomQuery; locale: Locale }) => ReturnType<typeof listRooms>
}

const USUAL_ARRIVAL = 2
const USUAL_DEPARTURE = 3

/** Title, description, addresses and machine-readable facts of a hotel's page; its address never holds dates. */
export async function showHotelHead(world: World, query: HotelHeadQuery, locale: Locale) {
  const row = await findHotel(world.db, query.id)
  if (!row) return refuse('not_found')
  const today = dateIn(row.zone, world.now())
  const { s_d = addDays(today, USUAL_ARRIVAL), e_d = addDays(today, USUAL_DEPARTURE) } = query
  const [shown, listed, around] = await Promise.all([
    world.showHotel({ id: query.id, locale }),
    world.listRooms({ query: { ...query, s_d, e_d }, locale }),
    aroundHotel(world.places, row),
  ])
  if (!shown.ok) return shown
  if (!around) return refuse('not_found')

  const hotel = shown.value
  const origin = world.origin()
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

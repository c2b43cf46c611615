import type { Trip, TripList, TripOrder } from '#contract/trips.ts'
import type { Id } from '#domain/id.ts'
import { bookedNights, distanceKm, gapsOf, lastDeparture, tripsOf } from '#domain/stay/trips.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import type { TripContext } from './context.ts'
import { readChoices, readShares, type ShareRow } from './trip-store.ts'

type Asked = { guestId: Id; locale: Locale }

/** The trips of a guest, the next one first, past ones last. */
export async function findTrips(context: TripContext, db: Db, asked: Asked): Promise<TripList> {
  const [stays, choices, shares] = await Promise.all([
    context.staysOf(db, asked),
    readChoices(db, asked.guestId),
    readShares(db, asked.guestId),
  ])
  const cityOf = await findCities(
    context,
    db,
    stays.map(({ order }) => order.hotel.id),
    asked.locale,
  )
  const choiceOf = new Map(choices.map((choice) => [choice.orderId, choice]))
  const stops = stays.map(({ order, guests, version }) => ({
    arrival: order.stay.s_d,
    departure: order.stay.e_d,
    lat: order.hotel.lat,
    lon: order.hotel.lon,
    order: { ...order, guests, version, ...cityOf(order.hotel.id) },
  }))
  const isApart = ({ order }: (typeof stops)[number]) => choiceOf.get(order.order_id)?.isApart === true
  const trips = tripsOf(stops.filter((stop) => !isApart(stop))).map((trip): Trip => {
    const orders = trip.map((stop, at): TripOrder => {
      const next = trip[at + 1]
      return { ...stop.order, next_km: next ? Math.round(distanceKm(stop, next)) : null }
    })
    const ids = orders.map(({ order_id }) => order_id)
    const share = shares.find(({ orderIds }) => orderIds.some((id) => ids.includes(id)))
    return {
      id: ids[0]!,
      name: ids.flatMap((id) => choiceOf.get(id)?.name ?? [])[0] ?? null,
      s_d: trip[0]!.arrival,
      e_d: lastDeparture(trip),
      nights: bookedNights(trip),
      orders,
      gaps: gapsOf(trip).map(({ arrival, departure, nights }) => ({
        s_d: arrival,
        e_d: departure,
        nights,
        after: orders.findLast(({ stay }) => stay.e_d === arrival)!.order_id,
        before: orders.find(({ stay }) => stay.s_d === departure)!.order_id,
      })),
      share: share ? presentShare(share) : null,
    }
  })
  const today = isoInstant(context.now(), 'UTC').slice(0, 10)
  return {
    list: trips.toSorted(
      (a, b) => Number(a.e_d < today) - Number(b.e_d < today) || a.s_d.localeCompare(b.s_d),
    ),
    apart: stops.filter(isApart).map(({ order }) => ({
      id: order.order_id,
      hotel: order.hotel.name,
      s_d: order.stay.s_d,
      e_d: order.stay.e_d,
    })),
  }
}

const presentShare = ({ token, showsNames, showsMoney, opened, createdAt }: ShareRow) => ({
  path: `/trips/${token}`,
  names: showsNames,
  money: showsMoney,
  opened,
  created_at: isoInstant(createdAt.getTime(), 'UTC'),
})

async function findCities(context: TripContext, db: Db, hotels: readonly Id[], locale: Locale) {
  const [cities, index] = await Promise.all([context.citiesOf(db, hotels), context.places()])
  return (hotel: Id) => {
    const city = index.byId.get(cities.get(hotel) ?? -1)
    return { city: city?.name[locale] ?? '', city_slug: city?.slug ?? '' }
  }
}

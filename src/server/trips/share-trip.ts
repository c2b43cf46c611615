import { randomBytes } from 'node:crypto'
import type { SharedTrip, TripChange, TripList, TripSharing } from '#contract/trips.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { Tx } from '../db/database.ts'
import type { TripContext } from './context.ts'
import { findTrips } from './find-trips.ts'
import {
  addShare,
  changeShare,
  countOpening,
  findShare,
  lockShares,
  readShares,
  removeShares,
  writeChoice,
} from './trip-store.ts'

type Asked = { guestId: Id; locale: Locale }

/** Makes the link of a trip, changes what it shows, or revokes it. */
export async function shareTrip(
  context: TripContext,
  tx: Tx,
  { id, share, names = true, money = false }: Pick<TripSharing, 'id' | 'share' | 'names' | 'money'>,
  asked: Asked,
) {
  const { guestId } = asked
  await lockShares(tx, guestId)
  const trip = (await findTrips(context, tx, asked)).list.find((one) => one.id === id)
  if (!trip) return refuse('not_found')
  const orderIds = trip.orders.map(({ order_id }) => order_id)
  const own = (await readShares(tx, guestId)).filter((row) =>
    row.orderIds.some((one) => orderIds.includes(one)),
  )
  const [known] = own
  if (!share)
    await removeShares(
      tx,
      own.map((row) => row.id),
    )
  else if (known) await changeShare(tx, { ...known, showsNames: names, showsMoney: money })
  else
    await addShare(tx, {
      guestId,
      orderIds,
      token: randomBytes(16).toString('base64url'),
      showsNames: names,
      showsMoney: money,
      createdAt: new Date(context.now()),
    })
  return ok<TripList>(await findTrips(context, tx, asked))
}

/** Renames the trip of an order, or takes the order out of it or back. */
export async function changeTrip(
  context: TripContext,
  tx: Tx,
  { id, name, unnamed, apart }: Omit<TripChange, 'req_id'>,
  asked: Asked,
) {
  const { list, apart: out } = await findTrips(context, tx, asked)
  const trip = list.find(({ orders }) => orders.some(({ order_id }) => order_id === id))
  if (!trip && !out.some((order) => order.id === id)) return refuse('not_found')
  if (trip && (name !== undefined || unnamed))
    for (const { order_id } of trip.orders)
      await writeChoice(tx, asked.guestId, order_id, { name: unnamed ? null : (name ?? null) })
  if (apart !== undefined) await writeChoice(tx, asked.guestId, id, { isApart: apart })
  return ok<TripList>(await findTrips(context, tx, asked))
}

/** A trip for anybody with its link, until the day after it ends. */
export async function showSharedTrip(context: TripContext, token: string, locale: Locale) {
  const share = await findShare(context.db, token)
  if (!share) return refuse('not_found')
  const { list } = await findTrips(context, context.db, { guestId: share.guestId, locale })
  const trip = list.find(({ orders }) => orders.some(({ order_id }) => share.orderIds.includes(order_id)))
  // The trip ends last where the sun sets last; a link that works a few hours longer hurts nobody.
  const today = isoInstant(context.now() - 12 * 3_600_000, 'UTC').slice(0, 10)
  if (!trip || trip.e_d < today) return refuse('not_found')
  await countOpening(context.db, share.id)
  return ok<SharedTrip>({
    name: trip.name,
    s_d: trip.s_d,
    e_d: trip.e_d,
    nights: trip.nights,
    stops: trip.orders.map(({ hotel, stay, city, guests, total, next_km }) => ({
      s_d: stay.s_d,
      e_d: stay.e_d,
      hotel: {
        id: hotel.id,
        name: hotel.name,
        address: hotel.address,
        lat: hotel.lat,
        lon: hotel.lon,
        image: hotel.image,
      },
      city,
      check_in_from: hotel.check_in_from,
      check_out_until: hotel.check_out_until,
      guests: share.showsNames ? guests : [],
      total: share.showsMoney ? total : null,
      next_km,
    })),
    gaps: trip.gaps.map(({ s_d, e_d, nights }) => ({ s_d, e_d, nights })),
  })
}

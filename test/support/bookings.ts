import type { Rate, RoomList } from '#contract/hotels.ts'
import type { PaymentType } from '#contract/prices.ts'
import type { App } from '#server/app.ts'
import type { Db } from '#server/db/database.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { readExchangeRates } from '#server/exchange/read-committed-rates.ts'
import { storeRates } from '#server/exchange/store.ts'
import { usualContact } from './guests.ts'

/** Bookable hotels, and chargeable exchange rates. */
export async function fillForBooking(
  { db, places }: Pick<App, 'places'> & { db: Db },
  now: number,
  hotels = 60,
) {
  await fillCatalogue(db as never, { hotels, now })
  await places()
  await storeRates(db, { ...readExchangeRates(), date: new Date(now).toISOString().slice(0, 10) }, now)
}

export type Found = { hotel: string; room: RoomList['rooms'][number]; rate: Rate; list: RoomList }
type Wanted = {
  payment?: PaymentType
  /** Only rates with free cancellation now. */
  free?: boolean
  s_d: string
  e_d: string
  rooms?: number
  adults?: number
  currency?: string
  hotel?: string
  /** Not sold out by other bookings of the same test. */
  left?: number
}

/** An available rate of some hotel for these dates, with its quote. */
export async function findRate({ http, db }: Pick<App, 'http'> & { db: Db }, wanted: Wanted): Promise<Found> {
  const { payment, free, s_d, e_d, rooms = 1, adults = 2, currency = 'CNY', hotel } = wanted
  const ids = hotel
    ? [hotel]
    : (await db<{ id: string }[]>`select id from hotels order by id`).map(({ id }) => id)
  for (const id of ids) {
    const query = new URLSearchParams({
      id,
      s_d,
      e_d,
      rooms: `${rooms}`,
      adults: `${adults}`,
      currency,
      lang: 'en',
    })
    const answer = await http.inject({ url: `/api/hot/r_detail?${query}` })
    const { data: list } = answer.json<{ data: RoomList }>()
    for (const room of list.rooms ?? []) {
      const rate = room.rates.find(
        (one) => (!payment || one.payment === payment) && (!free || one.cancellation.label === 'free'),
      )
      if (rate && (wanted.left === undefined || (rate.left ?? 99) >= wanted.left))
        return { hotel: id, room, rate, list }
    }
  }
  throw new Error(`nothing is sold by ${JSON.stringify(wanted)}`)
}

/** The form fields of a commit. */
export const bookingFields = (
  quote: string,
  { rooms = 1, ...more }: { rooms?: number } & Record<string, unknown> = {},
) => ({
  quote,
  req_id: `req-${Math.random().toString(36).slice(2)}-${Date.now()}`,
  ...Object.fromEntries(
    Array.from({ length: rooms }, (_, room) => [
      [`guests[${room}][first]`, 'Ada'],
      [`guests[${room}][last]`, `Lovelace${room === 0 ? '' : room}`],
    ]).flat(),
  ),
  'contact[name]': 'Ada Lovelace',
  'contact[email]': usualContact,
  'contact[phone]': '+8613800138000',
  ...more,
})

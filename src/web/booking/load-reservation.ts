import type { Call } from '#contract/call.ts'
import { type Envelope, type Failure, succeeded } from '#contract/endpoint.ts'
import { explainGuarantee, explainRate, listRooms, showHotel } from '#contract/endpoints.ts'
import type { Guarantee, Hotel, ProductRules, RoomList } from '#contract/hotels.ts'
import { mayCommit } from '#domain/price/quote.ts'
import type { ShownPicture } from '../pictures/picture-props.ts'
import type { StaySearch } from '../search-query/stay-search.ts'
import { type OtherRoom, otherRoomsIn } from './other-rooms.ts'

/** One product for one stay, as it is asked for. */
export type AskedProduct = {
  readonly hotel: string
  readonly room: string
  readonly rate: string
  readonly currency: string
} & StaySearch

/** The current offer and its signed quote. */
export type ReservedOffer = Pick<
  ProductRules,
  'quote' | 'quote_expires' | 'payment' | 'price' | 'cancellation' | 'board'
> & {
  readonly collectedAt: string | null
  /** The amount to hold or charge, and the payment options; null when it could not be loaded. */
  readonly guarantee: Guarantee | null
}

/** How the offer differs from the one that the address named. */
export type OfferChange = 'renewed' | 'price_rose' | 'price_fell' | 'terms_changed' | null

export type ReservationData = {
  readonly asked: AskedProduct
  readonly offer: ReservedOffer
  readonly change: OfferChange
  readonly rules: readonly string[]
  readonly hotel: {
    id: string
    name: string
    city: string
    country: string
    countrySlug: string
    image: ShownPicture | null
  }
  readonly room: string
  readonly rate: string
  readonly now: string
  readonly checkIn: string
  readonly checkOut: string
}

type LoadedOffer =
  | { readonly is: 'ready'; readonly data: ReservationData }
  /** There is nothing to book; `asked` where it is known what was wanted. */
  | { readonly is: 'refused'; readonly reason: string; readonly asked: AskedProduct | null }
  | { readonly is: 'failed'; readonly why: string }

type Refused = Extract<LoadedOffer, { is: 'refused' }>
export type LoadedReservation =
  | Exclude<LoadedOffer, Refused>
  | (Refused & { readonly others: readonly OtherRoom[] })

const quiet = { quiet: true }

export async function loadReservation(call: Call, quote: string): Promise<LoadedReservation> {
  const loaded = await loadOffer(call, quote)
  return loaded.is === 'refused' ? { ...loaded, others: await othersFor(call, loaded) } : loaded
}

async function othersFor(call: Call, { reason, asked }: Refused): Promise<readonly OtherRoom[]> {
  if (!asked || reason === 'hotel_closed') return []
  const answer = await call(listRooms, roomsQuery(asked), quiet)
  return succeeded(answer) ? otherRoomsIn(answer.data, { ...asked, terms: null }) : []
}

/** The question for all rooms of the hotel for the same stay. */
export const roomsQuery = ({ hotel: id, s_d, e_d, rooms, adults, ages, currency }: AskedProduct) => ({
  id,
  s_d,
  e_d,
  rooms,
  adults,
  ages: [...ages],
  currency,
})

async function loadOffer(call: Call, quote: string): Promise<LoadedOffer> {
  if (!quote) return { is: 'refused', reason: 'quote_invalid', asked: null }
  const answer = await call(explainRate, { quote }, quiet)
  if (succeeded(answer)) {
    const { verdict } = answer.data
    const change = verdict === 'stands' ? null : verdict
    if (mayCommit(verdict)) return withHotel(call, answer.data, change)
    return loadRenewed(call, askedOf(answer.data), change)
  }
  const asked = askedIn(answer)
  if (answer.data.reason === 'quote_expired' && asked) return loadRenewed(call, asked, 'renewed')
  return refusedBy(answer, asked)
}

/** The same product for the same stay at today's price. */
async function loadRenewed(call: Call, asked: AskedProduct, change: OfferChange): Promise<LoadedOffer> {
  const answer = await call(explainRate, { ...asked, ages: [...asked.ages] }, quiet)
  return succeeded(answer) ? withHotel(call, answer.data, change) : refusedBy(answer, asked)
}

async function withHotel(call: Call, product: ProductRules, change: OfferChange): Promise<LoadedOffer> {
  const asked = askedOf(product)
  const [hotel, list, guarantee] = await Promise.all([
    call(showHotel, { id: asked.hotel }, quiet),
    call(listRooms, roomsQuery(asked), quiet),
    call(explainGuarantee, { quote: product.quote }, quiet).catch(() => null),
  ])
  if (!succeeded(hotel)) return refusedBy(hotel, asked)
  if (!succeeded(list)) return refusedBy(list, asked)
  const room = list.data.rooms.find((each) => each.id === product.room)
  const rate = room?.rates.find((each) => each.rate === product.rate)
  // Booked by somebody else between the two answers.
  if (!room || !rate) return { is: 'refused', reason: 'sold_out', asked }
  return {
    is: 'ready',
    data: {
      asked,
      offer: offerOf(product, rate.collected_at, guarantee && succeeded(guarantee) ? guarantee.data : null),
      change,
      rules: product.rules.map(({ text }) => text),
      hotel: hotelOf(hotel.data),
      room: room.name,
      rate: rate.name,
      ...timesOf(list.data, hotel.data),
    },
  }
}

const offerOf = (
  { quote, quote_expires, payment, price, cancellation, board }: ProductRules,
  collectedAt: string | null,
  guarantee: Guarantee | null,
): ReservedOffer => ({ quote, quote_expires, payment, price, cancellation, board, collectedAt, guarantee })

function hotelOf({ id, name, place, gallery: [first] }: Hotel): ReservationData['hotel'] {
  return {
    id,
    name,
    city: place.name,
    country: place.country,
    countrySlug: place.country_slug,
    image: first ?? null,
  }
}

const timesOf = ({ now, check_in }: RoomList, { policies }: Hotel) => ({
  now,
  checkIn: check_in,
  checkOut: /\d{2}:\d{2}/.exec(policies.check_out)?.[0] ?? '',
})

const askedOf = ({ hotel, room, rate, stay, price }: ProductRules): AskedProduct => ({
  hotel,
  room,
  rate,
  ...stay,
  currency: price.total.currency,
})

const refusedBy = (answer: Envelope<unknown>, asked: AskedProduct | null): LoadedOffer => {
  const { data, msg, code } = answer as Failure
  return code >= 500 || code === 429
    ? { is: 'failed', why: msg }
    : { is: 'refused', reason: data.reason, asked: asked ?? askedIn(answer as Failure) }
}

/** A refusal names what was asked for, where the quote was ours. */
export function askedIn({ data }: Failure): AskedProduct | null {
  const { hotel, room, rate, s_d, e_d, rooms, adults, ages, currency } = data as Partial<AskedProduct>
  if (!hotel || !room || !rate || !s_d || !e_d || !rooms || !adults || !currency) return null
  return { hotel, room, rate, s_d, e_d, rooms, adults, ages: ages ?? [], currency }
}

import type { Call } from '#contract/call.ts'
import { type Envelope, type Failure, succeeded } from '#contract/endpoint.ts'
import { explainGuarantee, explainRate, explainRooms, listRooms, showHotel } from '#contract/endpoints.ts'
import type {
  CombinedRoom,
  CombinedRooms,
  Guarantee,
  Hotel,
  ProductRules,
  RoomList,
} from '#contract/hotels.ts'
import type { Cancellation } from '#contract/prices.ts'
import { mayCommit } from '#domain/price/quote.ts'
import { distributeGuests, MAX_ROOMS, type RoomGuests } from '#domain/stay/party.ts'
import type { ShownPicture } from '../pictures/picture-props.ts'
import { type OtherRoom, otherRoomsIn } from './other-rooms.ts'
import { joinQuotes, quotesIn } from './quotes.ts'
import { type AskedProduct, renewOffer } from './renew-quotes.ts'

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

/** Rooms of one kind in the booking. */
export type ReservedRooms = {
  readonly name: string
  readonly rate: string
  readonly count: number
  /** Only in a booking of several kinds: the policies differ. */
  readonly cancellation: Cancellation | null
}

export type ReservationData = {
  /** The whole booking; room and rate are those of the first room. */
  readonly asked: AskedProduct
  /** As each quote was asked for. */
  readonly parts: readonly AskedProduct[]
  /** The guests of each room. */
  readonly guests: readonly RoomGuests[]
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
  readonly rooms: readonly ReservedRooms[]
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
  const quotes = quotesIn(quote)
  if (quotes.length > MAX_ROOMS) return { is: 'refused', reason: 'quote_invalid', asked: null, others: [] }
  const loaded = await (quotes.length > 1 ? loadSeveral(call, quotes) : loadOffer(call, quote))
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
      parts: [asked],
      guests: distributeGuests(asked),
      offer: offerOf(product, rate.collected_at, guarantee && succeeded(guarantee) ? guarantee.data : null),
      change,
      rules: product.rules.map(({ text }) => text),
      hotel: hotelOf(hotel.data),
      rooms: [{ name: room.name, rate: rate.name, count: asked.rooms, cancellation: null }],
      ...timesOf(list.data, hotel.data),
    },
  }
}

/** Several rooms as one booking: quotes that are no longer valid are replaced by new ones. */
async function loadSeveral(call: Call, quotes: readonly string[]): Promise<LoadedOffer> {
  const answer = await call(explainRooms, { quotes: [...quotes] }, quiet)
  if (succeeded(answer)) {
    const { verdict } = answer.data
    const change = verdict === 'stands' ? null : verdict
    if (mayCommit(verdict)) return withRooms(call, answer.data, change)
    return loadRenewedRooms(
      call,
      answer.data.rooms.map((room) => askedOfRoom(answer.data, room)),
      change,
    )
  }
  const explained = await Promise.all(
    [...new Set(quotes)].map((quote) => call(explainRate, { quote }, quiet)),
  )
  const byQuote = new Map([...new Set(quotes)].map((quote, at) => [quote, explained[at]!]))
  const parts = quotes.map((quote) => {
    const each = byQuote.get(quote)!
    return succeeded(each) ? askedOf(each.data) : askedIn(each)
  })
  const wanted = parts.filter((part) => part !== null)
  if (wanted.length < parts.length) return refusedBy(answer, null)
  // Quotes before and after a change of the exchange rate differ in it only.
  return answer.data.reason === 'quote_expired' || answer.data.reason === 'quotes_differ'
    ? loadRenewedRooms(call, wanted, 'renewed')
    : refusedBy(answer, wholeOf(wanted))
}

/** The stay of all rooms: other rooms of the hotel are offered for the whole party. */
const wholeOf = (parts: readonly AskedProduct[]): AskedProduct => ({
  ...parts[0]!,
  rooms: parts.reduce((sum, { rooms }) => sum + rooms, 0),
  adults: parts.reduce((sum, { adults }) => sum + adults, 0),
  ages: parts.flatMap(({ ages }) => ages),
})

async function loadRenewedRooms(
  call: Call,
  parts: readonly AskedProduct[],
  change: OfferChange,
): Promise<LoadedOffer> {
  const renewed = await renewOffer(call, parts)
  if (!succeeded(renewed)) return refusedBy(renewed, wholeOf(parts))
  const answer = await call(explainRooms, { quotes: quotesIn(renewed.data.quote) }, quiet)
  return succeeded(answer) ? withRooms(call, answer.data, change) : refusedBy(answer, wholeOf(parts))
}

async function withRooms(call: Call, whole: CombinedRooms, change: OfferChange): Promise<LoadedOffer> {
  const parts = whole.rooms.map((room) => askedOfRoom(whole, room))
  const asked = { ...parts[0]!, ...whole.stay }
  const hotel = await call(showHotel, { id: whole.hotel }, quiet)
  if (!succeeded(hotel)) return refusedBy(hotel, asked)
  const { price, cancellation, payment, collected_at, guarantee, quote_expires, check_in, now } = whole
  const rates = new Set(whole.rooms.map(({ room, rate }) => `${room} ${rate}`))
  return {
    is: 'ready',
    data: {
      asked,
      parts,
      guests: parts.flatMap((part) => distributeGuests(part)),
      offer: {
        ...{ price, cancellation, payment, quote_expires, guarantee },
        quote: joinQuotes(whole.rooms.map(({ quote }) => quote)),
        board: whole.rooms[0]!.board,
        collectedAt: collected_at,
      },
      change,
      rules: [...new Set(whole.rooms.flatMap(({ rules }) => rules))],
      hotel: hotelOf(hotel.data),
      rooms: groupRooms(whole.rooms, rates.size > 1),
      ...timesOf({ now, check_in }, hotel.data),
    },
  }
}

function groupRooms(rooms: readonly CombinedRoom[], isMixed: boolean): ReservedRooms[] {
  const groups = Map.groupBy(rooms, ({ room, rate }) => `${room} ${rate}`)
  return [...groups.values()].map((group) => ({
    name: group[0]!.room_name,
    rate: group[0]!.rate_name,
    count: group.reduce((sum, { rooms }) => sum + rooms, 0),
    cancellation: isMixed ? group[0]!.cancellation : null,
  }))
}

const askedOfRoom = ({ hotel, stay, price }: CombinedRooms, part: CombinedRoom): AskedProduct => ({
  hotel,
  room: part.room,
  rate: part.rate,
  ...stay,
  rooms: part.rooms,
  adults: part.adults,
  ages: part.ages,
  currency: price.total.currency,
})

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

const timesOf = ({ now, check_in }: Pick<RoomList, 'now' | 'check_in'>, { policies }: Hotel) => ({
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

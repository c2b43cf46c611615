import type { SplitStays } from '#contract/hotels.ts'
import { isPlainDate, type PlainDate } from '#domain/time/plain-date.ts'
import { type Items, isRecord, jsonFrom } from '../browser-state/browser-storage.ts'
import type { StaySearch } from '../search-query/stay-search.ts'

export type SplitOffer = SplitStays['list'][number]
type Dated = { readonly hotel: string; readonly s_d: PlainDate; readonly e_d: PlainDate }

/** The second of two stays in a row, which is booked after the first. */
export type SecondStay = {
  readonly first: Dated
  readonly second: Dated & {
    readonly name: string
    readonly room: string
    readonly rate: string
    readonly roomName: string
  }
  readonly party: Pick<StaySearch, 'rooms' | 'adults' | 'ages'>
}

const item = 'split_stay'

export function secondStayOf({ parts }: SplitOffer, { rooms, adults, ages }: StaySearch): SecondStay {
  const [first, second] = parts as [SplitOffer['parts'][number], SplitOffer['parts'][number]]
  const { room, rate, room_name } = second.offer
  return {
    first: { hotel: first.hotel.id, s_d: first.s_d, e_d: first.e_d },
    second: {
      hotel: second.hotel.id,
      name: second.hotel.name,
      s_d: second.s_d,
      e_d: second.e_d,
      room,
      rate,
      roomName: room_name,
    },
    party: { rooms, adults, ages },
  }
}

/** Kept in this tab when the first is about to be booked. */
export const keepSecondStay = (items: Items, stay: SecondStay) => items.set(item, JSON.stringify(stay))

type Booked = { readonly hotel: { readonly id: string }; readonly stay: { s_d: PlainDate; e_d: PlainDate } }

const isSame = ({ hotel, s_d, e_d }: Dated, order: Booked) =>
  hotel === order.hotel.id && s_d === order.stay.s_d && e_d === order.stay.e_d

/** The second stay, if this order is the first one. */
export function secondStayAfter(items: Items, order: Booked): SecondStay | null {
  const kept = readSecondStay(items)
  return kept && isSame(kept.first, order) ? kept : null
}

/** Once the second is booked there is nothing left to do. */
export function forgetBooked(items: Items, order: Booked) {
  const kept = readSecondStay(items)
  if (kept && isSame(kept.second, order)) items.remove(item)
}

function readSecondStay(items: Items): SecondStay | null {
  const kept = jsonFrom(items.get(item))
  if (!isRecord(kept) || !isDated(kept.first) || !isDated(kept.second) || !isRecord(kept.party)) return null
  const { name, room, rate, roomName } = kept.second as Record<string, unknown>
  const { rooms, adults, ages } = kept.party
  const areTexts = [name, room, rate, roomName].every((text) => typeof text === 'string')
  const areNumbers = typeof rooms === 'number' && typeof adults === 'number' && Array.isArray(ages)
  return areTexts && areNumbers ? (kept as unknown as SecondStay) : null
}

const isDated = (value: unknown): value is Dated =>
  isRecord(value) && typeof value.hotel === 'string' && isPlainDate(value.s_d) && isPlainDate(value.e_d)

import type { Rate, Room, RoomList } from '#contract/hotels.ts'
import { roomsThatHold } from '#domain/stay/party.ts'

export const rateFilters = ['breakfast', 'free_cancellation', 'pay_later'] as const
export type RateFilter = (typeof rateFilters)[number]

const passes: Readonly<Record<RateFilter, (rate: Rate) => boolean>> = {
  breakfast: ({ board }) => board !== 'room_only',
  free_cancellation: ({ cancellation }) => cancellation.label === 'free',
  pay_later: (rate) => rate.pay_later,
}

/** The filters that tell the rates apart: some rates pass and some do not. */
export function usefulFilters(rooms: readonly Room[]): RateFilter[] {
  const rates = rooms.flatMap((room) => room.rates)
  return rateFilters.filter((filter) => {
    const passing = rates.filter(passes[filter]).length
    return passing > 0 && passing < rates.length
  })
}

/** The rooms with the rates that pass all filters; a room without any is left out. */
export function filterRooms(rooms: readonly Room[], filters: readonly RateFilter[]): Room[] {
  if (filters.length === 0) return [...rooms]
  return rooms
    .map((room) => ({
      ...room,
      rates: room.rates.filter((rate) => filters.every((filter) => passes[filter](rate))),
      refused: [],
    }))
    .filter(({ rates }) => rates.length > 0)
}

/** Rooms that are too small for the guests are listed in one row. */
export const isTooSmall = ({ rates, reason }: Room) => rates.length === 0 && reason === 'occupancy'

/** With how many rooms the hotel holds guests for whom each of its rooms is too small. */
export function roomsEnough({ rooms, stay }: Pick<RoomList, 'rooms' | 'stay'>): number | null {
  if (rooms.length === 0 || !rooms.every(isTooSmall)) return null
  const capacities = rooms.map(({ max_guests, max_adults }) => ({
    maxGuests: max_guests,
    maxAdults: max_adults,
  }))
  return roomsThatHold({ rooms: stay.rooms, adults: stay.adults, ages: stay.ages }, capacities)
}

import type { Charge } from '#domain/price/charges.ts'
import type { Product, RatePlan, Restriction, RoomType } from '#domain/price/product.ts'
import { productOf } from '#domain/price/product.ts'
import { EVERY_WEEKDAY } from '#domain/price/restrictions.ts'
import type { RoomGuests } from '#domain/stay/party.ts'

// A typical double room, which other tests vary.

export const double: RoomType = { includedAdults: 2, maxAdults: 3, maxGuests: 4 }

export const flexible: RatePlan = {
  percent: 10_000,
  singleUse: 9_000,
  extraAdult: 150_00,
  board: 'room_only',
  boardPrice: 0,
  children: [
    { toAge: 2, perNight: 0, board: 0 },
    { toAge: 11, perNight: 60_00, board: 5_000 },
  ],
  payment: { type: 'prepay' },
  cancellation: {
    steps: [{ from: { daysBefore: 1, time: '18:00' }, fee: { of: 'nights', value: 1 } }],
    noShow: { of: 'percent', value: 10_000 },
  },
}

export const vat: Charge = {
  kind: 'tax',
  name: { en: 'VAT', zh: '增值税' },
  of: 'percent',
  value: 600,
  per: 'room',
  each: 'stay',
  maxNights: null,
  fromAge: 0,
  collected: 'added',
}

export const cityTax: Charge = {
  kind: 'tax',
  name: { en: 'City tax', zh: '城市税' },
  of: 'amount',
  value: 2_50,
  per: 'person',
  each: 'night',
  maxNights: 7,
  fromAge: 12,
  collected: 'at_hotel',
}

export function sample(change: {
  room?: Partial<RoomType>
  plan?: Partial<RatePlan>
  charges?: readonly Charge[]
  restrictions?: readonly Restriction[]
}): Product {
  return productOf({
    column: 0,
    room: { ...double, ...change.room },
    plan: { ...flexible, ...change.plan },
    charges: change.charges ?? [],
    restrictions: change.restrictions ?? [],
  })
}

export const restrict = (kind: Restriction['kind'], from: number, to: number, value = 0): Restriction => ({
  kind,
  from,
  to,
  weekdays: EVERY_WEEKDAY,
  value,
})

export const guests = (adults: number, ...ages: number[]): RoomGuests => ({ adults, ages })

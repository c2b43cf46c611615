import { scaleRounded, WHOLE } from '../money/rounding.ts'
import type { RoomGuests } from '../stay/party.ts'
import type { Charge } from './charges.ts'
import { chargedNights } from './charges.ts'
import { chargeAmount, planPrice, soldPrice } from './prices.ts'
import type { Product } from './product.ts'

/**
 * The part of the room's price that each included charge makes up; 0 for charges that are not included.
 * Absolute amounts are deducted first, then the percentages of the remaining net price; together never more
 * than the room's price.
 */
export function includedCharges(
  product: Product,
  guests: RoomGuests,
  roomPrice: number,
  calendar: readonly number[],
): number[] {
  const nights = calendar.length
  const held = product.charges.filter((charge) => charge.collected === 'included')
  const amountOf = (charge: Charge) => chargeAmount(charge, product, guests, nights, calendar, 0, 1)
  const amounts = sumOf(held.filter(({ of }) => of === 'amount').map(amountOf))
  const percents = sumOf(held.filter(({ of }) => of === 'percent').map(({ value }) => value))
  const percentOfNet = (charge: Charge) => {
    const counted = chargedNights(charge, nights)
    const price = planPrice(product, counted, calendar, 0, 1)
    const base = soldPrice(product, guests, price, counted) - amounts
    return scaleRounded(Math.max(0, base), charge.value, WHOLE + percents)
  }

  let left = roomPrice
  return product.charges.map((charge) => {
    if (charge.collected !== 'included') return 0
    const taken = Math.min(charge.of === 'percent' ? percentOfNet(charge) : amountOf(charge), left)
    left -= taken
    return taken
  })
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

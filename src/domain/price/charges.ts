import type { BasisPoints } from '../money/rounding.ts'
import type { Bilingual } from '../text/locale.ts'

/** A rule for a tax or fee of the hotel. */
export interface Charge {
  readonly kind: 'tax' | 'fee'
  readonly name: Bilingual
  readonly of: 'percent' | 'amount'
  /** Basis points of the price as sold (room and extras), or minor units of the hotel's currency. */
  readonly value: BasisPoints | number
  /** Absolute amounts are per room or person, and per night or stay; a percentage needs neither. */
  readonly per: 'room' | 'person'
  readonly each: 'night' | 'stay'
  /** Maximum number of nights that count; null for all. */
  readonly maxNights: number | null
  /** Younger guests are not counted by person. */
  readonly fromAge: number
  /** Included in the calendar's price, added when booking, or paid at the hotel. */
  readonly collected: 'included' | 'added' | 'at_hotel'
}

export function chargedNights(charge: Charge, nights: number): number {
  return charge.maxNights !== null && charge.maxNights < nights ? charge.maxNights : nights
}

/** Percentages of all nights, and amounts per night, can be summed in advance. */
export function isSummed({ of, each, maxNights }: Charge): boolean {
  return of === 'percent' ? maxNights === null : each === 'night'
}

/**
 * The number of nights up to which the sums are exact for adults. Beyond, and for children, `isParticular`
 * charges are evaluated one by one.
 */
export function summedUpTo(charge: Charge): number {
  if (!isSummed(charge)) return 0
  return charge.maxNights ?? NO_LIMIT
}

export const NO_LIMIT = 1_000_000

export function isParticular(charge: Charge): boolean {
  const sparesTheYoung = charge.of === 'amount' && charge.per === 'person' && charge.fromAge > 0
  return sparesTheYoung || summedUpTo(charge) < NO_LIMIT
}

import type { BasisPoints } from '../money/rounding.ts'
import type { Bilingual } from '../text/locale.ts'

/** A tax or fee of the hotel, as a rule. */
export interface Charge {
  readonly kind: 'tax' | 'fee'
  readonly name: Bilingual
  readonly of: 'percent' | 'amount'
  /** Basis points of the price as sold (room and extras), or minor units of the hotel's currency. */
  readonly value: BasisPoints | number
  /** An amount is counted by room or by person, by night or by stay; a percentage is of the price and needs neither. */
  readonly per: 'room' | 'person'
  readonly each: 'night' | 'stay'
  /** Only the first so many nights count; null for all. */
  readonly maxNights: number | null
  /** Younger guests are not counted by person. */
  readonly fromAge: number
  /** Already inside the calendar's price, added to it when booking, or paid at the hotel. */
  readonly collected: 'included' | 'added' | 'at_hotel'
}

export function chargedNights(charge: Charge, nights: number): number {
  return charge.maxNights !== null && charge.maxNights < nights ? charge.maxNights : nights
}

/** Percentages of all nights, and amounts by the night, can be added up before they are counted. */
export function isSummed({ of, each, maxNights }: Charge): boolean {
  return of === 'percent' ? maxNights === null : each === 'night'
}

/** Up to how many nights the sums hold for adults; beyond, and for children, `isParticular` ones are looked at. */
export function summedUpTo(charge: Charge): number {
  if (!isSummed(charge)) return 0
  return charge.maxNights ?? NO_LIMIT
}

export const NO_LIMIT = 1_000_000

export function isParticular(charge: Charge): boolean {
  const sparesTheYoung = charge.of === 'amount' && charge.per === 'person' && charge.fromAge > 0
  return sparesTheYoung || summedUpTo(charge) < NO_LIMIT
}

import type { Random } from './random.ts'

export type HotelPolicies = Readonly<{
  checkInFrom: string
  checkInUntil: string | null
  checkOutUntil: string
  /** Children up to this age stay free of charge. */
  childrenFree: number
  pets: 'free' | 'fee' | 'no'
  smoking: 'no' | 'outside' | 'rooms'
}>

export function policiesOf(
  { stars, amenities }: { stars: number; amenities: readonly string[] },
  random: Random,
): HotelPolicies {
  return {
    checkInFrom: random.weighted([
      ['14:00', 45],
      ['15:00', 40],
      ['16:00', 8],
      ['13:00', 7],
    ]),
    checkInUntil: amenities.includes('reception_24h')
      ? null
      : random.pick(['21:00', '22:00', '22:30', '23:00']),
    checkOutUntil: random.weighted([
      ['11:00', 45],
      ['12:00', stars >= 3 ? 40 : 20],
      ['10:00', 18],
      ['10:30', 4],
    ]),
    childrenFree: random.pick([2, 3, 5, 5, 6]),
    pets: amenities.includes('pets') ? random.pick(['free', 'fee', 'fee']) : 'no',
    smoking: random.weighted([
      ['no', 62],
      ['outside', 32],
      ['rooms', 6],
    ]),
  }
}

import type { NightPrices } from './prices.ts'

/** Room types that stand side by side: night i of each is `columns` after the one before. */
interface Nights {
  readonly nights: number
  /** How many rooms of a type are wanted. */
  readonly wanted: number
  readonly prices: NightPrices
  readonly free: Uint8Array
  /** Where the first night of the first room type stands. */
  readonly at: number
  readonly columns: number
}

/** From here on a sum is of nights that cannot all be had. It is added, since a list asks of thousands, and deciding takes longer. */
export const NOT_HAD = 2 ** 46

/**
 * The nights of many room types, each added up: `calendarPrice` where `whyNotNights` has nothing to say, and `NOT_HAD`
 * or more elsewhere. A night without a price has no free rooms, and the columns come in fours: four of them are looked
 * at together.
 */
export function sumNights(sums: Float64Array, stay: Nights) {
  const { wanted, prices, columns } = stay
  if (wanted <= MOST_AT_ONCE && prices instanceof Int32Array && columns % FOUR === 0)
    return sumFours(sums, stay, prices)
  for (let column = 0; column < columns; column++) sums[column] = sumOfNights(stay, column)
}

/** The same for one room type. */
export function sumOfNights({ nights, wanted, prices, free, at, columns }: Nights, column: number): number {
  let sum = 0
  for (let left = nights, night = at + column; left > 0; left--, night += columns) {
    const price = prices[night]!
    if (!(price > 0 && free[night]! >= wanted)) return NOT_HAD
    sum += price
  }
  return sum
}

const FOUR = 4
// Numbers of rooms as four bytes side by side: the highest bit of each, and a one in each.
const HIGHEST = 0x80808080
const ONES = 0x01010101
/** More would reach into the next byte. */
const MOST_AT_ONCE = 127

function sumFours(sums: Float64Array, { nights, wanted, free, at, columns }: Nights, prices: Int32Array) {
  const many = wanted * ONES
  const fours = new Uint32Array(free.buffer, free.byteOffset, free.length / FOUR)
  for (let column = 0; column < columns; column += FOUR) {
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    // One bit for each of the four, the highest of its byte: set where fewer rooms are free in one of the nights.
    let full = 0
    for (let left = nights, night = at + column; left > 0; left--, night += columns) {
      const four = fours[night >>> 2]!
      full |= ~(((four | HIGHEST) - many) | four)
      a += prices[night]!
      b += prices[night + 1]!
      c += prices[night + 2]!
      d += prices[night + 3]!
    }
    sums[column] = a + ((full >>> 7) & 1) * NOT_HAD
    sums[column + 1] = b + ((full >>> 15) & 1) * NOT_HAD
    sums[column + 2] = c + ((full >>> 23) & 1) * NOT_HAD
    sums[column + 3] = d + (full >>> 31) * NOT_HAD
  }
}

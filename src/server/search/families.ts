import type { ChildBand, PriceTerms } from '#domain/product.ts'

/**
 * What children pay at a hotel is a row of eight whole numbers of 32 bits. Nearly every hotel has ages and amounts of its
 * own, and as objects they lie so far apart that a search for a family waited for each of them.
 */
export const FAMILY_WIDTH = 8
/** How many bands there are and one more, 0 where the row does not tell; then two numbers for each. */
const FAMILY = { bands: 0, first: 1 }
const BAND = { width: 2, agesAndBoard: 0, perNight: 1 }
const MOST_BANDS = 3
const BYTE = 8
const MOST_AGE = 0xff
const MOST_BOARD = 0xffff
const MOST_AMOUNT = 2 ** 31 - 1

export const NO_BAND = -1

/** Whether the row of a hotel tells all that a family pays there beside what adults do. */
export const tellsFamilies = (families: Int32Array, hotel: number): boolean =>
  families[hotel * FAMILY_WIDTH + FAMILY.bands] !== 0

/** Where the band of a child stands; `NO_BAND` where the hotel takes it for an adult. */
export function bandAt(families: Int32Array, hotel: number, age: number): number {
  const row = hotel * FAMILY_WIDTH
  const end = row + FAMILY.first + (families[row + FAMILY.bands]! - 1) * BAND.width
  for (let at = row + FAMILY.first; at < end; at += BAND.width)
    if (age <= (families[at + BAND.agesAndBoard]! & MOST_AGE)) return at
  return NO_BAND
}

export const boardOf = (families: Int32Array, band: number): number =>
  families[band + BAND.agesAndBoard]! >>> BYTE

export const perNightOf = (families: Int32Array, band: number): number => families[band + BAND.perNight]!

/** The row of a hotel; it tells nothing where plans differ, charges look at ages, or numbers do not fit. */
export function rowOfFamilies(terms: readonly PriceTerms[]): readonly number[] {
  const row = new Array<number>(FAMILY_WIDTH).fill(0)
  const children = terms[0]?.children
  if (!children || !fits(children)) return row
  const isOne = terms.every((one) => one.children === children && one.particularCharges.length === 0)
  if (!isOne) return row
  row[FAMILY.bands] = children.length + 1
  for (const [i, { toAge, perNight, board }] of children.entries()) {
    const at = FAMILY.first + i * BAND.width
    row[at + BAND.agesAndBoard] = toAge | (board << BYTE)
    row[at + BAND.perNight] = perNight
  }
  return row
}

const fits = (children: readonly ChildBand[]): boolean =>
  children.length <= MOST_BANDS &&
  children.every(
    ({ toAge, perNight, board }) => toAge <= MOST_AGE && board <= MOST_BOARD && perNight <= MOST_AMOUNT,
  )

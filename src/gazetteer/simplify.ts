import { readTable } from './read-table.ts'

const simplified = new Map(
  readTable('traditional').flatMap(({ simplified = '', traditional = '' }) =>
    [...traditional].map((sign) => [sign, simplified]),
  ),
)

/** Converts traditional characters to simplified ones, one by one: 東京 → 东京. */
export const simplify = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (sign) => simplified.get(sign) ?? sign)

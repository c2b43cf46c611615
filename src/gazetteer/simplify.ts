import { readTable } from './read-table.ts'

const simplified = new Map(
  readTable('traditional').flatMap(({ simplified = '', traditional = '' }) =>
    [...traditional].map((sign) => [sign, simplified]),
  ),
)

/** Traditional characters as names here are written, sign by sign: 東京 → 东京. */
export const simplify = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (sign) => simplified.get(sign) ?? sign)

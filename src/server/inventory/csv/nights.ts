import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { readAmount } from './amounts.ts'
import { type Read, whole } from './fields.ts'

/** Marks a night that has as many rooms as the room type. */
export const AS_THE_ROOM = '-'

/**
 * A line of a calendar gives prices, units, or both. Each is one value for all nights from `from` to `to`, or one
 * value per night, separated by spaces. An empty part leaves the stored values.
 */
type Given = { from: PlainDate; to: PlainDate | null; prices: string; units: string }

export function readPrices(given: Given, currency: string): Read<number[] | null> {
  if (given.prices === '' && given.units === '')
    return { reason: 'is empty, and so is units; give one of them, or both' }
  return readEach(wordsOf(given.prices), nightsOf(given), 'prices', (word) => readAmount(word, currency))
}

export const readUnits = (given: Given): Read<(number | null)[] | null> =>
  readEach<number | null>(wordsOf(given.units), nightsOf(given), 'numbers', (word) =>
    word === AS_THE_ROOM ? { value: null } : count.read(word),
  )

const nightsOf = ({ from, to, prices, units }: Given) =>
  to === null ? Math.max(wordsOf(prices).length, wordsOf(units).length) : dayOf(to) - dayOf(from) + 1
const count = whole(0, 10_000)
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

function readEach<Value>(
  words: readonly string[],
  nights: number,
  things: string,
  read: (word: string) => Read<Value>,
): Read<Value[] | null> {
  if (words.length === 0) return { value: null }
  const values: Value[] = []
  for (const word of words) {
    const found = read(word)
    if ('reason' in found) return found
    values.push(found.value)
  }
  return values.length === 1 || values.length === nights
    ? { value: values }
    : { reason: `holds ${values.length} ${things} for ${nights} nights; give one, or one for each night` }
}

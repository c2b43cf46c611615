import { dayOf, type PlainDate } from '#domain/plain-date.ts'
import { readAmount } from './amounts.ts'
import { type Read, whole } from './fields.ts'

/** On such a night there are as many rooms as the room type has. */
export const AS_THE_ROOM = '-'

type Given = { from: PlainDate; to: PlainDate | null; prices: string; units: string }
type Nights = { readonly prices: Read<number[] | null>; readonly units: Read<(number | null)[] | null> }

/**
 * What a line of a calendar says of its nights: prices, units, or both; each once for all nights from `from` to `to`,
 * or once for each, parted by spaces. A part that is empty leaves what is there.
 */
export function readNights({ from, to, prices, units }: Given, currency: string): Nights {
  if (prices === '' && units === '') {
    return {
      prices: { reason: 'is empty, and so is units; give one of them, or both' },
      units: { value: null },
    }
  }
  const [priceWords, unitWords] = [wordsOf(prices), wordsOf(units)]
  const nights = to === null ? Math.max(priceWords.length, unitWords.length) : dayOf(to) - dayOf(from) + 1
  return {
    prices: readEach(priceWords, nights, 'prices', (word) => readAmount(word, currency)),
    units: readEach(unitWords, nights, 'numbers', readUnits),
  }
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
const units = whole(0, 10_000)
const readUnits = (word: string): Read<number | null> =>
  word === AS_THE_ROOM ? { value: null } : units.read(word)

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

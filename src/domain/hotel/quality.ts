import { addDays, type PlainDate } from '../time/plain-date.ts'

/** The five parts of a hotel's description that are scored. */
export const qualityParts = ['photographs', 'english', 'chinese', 'prices', 'policies'] as const
export type QualityPart = (typeof qualityParts)[number]
/** Missing, incomplete, complete. */
export type QualityLevel = 0 | 1 | 2

/** Reasons why a part is not complete, most important first. */
export const qualityFaults = [
  'no_rooms',
  'no_plans',
  'no_prices',
  'prices_end',
  'no_photographs',
  'few_photographs',
  'no_alt_text',
  'no_english',
  'short_english',
  'old_english',
  'no_chinese',
  'short_chinese',
  'old_chinese',
  'no_address',
  'no_child_bands',
  'no_taxes',
  'far_from_city',
] as const
export type QualityFault = (typeof qualityFaults)[number]

export type QualityFacts = {
  readonly photographs: number
  /** Photographs without an alternative text in one of the languages. */
  readonly withoutAlt: number
  /** Characters of the descriptions. */
  readonly english: number
  readonly chinese: number
  /** The language whose text was not changed after the other one. */
  readonly older: 'en' | 'zh' | null
  readonly rooms: number
  readonly plans: number
  /** The last night for which every room type has a price; null if one has none. */
  readonly pricedUntil: PlainDate | null
  readonly plansWithBands: number
  readonly taxes: number
  readonly metresFromCity: number
  /** In both languages. */
  readonly hasAddress: boolean
}

export type Quality = {
  /** 0 to 100: ten for each level of each part. */
  readonly score: number
  readonly levels: Readonly<Record<QualityPart, QualityLevel>>
  readonly faults: readonly QualityFault[]
}

export const enoughPhotographs = 6
export const shortestText = { en: 200, zh: 80 } as const
/** Prices must reach this many days ahead. */
export const pricesAhead = 90
export const farFromCity = 30_000

type Rated = readonly [QualityLevel, readonly QualityFault[]]

export function qualityOf(facts: QualityFacts, today: PlainDate): Quality {
  const rated: Record<QualityPart, Rated> = {
    photographs: photographsOf(facts),
    english: textOf(facts.english, shortestText.en, facts.older === 'en', [
      'no_english',
      'short_english',
      'old_english',
    ]),
    chinese: textOf(facts.chinese, shortestText.zh, facts.older === 'zh', [
      'no_chinese',
      'short_chinese',
      'old_chinese',
    ]),
    prices: pricesOf(facts, today),
    policies: policiesOf(facts),
  }
  const faults = new Set(qualityParts.flatMap((part) => rated[part][1]))
  if (!facts.hasAddress) faults.add('no_address')
  if (facts.metresFromCity > farFromCity) faults.add('far_from_city')
  return {
    score: 10 * qualityParts.reduce((sum, part) => sum + rated[part][0], 0),
    levels: Object.fromEntries(qualityParts.map((part) => [part, rated[part][0]])) as Quality['levels'],
    faults: qualityFaults.filter((fault) => faults.has(fault)),
  }
}

function photographsOf({ photographs, withoutAlt }: QualityFacts): Rated {
  if (photographs === 0) return [0, ['no_photographs']]
  const faults: QualityFault[] = []
  if (photographs < enoughPhotographs) faults.push('few_photographs')
  if (withoutAlt > 0) faults.push('no_alt_text')
  return [faults.length > 0 ? 1 : 2, faults]
}

function textOf(
  length: number,
  shortest: number,
  isOlder: boolean,
  [none, short, old]: readonly [QualityFault, QualityFault, QualityFault],
): Rated {
  if (length === 0) return [0, [none]]
  if (length < shortest) return [1, [short]]
  return isOlder ? [1, [old]] : [2, []]
}

function pricesOf({ rooms, plans, pricedUntil }: QualityFacts, today: PlainDate): Rated {
  if (rooms === 0) return [0, ['no_rooms']]
  if (plans === 0) return [0, ['no_plans']]
  if (pricedUntil === null || pricedUntil < today) return [0, ['no_prices']]
  return pricedUntil < addDays(today, pricesAhead) ? [1, ['prices_end']] : [2, []]
}

function policiesOf({ plans, plansWithBands, taxes }: QualityFacts): Rated {
  const faults: QualityFault[] = []
  if (plansWithBands === 0) faults.push('no_child_bands')
  if (taxes === 0) faults.push('no_taxes')
  if (plans === 0) return [0, faults]
  return [faults.length > 0 ? 1 : 2, faults]
}

/** Without these a hotel cannot be shown to guests. */
const blocking: readonly QualityFault[] = [
  'no_rooms',
  'no_plans',
  'no_prices',
  'no_photographs',
  'no_english',
  'no_chinese',
  'no_address',
]

/** The faults that keep a new hotel from being published; empty if it is ready. */
export const whyNotPublish = (faults: readonly QualityFault[]): QualityFault[] =>
  faults.filter((fault) => blocking.includes(fault))

/** The faults that keep a closed hotel from being opened again: nothing of it could be booked. */
export const whyNotOpen = (faults: readonly QualityFault[]): QualityFault[] =>
  faults.filter((fault) => fault === 'no_rooms' || fault === 'no_plans' || fault === 'no_prices')

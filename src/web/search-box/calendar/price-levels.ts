import { createContext } from 'react'
import type { PriceLevelAnswer } from '#contract/price-levels.ts'
import { type LevelBand, levelOfNight } from '#domain/price/price-level.ts'
import { DEFAULT_PARTY, type Party } from '#domain/stay/party.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'

/** From which prices on a night is low or high for the hotel; empty for places, and where too little is known. */
export const LevelBands = createContext<readonly LevelBand[]>([])

export const bandsOf = ({ bands }: Pick<PriceLevelAnswer, 'bands'>): LevelBand[] =>
  bands.map(({ low, high, ...band }) => ({ ...band, low: low.amount, high: high.amount }))

/** Samples are of two adults in one room: other parties are not compared. */
export const isComparedParty = ({ rooms, adults, ages }: Party): boolean =>
  rooms === DEFAULT_PARTY.rooms && adults === DEFAULT_PARTY.adults && ages.length === 0

export const levelOfDay = (night: PlainDate, total: number | undefined, bands: readonly LevelBand[]) =>
  total === undefined ? null : levelOfNight({ night, total }, bands)

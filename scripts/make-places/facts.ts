import type { Candidate } from './candidates.ts'
import { kmBetween } from './distance.ts'
import type { Geography } from './geography.ts'
import type { GeoNamesRow } from './sources/geonames.ts'
import { readHand } from './sources/hand.ts'

/** Beyond this distance the coast is irrelevant to a stay. */
const farthestCoastKm = 999
const metropolis = 1_500_000
/** Countries with a desert inland; elsewhere single cities are listed by hand. */
const desertCountries = new Set('AE SA QA KW BH OM EG LY DZ MR NE TD YE IQ JO'.split(' '))

export type Facts = Readonly<{ kind: string; scenery: string; coastKm: number; weight: number }>

export function factsOf(
  candidate: Candidate,
  geography: Geography,
  rows: readonly GeoNamesRow[],
  priceLevel: number,
): Facts {
  const { row, fame } = candidate
  const coastKm = round(geography.coastKm(row, farthestCoastKm), 1)
  const isSmallIsland = geography.landArea(row) < 9_000 && coastKm < 15 && row.population < 500_000
  const kind = candidate.kind || kindOf(row.population)
  return {
    kind,
    scenery: sceneryOf(candidate, { coastKm, isSmallIsland, geography, rows }),
    coastKm,
    weight: weightOf(row.population, fame, priceLevel),
  }
}

function kindOf(population: number): string {
  if (population >= 50_000) return 'city'
  return population >= 3_000 ? 'town' : 'village'
}

type Surroundings = Readonly<{
  coastKm: number
  isSmallIsland: boolean
  geography: Geography
  rows: readonly GeoNamesRow[]
}>

const named = new Map(
  readHand('sceneries.tsv').flatMap(([scenery = '', keys = '']) =>
    keys.split('|').map((key) => [key, scenery] as const),
  ),
)

function sceneryOf({ row, en, kind }: Candidate, around: Surroundings): string {
  const byHand = named.get(`${row.country} ${en}`)
  if (byHand) return byHand
  if (kind === 'island' || around.isSmallIsland) return 'island'
  if (row.population >= metropolis) return 'metropolis'
  if (around.coastKm <= 4) return 'coast'
  if (isMountain(row, around.rows)) return 'mountain'
  if (around.geography.lakeKm(row, 6) <= 4) return 'lake'
  if (desertCountries.has(row.country) && around.geography.riverKm(row, 10) > 8) return 'desert'
  if (around.geography.riverKm(row, 8) <= 5) return 'river'
  return 'plain'
}

/** High, or between places whose elevations differ strongly. */
function isMountain(row: GeoNamesRow, rows: readonly GeoNamesRow[]): boolean {
  if (row.population > 600_000) return false
  if (row.elevation > 1_500) return true
  const reach = 0.35
  const heights = rows
    .filter((other) => Math.abs(other.lat - row.lat) < reach && Math.abs(other.lon - row.lon) < reach * 1.5)
    .filter((other) => kmBetween(other, row) < 25)
    .map((other) => other.elevation)
  return row.elevation > 450 && Math.max(...heights) - Math.min(...heights) > 600
}

/** The number of hotels follows population, wealth, and above all fame. */
const fameFactor = [1, 1, 1.8, 3.2, 9, 49]
const fameFloor = [0.5, 0.5, 1.5, 5, 16, 75]

function weightOf(population: number, fame: number, priceLevel: number): number {
  const people = Math.sqrt(population / 100_000) * (0.5 + priceLevel / 2)
  return round(Math.max(fameFloor[fame]!, people * fameFactor[fame]!), 2)
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

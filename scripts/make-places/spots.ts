import { toSlug } from './slugs.ts'
import { readAirports } from './sources/airports.ts'
import { readHand } from './sources/hand.ts'
import type { Syllables } from './sources/pinyin.ts'

export type SpotLine = Draft & Readonly<{ id: number; pinyin: string; initials: string }>
type Draft = Readonly<{
  kind: string
  slug: string
  en: string
  zh: string
  also: string
  city: string
  code: string
  lat: number
  lon: number
}>

const firstSpotId = 30_000_001

/** Districts, airports, stations and landmarks, each with its city; assigned ids stay. */
export function makeSpots(
  sources: string,
  syllables: Syllables,
  citySlugs: ReadonlySet<string>,
  snapshot: ReadonlyMap<string, number>,
): SpotLine[] {
  const drafts = [
    ...placed('district', 'districts.tsv'),
    ...airports(sources),
    ...placed('station', 'stations.tsv'),
    ...placed('landmark', 'landmarks.tsv'),
  ]
  const homeless = drafts.filter(({ city }) => !citySlugs.has(city)).map(({ city }) => city)
  if (homeless.length > 0) throw new Error(`No such city: ${[...new Set(homeless)].join(', ')}`)

  let nextId = Math.max(firstSpotId - 1, ...snapshot.values())
  const seen = new Set<string>(citySlugs)
  return drafts
    .map((draft) => {
      if (seen.has(draft.slug)) throw new Error(`Two places share the slug ${draft.slug}`)
      seen.add(draft.slug)
      const spoken = syllables(draft.zh)
      const initials = spoken.map((syllable) => syllable.charAt(0)).join('')
      return { ...draft, id: snapshot.get(draft.slug) ?? ++nextId, pinyin: spoken.join(''), initials }
    })
    .sort((a, b) => a.id - b.id)
}

function placed(kind: string, file: string): Draft[] {
  return readHand(file).map(([city = '', en = '', zh = '', lat, lon, also = '', word = '']) => {
    const name = kind === 'station' ? `station-${toSlug(en).replace(/-station$/, '')}` : toSlug(en)
    const slug = `${city}-${word || name}`
    return { kind, slug, en, zh, also, city, code: '', lat: Number(lat), lon: Number(lon) }
  })
}

function airports(sources: string): Draft[] {
  const known = readAirports(sources)
  return readHand('airports.tsv').map(([city = '', code = '', en = '', zh = '', lat, lon, also = '']) => {
    const point = lat ? { lat: Number(lat), lon: Number(lon) } : known.get(code)
    if (!point) throw new Error(`${code} is not in OurAirports`)
    const round = (degrees: number) => Number(degrees.toFixed(5))
    return {
      kind: 'airport',
      slug: `${city}-airport-${code.toLowerCase()}`,
      en,
      zh,
      also,
      city,
      code,
      lat: round(point.lat),
      lon: round(point.lon),
    }
  })
}

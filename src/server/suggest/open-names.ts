import type { Db } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'
import type { Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { makeNamesApart } from './name-thread.ts'
import type { NamedHotel, NamedPlace, Names } from './names.ts'
import { type HotelNameRow, hotelsChangedSince, readHotelNames, readSnapshot } from './store.ts'

/** The names of this process: read once, and again when places or hotels changed. */
export type OpenNames = () => Promise<Names>

type Held = { names: Names; hash: string; snapshot: string; asOf: number }

const lookEvery = 10_000
/** Notes of changes are kept for a day; what is older cannot be told from them. */
const trustedFor = 12 * 3_600_000

export function openNames({ db, places, now }: { db: Db; places: Places; now: () => number }): OpenNames {
  let held: Held | null = null
  let work: Promise<Held> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  const make = async (): Promise<Held> => {
    const [index, snapshot, asOf] = [await places(), await readSnapshot(db), now()]
    const names = await makeNamesApart({
      places: [...index.byId.values()].map(namedPlace),
      hotels: namedHotels(db, index),
    })
    return { names, snapshot, asOf, hash: index.state.hash }
  }
  const refreshed = async (): Promise<Held> => {
    lookedAt = now()
    if (!held || now() - held.asOf > trustedFor) return make()
    if ((await places()).state.hash !== held.hash) return make()
    const { now: snapshot, changed } = await hotelsChangedSince(db, held.snapshot)
    return changed ? make() : { ...held, snapshot, asOf: now() }
  }
  const refresh = () => {
    work ??= refreshed()
      .then((fresh) => (held = fresh))
      .finally(() => (work = null))
    return work
  }
  return async () => {
    if (!held) return (await refresh()).names
    // Nobody waits for the news: this answer comes from the names at hand, a later one from the new ones.
    if (now() - lookedAt >= lookEvery) refresh().catch(() => {})
    return held.names
  }
}

export const isTraffic = ({ kind }: Place) => kind === 'airport' || kind === 'station'

function namedPlace(place: Place): NamedPlace {
  const { id, name, also, pinyin, initials, weight, region, parent, country, slug } = place
  const outer = [region, parent?.name, parent?.region, country.name].flatMap((each) =>
    each ? [each.en, each.zh] : [],
  )
  const within = [...outer, slug.replaceAll('-', ' '), country.code]
  return { id, isTraffic: isTraffic(place), name, also, pinyin, initials, weight, within }
}

async function* namedHotels(db: Db, { byId }: PlaceIndex): AsyncGenerator<NamedHotel[]> {
  for await (const rows of readHotelNames(db)) yield rows.map((row) => namedHotel(row, byId.get(row.city)))
}

/** What a hotel can add to its share of the city's fame. */
const share = { least: 0.1, stars: 0.1, score: 0.1, reviews: 0.1 }
const manyReviews = 1_000

function namedHotel(row: HotelNameRow, city: Place | undefined): NamedHotel {
  const { id, nameEn, nameZh, city: cityId, district, stars, score, reviews } = row
  const merit =
    share.least +
    share.stars * (stars / 5) +
    share.score * ((score ?? 0) / 100) +
    share.reviews * Math.min(1, reviews / manyReviews)
  return {
    id,
    name: { en: nameEn, zh: nameZh },
    city: cityId,
    district,
    weight: Math.sqrt(city?.weight ?? 0) * merit,
  }
}

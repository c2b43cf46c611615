import type { PlaceKind } from '#contract/places.ts'
import type { Db } from '../db/database.ts'
import type { NameKind } from './name-rows.ts'

export type DataState = { hash: string; version: string }

export const readState = async (db: Db): Promise<DataState> => {
  const [row] = await db<DataState[]>`select hash, version from place_data`
  return row ?? { hash: '', version: '' }
}

export type CountryRow = {
  code: string
  area: string
  currency: string
  dialCode: string
  phonePattern: string
  plugs: string[]
  volts: number
}

export const readCountries = (db: Db) =>
  db<CountryRow[]>`
    select code, area, currency, dial_code as "dialCode", phone_pattern as "phonePattern", plugs, volts
    from countries`

export type PlaceRow = {
  id: string
  slug: string
  kind: PlaceKind
  nameEn: string
  nameZh: string
  country: string
  regionEn: string | null
  regionZh: string | null
  parent: string | null
  form: string | null
  scenery: string | null
  iata: string | null
  lat: number
  lon: number
  zone: string
  population: number
  weight: number
  hotels: number
  /** The cheapest night of the coming weeks, in minor units of CNY. */
  nightFrom: number | null
  /** Alternative names by kind. */
  names: { kind: NameKind; folded: string }[] | null
}

export const readPlaces = (db: Db) =>
  db<PlaceRow[]>`
    select id, slug, places.kind, name_en as "nameEn", name_zh as "nameZh", country, region_en as "regionEn",
      region_zh as "regionZh", parent, form, scenery, iata, lat, lon, time_zone as zone, population, weight,
      hotels, night_from::float8 as "nightFrom", other.names
    from places left join place_prices on place_prices.place = places.id left join (
      select place, json_agg(json_build_object('kind', kind, 'folded', folded)) as names
      from place_names where kind in ('other', 'pinyin', 'initials') group by place
    ) as other on other.place = places.id
    where listed
    order by parent nulls first, id`

/**
 * Slugs of places whose names are most similar to the text, which has no spaces; for texts with several typing
 * errors.
 */
export const findSimilarPlaces = async (db: Db, text: string, limit: number): Promise<string[]> => {
  const rows = await db<{ slug: string }[]>`
    select slug from (
      select place, max(similarity(replace(folded, ' ', ''), ${text})) as likeness from place_names
      where replace(folded, ' ', '') % ${text} and kind <> 'initials' group by place
    ) as alike join places on places.id = alike.place
    where listed and likeness >= 0.35
    order by likeness desc, weight desc, slug limit ${limit}`
  return rows.map(({ slug }) => slug)
}

export async function writeHotelCounts(db: Db, counts: readonly { place: number; hotels: number }[]) {
  await db`
    with counted as (
      select * from unnest(${counts.map(({ place }) => place)}::bigint[], ${counts.map(({ hotels }) => hotels)}::int[])
        as counted (place, hotels)
    ), changed as (
      update places set hotels = coalesce(counted.hotels, 0)
      from places as old left join counted on counted.place = old.id
      where places.id = old.id and old.hotels <> coalesce(counted.hotels, 0)
      returning places.id
    )
    update place_data set version = version + 1 where exists (select from changed)`
}

export async function readPricedAt(db: Db): Promise<number | null> {
  const [row] = await db<{ pricedAt: Date | null }[]>`select priced_at as "pricedAt" from place_data`
  return row?.pricedAt?.getTime() ?? null
}

/** Deletes the prices of places that have none any more. */
export async function writePlacePrices(
  db: Db,
  prices: readonly { place: number; nightFrom: number | null }[],
) {
  const priced = prices.flatMap(({ place, nightFrom }) => (nightFrom === null ? [] : [{ place, nightFrom }]))
  await db`delete from place_prices where place = any (${prices.map(({ place }) => place)}::bigint[])`
  await db`
    insert into place_prices (place, night_from)
    select * from unnest(${priced.map(({ place }) => place)}::bigint[], ${priced.map(({ nightFrom }) => nightFrom)}::bigint[])`
}

/** Marks the run as complete, so that copies in memory read the new prices; places without hotels lose theirs. */
export async function recordPricing(db: Db, now: number) {
  await db`delete from place_prices using places where places.id = place and hotels = 0`
  await db`update place_data set version = version + 1, priced_at = ${new Date(now)}`
}

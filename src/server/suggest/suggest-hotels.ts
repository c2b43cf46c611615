import type { Suggestion } from '#contract/search.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { whereIn } from '../places/where-in.ts'
import type { Ranked } from './merge-ranked.ts'
import type { Names } from './name-index/build-in-worker.ts'
import type { Match } from './name-index/top-matches.ts'
import { presentHotel } from './present.ts'
import { readAddresses } from './store.ts'

type Context = { db: Db; index: PlaceIndex; names: Names; locale: Locale }
type ShownHotel = { id: Id; name: string; score: number; sub: string }

/** Hotels with their locations; namesakes in one city show their address as well. */
export async function suggestHotels(
  context: Context,
  matches: readonly Match[],
): Promise<Ranked<Suggestion>[]> {
  const { db, locale } = context
  const shown = matches.flatMap((match) => shownHotel(context, match))
  const namesakes = namesakesAmong(shown)
  const addresses = namesakes.length > 0 ? await readAddresses(db, namesakes) : []
  const addressOf = new Map(addresses.map((address) => [address.id, address[locale]]))
  return shown.map(({ id, name, sub, score }) => {
    const address = addressOf.get(id)
    return { item: presentHotel(id, name, address ? `${sub} · ${address}` : sub), score }
  })
}

function shownHotel({ index, names, locale }: Context, { owner, score }: Match): ShownHotel[] {
  const { id, name, city, district } = names.hotels.all[owner]!
  const place = index.byId.get(district ?? city) ?? index.byId.get(city)
  return place ? [{ id, name: name[locale], score, sub: whereIn(index, place, locale) }] : []
}

const namesakesAmong = (hotels: readonly ShownHotel[]): Id[] =>
  [...Map.groupBy(hotels, ({ name, sub }) => `${name}\n${sub}`).values()]
    .filter((same) => same.length > 1)
    .flat()
    .map(({ id }) => id)

import type { Finding } from './best-findings.ts'
import { findMeant, findNames, type SearchableNames } from './find-names.ts'
import type { Names } from './names.ts'
import { type RoomSaid, roomsSaid } from './room-said.ts'
import { withoutFiller, wordsOf } from './typed-words.ts'

/** What somebody who typed a text may mean, the likeliest of each kind first. */
export type Understood = Readonly<{
  places: readonly Finding[]
  traffic: readonly Finding[]
  hotels: readonly Finding[]
  rooms: readonly RoomUnderstood[]
}>

/** A room or a bed, and where: at a place, in one of some hotels, or just anywhere. */
export type RoomUnderstood = RoomSaid &
  Readonly<{ /** By id. */ place: number | null; hotels: readonly Finding[] }>

/** From here on a name was typed as a whole, and nobody needs to guess what was meant. */
const asWhole = 80

export function understand(names: Names, typed: string, limit: number): Understood {
  const words = wordsOf(typed)
  if (words.length === 0) return { places: [], traffic: [], hotels: [], rooms: [] }
  const rooms = roomsSaid(words)
  const ways = distinct([words, withoutFiller(words), ...rooms.map(({ rest }) => withoutFiller(rest))])
  const first = (find: typeof findNames, group: SearchableNames) => {
    for (const way of ways) {
      const found = find(group, way, limit)
      if (found.length > 0) return found
    }
    return []
  }

  const found = {
    places: first(findNames, names.places),
    traffic: first(findNames, names.traffic),
    hotels: first(findNames, names.hotels),
  }
  const isSure = found.hotels.some(({ match }) => match >= asWhole)
  const guess = found.places.length === 0 && found.traffic.length === 0 && !isSure
  return {
    places: guess ? first(findMeant, names.places) : found.places,
    traffic: guess ? first(findMeant, names.traffic) : found.traffic,
    hotels: guess && found.hotels.length === 0 ? first(findMeant, names.hotels) : found.hotels,
    rooms: rooms.flatMap((said) => placed(names, said)),
  }
}

const mostHotels = 3

/** Where the room is wanted; a room beside words that mean nothing was not meant. */
function placed(names: Names, said: RoomSaid): RoomUnderstood[] {
  if (said.rest.length === 0) return [{ ...said, place: null, hotels: [] }]
  const rest = withoutFiller(said.rest)
  const [place = null] = [names.places, names.traffic].flatMap((group) =>
    findNames(group, rest, 1).map(({ owner }) => group.ids[owner]!),
  )
  const hotels = place ? [] : findNames(names.hotels, rest, mostHotels)
  return place || hotels.length > 0 ? [{ ...said, place, hotels }] : []
}

function distinct(ways: readonly (readonly string[])[]): (readonly string[])[] {
  const seen = new Set([''])
  return ways.filter((way) => {
    const key = way.join(' ')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

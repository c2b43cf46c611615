import { isHan } from '#gazetteer/fold.ts'
import type { Finding } from './best-findings.ts'
import { beginsName, findMeant, findNames, type NameSearch, searchOf } from './find-names.ts'
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
export type RoomUnderstood = RoomSaid & Whereabouts
type Whereabouts = Readonly<{
  /** By id. */
  place: number | null
  hotels: readonly Finding[]
}>

const nothing: Understood = { places: [], traffic: [], hotels: [], rooms: [] }
const anywhere: Whereabouts = { place: null, hotels: [] }

/** From here on a name was typed as a whole, and nobody needs to guess what was meant. */
const asWhole = 80
/** Guessing takes longest, and with a word left out of the text it is mostly wrong. */
const mostGuesses = 2

export function understand(names: Names, typed: string, limit: number): Understood {
  const words = wordsOf(typed)
  if (words.length === 0) return nothing
  const rooms = roomsSaid(words)
  const searches = {
    places: searchOf(names.places),
    traffic: searchOf(names.traffic),
    hotels: searchOf(names.hotels),
  }
  // Who types "grand hotel" looks for a name that begins so, and not for hotels at a place called Grand.
  const isName = !words.some(isHan) && beginsName(names.hotels.index, words.join(''))
  // Nor does "king bed" mean Bedford in the United Kingdom: words that are a room are not taken apart.
  const isRoom = rooms.some(({ isWhole, rest }) => isWhole && rest.length === 0)
  const ways = isRoom
    ? [[words.join('')]]
    : isName
      ? [words]
      : distinct([words, withoutFiller(words), ...rooms.map(({ rest }) => withoutFiller(rest))])
  const find = (kind: keyof Searches) => firstOf(findNames, searches[kind], ways, limit)
  const guess = (kind: keyof Searches) =>
    firstOf(findMeant, searches[kind], ways.slice(0, mostGuesses), limit)

  const found = { places: find('places'), traffic: find('traffic'), hotels: find('hotels') }
  const said = whereSaid(names, searches, rooms)
  const isSure = found.hotels.some(({ match }) => match >= asWhole)
  if (found.places.length > 0 || found.traffic.length > 0 || isSure) return { ...found, rooms: said }
  const guesses = bestGuesses({
    places: guess('places'),
    traffic: guess('traffic'),
    hotels: found.hotels.length > 0 ? [] : guess('hotels'),
  })
  return { ...guesses, hotels: [...found.hotels, ...guesses.hotels], rooms: said }
}

type Found = Readonly<Record<keyof Searches, readonly Finding[]>>

/** Where one name is whole but for the slip, beginnings of others are not meant. */
function bestGuesses({ places, traffic, hotels }: Found): Found {
  const best = Math.max(0, ...[places, traffic, hotels].flat().map(({ match }) => match))
  const isBest = ({ match }: Finding) => match === best
  return { places: places.filter(isBest), traffic: traffic.filter(isBest), hotels: hotels.filter(isBest) }
}

type Searches = Readonly<Record<'places' | 'traffic' | 'hotels', NameSearch>>
type Way = readonly string[]

/** What the first way to understand the words finds that finds anything. */
function firstOf(find: typeof findNames, search: NameSearch, ways: readonly Way[], limit: number): Finding[] {
  for (const way of ways) {
    const found = find(search, way, limit)
    if (found.length > 0) return found
  }
  return []
}

/** Rooms with where they are wanted; a room beside words that mean nothing was not meant. */
function whereSaid(names: Names, searches: Searches, rooms: readonly RoomSaid[]): RoomUnderstood[] {
  const known = new Map<string, Whereabouts | null>([['', anywhere]])
  return rooms.flatMap((said) => {
    const key = said.rest.join(' ')
    if (!known.has(key)) known.set(key, whereabouts(names, searches, said.rest))
    const where = known.get(key)
    return where ? [{ ...said, ...where }] : []
  })
}

const mostHotels = 3

function whereabouts(names: Names, searches: Searches, rest: Way): Whereabouts | null {
  const ways = distinct([rest, withoutFiller(rest)])
  for (const kind of ['places', 'traffic'] as const) {
    const [finding] = firstOf(findNames, searches[kind], ways, 1)
    if (finding) return { place: names[kind].ids[finding.owner]!, hotels: [] }
  }
  const hotels = firstOf(findNames, searches.hotels, ways, mostHotels)
  return hotels.length > 0 ? { place: null, hotels } : null
}

function distinct(ways: readonly Way[]): Way[] {
  const seen = new Set([''])
  return ways.filter((way) => {
    const key = way.join(' ')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

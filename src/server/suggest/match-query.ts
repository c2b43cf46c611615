import { isHan } from '#gazetteer/fold.ts'
import type { Names } from './name-index/build-in-worker.ts'
import { WHOLE_NAME } from './name-index/match-kinds.ts'
import {
  beginsName,
  type NameSearch,
  searchIn,
  searchNames,
  searchWithTypo,
} from './name-index/search-names.ts'
import type { Match } from './name-index/top-matches.ts'
import { mentionedRooms, type RoomMention } from './room-mentions.ts'
import { tokenise, withoutStopWords } from './tokenise.ts'

/** Possible meanings of a typed text, the likeliest of each kind first. */
export type QueryMatches = NameMatches & Readonly<{ rooms: readonly RoomMatch[] }>
type NameMatches = Readonly<Record<'places' | 'transport' | 'hotels', readonly Match[]>>

/** A room or a bed with its location: a place, some hotels, or anywhere. */
export type RoomMatch = RoomMention & Whereabouts
type Whereabouts = Readonly<{
  /** Its id. */
  place: number | null
  hotels: readonly Match[]
}>

type Words = readonly string[]
type Searches = Readonly<Record<keyof NameMatches, NameSearch>>

/** Fuzzy matching is the slowest step, and with a word left out it is mostly wrong. */
const MOST_GUESSES = 2

export function matchQuery(names: Names, typed: string, limit: number): QueryMatches {
  const words = tokenise(typed)
  if (words.length === 0) return { places: [], transport: [], hotels: [], rooms: [] }
  const searches: Searches = {
    places: searchIn(names.places),
    transport: searchIn(names.transport),
    hotels: searchIn(names.hotels),
  }
  const mentions = mentionedRooms(words)
  const rooms = locateRooms(names, searches, mentions)
  const variants = variantsOf(names, words, mentions)
  const exact = (kind: keyof Searches) => firstFound(searchNames, searches[kind], variants, limit)
  const guess = (kind: keyof Searches) =>
    firstFound(searchWithTypo, searches[kind], variants.slice(0, MOST_GUESSES), limit)

  const found = { places: exact('places'), transport: exact('transport'), hotels: exact('hotels') }
  const isHotelSure = found.hotels.some(({ quality }) => quality >= WHOLE_NAME)
  if (found.places.length > 0 || found.transport.length > 0 || isHotelSure) return { ...found, rooms }
  const guesses = bestGuesses({
    places: guess('places'),
    transport: guess('transport'),
    hotels: found.hotels.length > 0 ? [] : guess('hotels'),
  })
  return { ...guesses, hotels: [...found.hotels, ...guesses.hotels], rooms }
}

/** The words as typed, without stop words, and without the mentioned room; the first with a match is used. */
function variantsOf(names: Names, words: Words, mentions: readonly RoomMention[]): Words[] {
  // "king bed" does not mean Bedford in the United Kingdom: words of a room are not split.
  if (mentions.some(({ isWhole, rest }) => isWhole && rest.length === 0)) return [[words.join('')]]
  // "grand hotel" means a name that begins so, and not hotels at a place called Grand.
  if (!words.some(isHan) && beginsName(names.hotels.index, words.join(''))) return [words]
  return distinct([words, withoutStopWords(words), ...mentions.map(({ rest }) => withoutStopWords(rest))])
}

function firstFound(
  search: typeof searchNames,
  names: NameSearch,
  variants: readonly Words[],
  limit: number,
): readonly Match[] {
  for (const words of variants) {
    const found = search(names, words, limit)
    if (found.length > 0) return found
  }
  return []
}

/** If one name matches completely but for the typo, prefixes of others are not meant. */
function bestGuesses({ places, transport, hotels }: NameMatches): NameMatches {
  const best = Math.max(0, ...[places, transport, hotels].flat().map(({ quality }) => quality))
  const isBest = ({ quality }: Match) => quality === best
  return {
    places: places.filter(isBest),
    transport: transport.filter(isBest),
    hotels: hotels.filter(isBest),
  }
}

/** Rooms with their location; a room beside unknown words was not meant. */
function locateRooms(names: Names, searches: Searches, mentions: readonly RoomMention[]): RoomMatch[] {
  const known = new Map<string, Whereabouts | null>([['', { place: null, hotels: [] }]])
  return mentions.flatMap((mention) => {
    const key = mention.rest.join(' ')
    if (!known.has(key)) known.set(key, whereaboutsOf(names, searches, mention.rest))
    const where = known.get(key)
    return where ? [{ ...mention, ...where }] : []
  })
}

const MOST_HOTELS = 3

function whereaboutsOf(names: Names, searches: Searches, rest: Words): Whereabouts | null {
  const variants = distinct([rest, withoutStopWords(rest)])
  for (const kind of ['places', 'transport'] as const) {
    const [match] = firstFound(searchNames, searches[kind], variants, 1)
    if (match) return { place: names[kind].ids[match.owner]!, hotels: [] }
  }
  const hotels = firstFound(searchNames, searches.hotels, variants, MOST_HOTELS)
  return hotels.length > 0 ? { place: null, hotels } : null
}

function distinct(variants: readonly Words[]): Words[] {
  const seen = new Set([''])
  return variants.filter((words) => {
    const key = words.join(' ')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

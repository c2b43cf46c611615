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
import { mentionedTransport, type TransportKind } from './transport-mention.ts'

/** Possible meanings of a typed text, the likeliest of each kind first. */
export type QueryMatches = NameMatches &
  Readonly<{ rooms: readonly RoomMatch[]; cities: readonly CityMention[] }>
type NameMatches = Readonly<Record<'places' | 'transport' | 'hotels', readonly Match[]>>

/** A completely typed place, whose airports or stations are meant too; null for both kinds. */
export type CityMention = Readonly<{ place: number; kind: TransportKind | null }>

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
  if (words.length === 0) return { places: [], transport: [], hotels: [], rooms: [], cities: [] }
  const searches: Searches = {
    places: searchIn(names.places),
    transport: searchIn(names.transport),
    hotels: searchIn(names.hotels),
  }
  const mentions = mentionedRooms(words)
  const rooms = locateRooms(names, searches, mentions)
  const variants = variantsOf(names, words, mentions)
  const mention = mentionedTransport(words)
  const exact = (kind: keyof Searches, tried: readonly Words[] = variants) =>
    firstFound(searchNames, searches[kind], tried, limit)
  const guess = (kind: keyof Searches, tried: readonly Words[] = variants) =>
    firstFound(searchWithTypo, searches[kind], tried.slice(0, MOST_GUESSES), limit)

  const found = {
    places: exact('places'),
    transport: exact('transport', mention ? [...variants, mention.words] : variants),
    hotels: exact('hotels'),
  }
  const cities = mention
    ? namesakes(exact('places', [mention.rest]))
    : found.places.slice(0, 1).filter(isWhole)
  const known = {
    ...found,
    rooms,
    cities: cities.map(({ owner }) => ({ place: names.places.ids[owner]!, kind: mention?.kind ?? null })),
  }
  if (found.places.length > 0 || found.transport.length > 0 || found.hotels.some(isWhole)) return known
  // "suite" is not a misspelled town.
  if (mentions.some(({ rest }) => rest.length === 0)) return known
  if (mention) {
    const transport = guess('transport', [mention.words])
    return { ...known, transport, places: transport.length > 0 ? [] : cities }
  }
  const guesses = bestGuesses({
    places: guess('places'),
    transport: guess('transport'),
    hotels: found.hotels.length > 0 ? [] : guess('hotels'),
  })
  return { ...known, ...guesses, hotels: [...found.hotels, ...guesses.hotels] }
}

const isWhole = ({ quality }: Match) => quality >= WHOLE_NAME

/** Completely typed places of one name: 奥克兰 is Auckland and Oakland. */
const namesakes = (found: readonly Match[]) =>
  found.filter((match) => isWhole(match) && match.quality === found[0]!.quality)

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

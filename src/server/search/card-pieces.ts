import { createHash } from 'node:crypto'
import type { LeadChoice } from '#catalogue/pictures/gallery.ts'
import type { HotelCard } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import { amenityNames, nameIn } from '#words/hotel-facts.ts'
import type { Piece } from '../http/written.ts'
import { cardPictures } from '../media/pictures-of.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { createRecentlyUsed } from './recently-used.ts'
import type { ShardHotel } from './shard.ts'

/** The parts of a card that no search changes, as JSON: written once for each hotel and language. */
export type CardPieces = {
  readonly hotel: ShardHotel
  readonly index: PlaceIndex
  readonly choices: readonly LeadChoice[]
  readonly facts: (locale: Locale) => Piece
  readonly images: (lead: number, locale: Locale) => Piece
}
export type CardPiecesOf = (hotel: ShardHotel, index: PlaceIndex) => CardPieces

// Both languages, and the pictures by each lead that was wanted, measured on the demonstration catalogue.
const BYTES = 9_000

export function createCardPieces(maxBytes: number): CardPiecesOf {
  const kept = createRecentlyUsed<CardPieces>(maxBytes, () => BYTES)
  return (hotel, index) => {
    const key = String(hotel.id)
    const known = kept.get(key)
    if (known?.hotel === hotel && known.index === index) return known
    const made = makeCardPieces(hotel, index)
    kept.keep(key, made)
    return made
  }
}

function makeCardPieces(hotel: ShardHotel, index: PlaceIndex): CardPieces {
  const { choices, led } = cardPictures(picturedHotel(hotel), hotel.images)
  const pieces = new Map<string, Piece>()
  const once = (name: string, write: () => string) => {
    const known = pieces.get(name)
    if (known) return known
    const made = pieceOf(write())
    pieces.set(name, made)
    return made
  }
  return {
    hotel,
    index,
    choices,
    facts: (locale) => once(locale, () => JSON.stringify(presentFacts(hotel, index, locale)).slice(1, -1)),
    images: (lead, locale) => once(`${locale} ${lead}`, () => JSON.stringify(led(lead, locale))),
  }
}

const MARK_LENGTH = 12

function pieceOf(text: string): Piece {
  const bytes = Buffer.from(text)
  return { bytes, mark: createHash('sha256').update(bytes).digest('base64url').slice(0, MARK_LENGTH) }
}

const picturedHotel = (hotel: ShardHotel) => ({
  id: String(hotel.id),
  ...hotel.drawn,
  stars: hotel.stars,
  lat: hotel.lat,
  amenities: hotel.amenities.ids,
  rooms: hotel.pictures,
})

const listed = Object.keys(amenityNames)
const inOrder = (a: string, b: string) => listed.indexOf(a) - listed.indexOf(b)
const otherLanguage: Record<Locale, Locale> = { en: 'zh', zh: 'en' }

export type CardFacts = Omit<HotelCard, 'distance_m' | 'images' | 'offer' | 'reason' | 'nearest'>

function presentFacts(hotel: ShardHotel, index: PlaceIndex, locale: Locale): CardFacts {
  const district = hotel.district === null ? undefined : index.byId.get(hotel.district)
  return {
    id: String(hotel.id),
    name: hotel.name[locale],
    name_other: hotel.name[otherLanguage[locale]],
    stars: hotel.stars,
    score: hotel.score === null ? null : hotel.score / 10,
    reviews: hotel.reviews,
    address: hotel.address[locale],
    district: district?.name[locale] ?? null,
    lat: hotel.lat,
    lon: hotel.lon,
    amenities: hotel.amenities.ids
      .toSorted(inOrder)
      .map((id) => ({ id, name: nameIn(amenityNames, id, locale) })),
    collected: false,
  }
}

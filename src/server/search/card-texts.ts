import { crc32 } from 'node:zlib'
import type { HotelCard } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import { leadChoices, numberOf } from '#drawings/gallery.ts'
import { amenityNames, nameIn } from '#words/hotel-facts.ts'
import { type Sheet, wordsOf } from '../http/sheet.ts'
import { cardPictures } from '../media/pictures-of.ts'
import { subjectOf } from '../media/subject.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { amenitiesOf } from './amenities.ts'
import { createByteRing, NOWHERE } from './byte-ring.ts'
import type { Shard, ShardHotel } from './shard.ts'

/** How many pictures of a hotel may lead on its card. */
export const LEADS = 3
const LOCALES: readonly Locale[] = ['en', 'zh']

/** What a shard remembers of its cards: how the pictures look that may lead, and where the texts lie. */
export type CardShelf = {
  /** The places whose names stand in the texts. */
  index: PlaceIndex | null
  /** By hotel and lead; 0 where nobody has looked yet. */
  readonly looks: Uint32Array
  /** By hotel and language. */
  readonly texts: Float64Array
}

export const createShelf = (hotels: number): CardShelf => ({
  index: null,
  looks: new Uint32Array(hotels * LEADS),
  texts: new Float64Array(hotels * LOCALES.length),
})

/** A hotel is not what it was. */
export function clearShelf({ looks, texts }: CardShelf, hotel: number) {
  looks.fill(0, hotel * LEADS, (hotel + 1) * LEADS)
  texts.fill(NOWHERE, hotel * LOCALES.length, (hotel + 1) * LOCALES.length)
}

/** How the pictures of a hotel look that may lead: its own of the shard's. */
export function looksOf(shard: Shard, at: number): Uint32Array {
  const { looks } = shard.cards
  const first = at * LEADS
  if (looks[first] === 0)
    looks.set(
      leadChoices(subjectOf(picturedHotel(shard, shard.hotels[at]!))).map(({ look }) => numberOf(look)),
      first,
    )
  return looks
}

type Card = {
  readonly shard: Shard
  readonly at: number
  readonly lead: number
  readonly locale: Locale
  readonly index: PlaceIndex
}
/** Writes the part of a card that no search changes: from the comma after its distance up to its offer. */
export type WriteCardText = (sheet: Sheet, card: Card) => void

/** The texts are made once for each hotel and language, and kept within so many bytes. */
export function createCardTexts(maxBytes: number): WriteCardText {
  const ring = createByteRing(maxBytes)
  return (sheet, card) => {
    const { shard, at, lead, locale, index } = card
    const { cards } = shard
    if (cards.index !== index) cards.texts.fill(NOWHERE)
    cards.index = index
    const number = at * LOCALES.length + LOCALES.indexOf(locale)
    const begin = ring.find(cards.texts[number]!)
    const { bytes, view } = ring
    if (begin >= 0) return layOut(sheet, { from: bytes, view, begin, mark: ring.markAt(begin) }, lead)
    const made = makeText(card)
    const mark = crc32(made)
    cards.texts[number] = ring.add(made, 0, made.length, mark)
    const own = new DataView(made.buffer, made.byteOffset, made.length)
    layOut(sheet, { from: made, view: own, begin: 0, mark }, lead)
  }
}

// A text is kept in parts: its facts, and its pictures one by one, each with a comma. In front of them stands a list:
// for each lead how many pictures there are and which, and then where each part ends.
const MOST_PICTURES = 5
const MOST_PARTS = 10
const PER_LEAD = 1 + MOST_PICTURES
const ENDS = LEADS * PER_LEAD
const PARTS = ENDS + MOST_PARTS * Uint32Array.BYTES_PER_ELEMENT

function makeText({ shard, at, locale, index }: Card): Buffer {
  const hotel = shard.hotels[at]!
  const facts = JSON.stringify(presentFacts(hotel, index, locale)).slice(1, -1)
  const { pictures, byLead } = cardPictures(picturedHotel(shard, hotel), hotel.images, locale)
  const parts = [`,${facts},"images":[`, ...pictures.map((picture) => `${JSON.stringify(picture)},`)]
  const whole = Buffer.from('\0'.repeat(PARTS) + parts.join(''))
  for (const [lead, chosen] of byLead.entries()) {
    whole[lead * PER_LEAD] = chosen.length
    for (const [i, picture] of chosen.entries()) whole[lead * PER_LEAD + 1 + i] = picture + 1
  }
  let end = PARTS
  for (const [part, text] of parts.entries()) {
    end += Buffer.byteLength(text)
    whole.writeUInt32BE(end, ENDS + part * Uint32Array.BYTES_PER_ELEMENT)
  }
  return whole
}

const imagesEnd = wordsOf('],"offer":')

type Text = {
  readonly from: Buffer
  readonly view: DataView
  readonly begin: number
  readonly mark: number
}

/** Writes a text with one of its leads; pictures that stand side by side go together. */
function layOut(sheet: Sheet, text: Text, lead: number) {
  const { from, begin } = text
  const list = begin + lead * PER_LEAD
  const count = from[list]!
  let first = 0
  let last = 0
  for (let i = 1; i <= count; i++) {
    const part = from[list + i]!
    if (part !== last + 1) {
      copyParts(sheet, text, first, last)
      first = part
    }
    last = part
  }
  copyParts(sheet, text, first, last)
  // Instead of the last picture's comma.
  if (count > 0) sheet.back(1)
  sheet.words(imagesEnd)
}

function copyParts(sheet: Sheet, { from, view, begin, mark }: Text, first: number, last: number) {
  const start = first === 0 ? PARTS : endOf(view, begin, first - 1)
  sheet.copy(from, begin + start, endOf(view, begin, last) - start, mark + first * MOST_PARTS + last)
}

const endOf = (view: DataView, begin: number, part: number) =>
  view.getUint32(begin + ENDS + part * Uint32Array.BYTES_PER_ELEMENT)

function picturedHotel({ rooms, alike }: Shard, hotel: ShardHotel) {
  const { id, seed, setting, region, stars, lat, firstRoom } = hotel
  const kinds = rooms.kinds.subarray(firstRoom, firstRoom + hotel.rooms)
  return {
    id: String(id),
    seed,
    setting,
    region,
    stars,
    lat,
    amenities: amenitiesOf(hotel),
    rooms: Array.from(kinds, (kind) => alike.roomKinds[kind]!.picture),
  }
}

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
    amenities: amenitiesOf(hotel).map((id) => ({ id, name: nameIn(amenityNames, id, locale) })),
    collected: false,
  }
}

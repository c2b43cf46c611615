import type { Locale } from '#domain/text/locale.ts'
import type { Viewed } from '../browser-state/recently-viewed.ts'

/** The fields of the card of a viewed hotel, as of the view. */
export type ViewedHotel = {
  id: string
  name: string
  /** The name in the other language. */
  name_other: string
  lang: Locale
  place: string
  stars: number
  score: number | null
  picture: string | null
}

type Hotel = {
  id: string
  name: string
  name_other: string
  place: { name: string }
  stars: number
  score: number | null
  gallery: readonly { url: string; card?: string | undefined }[]
}

export function viewedHotel(hotel: Hotel, locale: Locale): ViewedHotel {
  const [picture] = hotel.gallery
  return {
    id: hotel.id,
    name: hotel.name,
    name_other: hotel.name_other,
    lang: locale,
    place: hotel.place.name,
    stars: hotel.stars,
    score: hotel.score,
    picture: picture ? (picture.card ?? picture.url) : null,
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
/** Accepts only pictures of this site: anyone may have written to the storage of the browser. */
const ownPicture = (value: unknown) => (/^\/media\/[\w./-]+$/.test(text(value)) ? text(value) : null)

/** A card in the language of the page; null for an entry that has no name to show. */
export function viewedCard(viewed: Viewed, locale: Locale) {
  const isSame = viewed.lang === undefined || viewed.lang === locale
  const name = isSame ? text(viewed.name) : text(viewed.name_other) || text(viewed.name)
  if (!name || !/^[1-9]\d{0,17}$/.test(viewed.id)) return null
  return {
    id: viewed.id,
    name,
    // A place was named in the language it was seen in.
    place: isSame ? text(viewed.place) : '',
    stars: number(viewed.stars) ?? 0,
    score: number(viewed.score),
    picture: ownPicture(viewed.picture),
  }
}
export type ViewedCard = NonNullable<ReturnType<typeof viewedCard>>

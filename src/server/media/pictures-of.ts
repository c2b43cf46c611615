import type { Picture } from '#contract/media.ts'
import type { PictureCategory } from '#domain/hotel/picture-category.ts'
import type { Locale } from '#domain/text/locale.ts'
import { captionsOf } from '#drawings/captions.ts'
import { galleryOf, hourOf, type LeadChoice, leadChoices, leadsAmong } from '#drawings/gallery.ts'
import { hotelPicture } from '#drawings/picture-urls.ts'
import { placeholderOf } from '#drawings/placeholder.ts'
import { type Indoor, nameOf, type PictureSpec, sorted, type View } from '#drawings/spec.ts'
import { type PictureSubject, roomKinds } from '#drawings/subject.ts'
import { cardPhotograph, mainPhotograph, photographIn, srcsetOf } from './photographs/photograph-address.ts'
import type { HotelImage, Photograph } from './store.ts'
import { type PicturedHotel, subjectOf } from './subject.ts'

/** The operator's pictures of a hotel, with the stored photographs among them. */
export type OwnImages = {
  readonly images: readonly HotelImage[]
  readonly photographs: ReadonlyMap<string, Photograph>
}
export const noImages: OwnImages = { images: [], photographs: new Map() }

const drawnSize = { width: 1200, height: 900 }
const mostOnCard = 5

/** The pictures of a hotel's page: the operator's own or, without any, drawings made from its facts. */
export function picturesOf(hotel: PicturedHotel, own: OwnImages, locale: Locale): Picture[] {
  const shown = own.images.flatMap((image) => {
    const category = image.category ?? (image.roomTypeId === null ? undefined : 'rooms')
    const picture = presentImage(image, own, locale)
    return picture ? [{ ...picture, ...(category ? { category } : {}) }] : []
  })
  if (shown.length > 0) return shown
  const subject = subjectOf(hotel)
  return galleryOf(subject).map((spec) => ({
    ...presentDrawing(hotel.id, subject, spec, locale),
    category: categoryOf(spec.view),
  }))
}

const presentImages = (own: OwnImages, locale: Locale): Picture[] =>
  own.images.flatMap((image) => presentImage(image, own, locale) ?? [])

/** One room's pictures; `variant` counts the rooms of the same kind before it. */
export function roomPicturesOf(
  hotel: PicturedHotel,
  room: { id: string; picture: string; variant: number },
  own: OwnImages,
  locale: Locale,
): Picture[] {
  const images = own.images.filter(({ roomTypeId }) => roomTypeId === room.id)
  const shown = images.flatMap((image) => presentImage(image, own, locale) ?? [])
  if (shown.length > 0) return shown
  const kind = roomKinds.find((known) => known === room.picture) ?? 'double'
  const subject = subjectOf(hotel)
  const hour = hourOf(subject)
  const specs: PictureSpec[] = [
    { view: `room_${kind}`, variant: Math.min(room.variant, 9), hour },
    { view: 'bathroom', variant: 0, hour },
  ]
  return specs.map((spec) => presentDrawing(hotel.id, subject, spec, locale))
}

/** A hotel's pictures for cards: all candidates, and for each possible first picture the order of the others. */
export type CardPictures = {
  readonly choices: readonly LeadChoice[]
  readonly pictures: readonly Picture[]
  readonly byLead: readonly (readonly number[])[]
}

export function cardPictures(hotel: PicturedHotel, own: OwnImages, locale: Locale): CardPictures {
  const subject = subjectOf(hotel)
  const choices = leadChoices(subject)
  const photographs = presentImages(own, locale).slice(0, mostOnCard)
  if (photographs.length > 0)
    return { choices, pictures: photographs, byLead: choices.map(() => [...photographs.keys()]) }
  const gallery = galleryOf(subject).slice(0, mostOnCard)
  const leads = choices.map(({ spec }) => spec)
  const specs = new Map([...gallery, ...leads].map((spec) => [nameOf(spec), spec]))
  const names = [...specs.keys()]
  const byLead = leads.map((lead) =>
    [...new Set([lead, ...gallery].map((spec) => names.indexOf(nameOf(spec))))].slice(0, mostOnCard),
  )
  const pictures = [...specs.values()].map((spec) => presentDrawing(hotel.id, subject, spec, locale))
  return { choices, pictures, byLead }
}

/** For a list in its order: the first picture of each hotel, chosen so that neighbours differ, and a few more. */
export function cardPicturesOf(
  hotels: readonly { hotel: PicturedHotel; own: OwnImages }[],
  locale: Locale,
): Picture[][] {
  const cards = hotels.map(({ hotel, own }) => cardPictures(hotel, own, locale))
  const leads = leadsAmong(cards.map(({ choices }) => choices))
  return cards.map(({ pictures, byLead }, at) => byLead[leads[at]!]!.map((picture) => pictures[picture]!))
}

function presentDrawing(hotel: string, subject: PictureSubject, spec: PictureSpec, locale: Locale): Picture {
  return {
    id: `${hotel}.${nameOf(spec)}`,
    url: hotelPicture(hotel, spec),
    alt: captionsOf(subject, spec).alternative[locale],
    card: hotelPicture(hotel, spec, 'card'),
    placeholder: placeholderOf(subject, spec),
    ...drawnSize,
  }
}

/** A photograph that was never stored or downloaded is not shown: pages load pictures from this site only. */
function presentImage(
  { id, url, altEn, altZh }: HotelImage,
  { photographs }: OwnImages,
  locale: Locale,
): Picture | null {
  const alt = locale === 'zh' ? altZh : altEn
  const named = photographIn(url)
  if (!named) return url.startsWith('/') ? { id, url, alt } : null
  const photograph = photographs.get(named)
  if (!photograph) return null
  return {
    id,
    url: mainPhotograph(photograph),
    alt,
    card: cardPhotograph(photograph),
    placeholder: `url(${photograph.placeholder}) center / cover`,
    width: photograph.width,
    height: photograph.height,
    srcset: { avif: srcsetOf(photograph, 'avif'), webp: srcsetOf(photograph, 'webp') },
  }
}

const categoryOfIndoor: Readonly<Record<Indoor, PictureCategory>> = {
  bathroom: 'bathroom',
  lobby: 'lobby',
  restaurant: 'dining',
  breakfast: 'dining',
  bar: 'dining',
  pool: 'pool',
  spa: 'wellness',
  gym: 'wellness',
  meeting: 'meeting',
  view: 'view',
}

/** The gallery category of a drawn picture. */
function categoryOf(view: View): PictureCategory {
  const shown = sorted(view)
  if ('room' in shown) return 'rooms'
  if ('indoor' in shown) return categoryOfIndoor[shown.indoor]
  return shown.composition === 'poolside' ? 'pool' : 'exterior'
}

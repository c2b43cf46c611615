import type { ContactSheet } from '#contract/media.ts'
import type { Locale } from '#domain/text/locale.ts'
import { avatarCount } from '#drawings/avatars/avatars.ts'
import { captionsOf } from '#drawings/captions.ts'
import { emptyStates } from '#drawings/empty-states.ts'
import { hourOf } from '#drawings/gallery.ts'
import {
  avatarPicture,
  defaultPicture,
  emptyPicture,
  hotelPicture,
  hotelPreview,
} from '#drawings/picture-urls.ts'
import { indoorViews } from '#drawings/spec.ts'
import { roomKinds } from '#drawings/subject.ts'
import type { Place } from '../places/place.ts'
import { placePictureOf } from '../places/place-picture.ts'
import type { MediaContext } from './drawings.ts'
import { ownImagesOf } from './photographs/own-images.ts'
import { cardPicturesOf, picturesOf } from './pictures-of.ts'
import { busiestCity, findDrawnHotel, sampleHotels } from './store.ts'
import { subjectOf } from './subject.ts'

export type SheetQuery = { city: string; hotel: string; shuffle: number; page: number; locale: Locale }
type MakeSheet = (context: MediaContext, query: SheetQuery) => Promise<ContactSheet | null>

const hotelsOnSheet = 40
const placesOnSheet = 60

const sheet = (pictures: ContactSheet['pictures'], more: Partial<ContactSheet> = {}): ContactSheet => ({
  pictures,
  pages: 1,
  place: null,
  ...more,
})

/** Random hotels of one city, each with its first picture of a list. */
const cityHotels: MakeSheet = async ({ db, places }, { city, shuffle, locale }) => {
  const index = await places()
  const place = city ? index.bySlug.get(city) : index.byId.get((await busiestCity(db)) ?? 0)
  if (!place) return null
  const hotels = await sampleHotels(db, { city: place.id, shuffle, limit: hotelsOnSheet })
  const images = await ownImagesOf(
    db,
    hotels.map(({ id }) => id),
  )
  const cards = cardPicturesOf(
    hotels.map((hotel) => ({ hotel, own: images(hotel.id) })),
    locale,
  )
  const pictures = hotels.flatMap((hotel, at) => {
    const [lead] = cards[at]!
    return lead
      ? [{ ...lead, note: `${hotel.name} · ${hotel.stars}★ · ${hotel.setting}`, hotel: hotel.id }]
      : []
  })
  return sheet(pictures, { place: { name: place.name[locale], slug: place.slug } })
}

const oneGallery: MakeSheet = async ({ db }, { hotel: id, locale }) => {
  const hotel = /^[1-9]\d{0,17}$/.test(id) ? await findDrawnHotel(db, id) : null
  if (!hotel) return null
  const images = await ownImagesOf(db, [id])
  const pictures = picturesOf(hotel, images(id), locale).map((picture) => ({
    ...picture,
    note: picture.id.split('.')[1] ?? picture.alt,
    hotel: null,
  }))
  const preview = { id: `${id}.preview`, url: hotelPreview(id), alt: hotel.name, width: 1200, height: 630 }
  return sheet([...pictures, { ...preview, note: 'preview', hotel: null }])
}

/** Each room type and each part of a hotel, every one in another hotel. */
const interiors: MakeSheet = async ({ db }, { shuffle, locale }) => {
  const views = [...roomKinds.map((kind) => `room_${kind}` as const), ...indoorViews]
  const hotels = await sampleHotels(db, { city: null, shuffle, limit: views.length })
  if (hotels.length === 0) return null
  return sheet(
    views.map((view, at) => {
      const hotel = hotels[at % hotels.length]!
      const subject = subjectOf(hotel)
      const spec = { view, variant: 0, hour: hourOf(subject) }
      return {
        id: `${hotel.id}.${view}`,
        url: hotelPicture(hotel.id, spec),
        alt: captionsOf(subject, spec).alternative[locale],
        width: 1200,
        height: 900,
        note: `${view} · ${hotel.stars}★ · ${hotel.region}`,
        hotel: hotel.id,
      }
    }),
  )
}

/** Cities by their weight, with the default first. */
const destinations: MakeSheet = async ({ places }, { page, locale }) => {
  const heavier = (a: Place, b: Place) => b.weight - a.weight || a.id - b.id
  const all = [...(await places()).byId.values()]
    .filter(({ kind, parent }) => kind !== 'country' && !parent)
    .sort(heavier)
  const some = all.slice((page - 1) * placesOnSheet, page * placesOnSheet)
  const fallback = { id: 'default', url: defaultPicture(), alt: '', width: 1600, height: 900 }
  const pictures = some.map((place) => ({
    ...placePictureOf(place, locale),
    note: `${place.name[locale]} · ${place.scenery}`,
    hotel: null,
  }))
  const first = page === 1 ? [{ ...fallback, note: 'default', hotel: null }] : []
  return sheet([...first, ...pictures], { pages: Math.ceil(all.length / placesOnSheet) })
}

const small: MakeSheet = async () => {
  const avatars = Array.from({ length: avatarCount }, (_, at) => ({
    ...{ id: `avatar ${at}`, url: avatarPicture(at), alt: '', width: 240, height: 240 },
    ...{ note: `avatar ${at}`, hotel: null },
  }))
  const states = emptyStates.map((kind) => ({
    ...{ id: kind, url: emptyPicture(kind), alt: '', width: 480, height: 320 },
    ...{ note: kind, hotel: null },
  }))
  return sheet([...avatars, ...states])
}

const sheets: Readonly<Record<string, MakeSheet>> = {
  city: cityHotels,
  hotel: oneGallery,
  interiors,
  destinations,
  small,
}

export const contactSheet = async (context: MediaContext, name: string, query: SheetQuery) =>
  Object.hasOwn(sheets, name) ? await sheets[name]!(context, query) : null

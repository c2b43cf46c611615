import type { Picture } from '#contract/media.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { DestinationLight } from '#drawings/destinations/destination.ts'
import { destinationCaptions } from '#drawings/destinations/destination-captions.ts'
import { coverPicture, placePicture } from '#drawings/picture-urls.ts'
import { destinationSubjectOf } from './destination-subject.ts'
import type { Place } from './place.ts'

export const placePictureOf = (place: Place, locale: Locale): Picture => ({
  id: `d.${place.slug}`,
  url: placePicture(place.slug),
  card: placePicture(place.slug, 'card'),
  alt: destinationCaptions(destinationSubjectOf(place), place.name).alternative[locale],
  width: 1600,
  height: 900,
})

/** The same place in the light of a subject. */
export const coverPictureOf = (place: Place, light: DestinationLight, locale: Locale): Picture => ({
  ...placePictureOf(place, locale),
  id: `d.${place.slug}.${light}`,
  url: coverPicture(place.slug, light),
  card: coverPicture(place.slug, light, 'card'),
  alt: destinationCaptions(destinationSubjectOf(place), place.name, light).alternative[locale],
})

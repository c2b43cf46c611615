import type { PlaceOnMap } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import { presentPlace } from '../places/present.ts'
import type { TooWide } from './scope.ts'

/** So many marks can be told apart on a map. */
const MOST_MARKS = 200

export const presentTooWide = ({ places }: TooWide, locale: Locale): PlaceOnMap[] =>
  places
    .slice(0, MOST_MARKS)
    .map(({ place, hotels }) => ({ place: presentPlace(place, locale), hotels, from: null }))

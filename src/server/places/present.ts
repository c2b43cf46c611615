import type { ListedPlace, PlaceHit, PlaceLink, Place as WirePlace } from '#contract/places.ts'
import type { SuggestedPlace } from '#contract/search.ts'
import type { Money } from '#domain/money/money.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Place } from './place.ts'

const otherLanguage: Record<Locale, Locale> = { en: 'zh', zh: 'en' }

const presentHit = ({ id, slug, kind, name, country, hotels }: Place, locale: Locale): PlaceHit => ({
  id: String(id),
  slug,
  kind,
  name: name[locale],
  country: country.name[locale],
  hotels,
})

export const presentPlace = (place: Place, locale: Locale): WirePlace => ({
  ...presentHit(place, locale),
  name_other: place.name[otherLanguage[locale]],
  country_slug: place.country.slug,
  lat: place.lat,
  lon: place.lon,
  time_zone: place.zone,
})

export const presentListed = (place: Place, locale: Locale, from: Money | null = null): ListedPlace => ({
  ...presentPlace(place, locale),
  region: place.region?.[locale] ?? null,
  from,
})

export const presentLink = (place: Place, locale: Locale, from: Money | null): PlaceLink => ({
  slug: place.slug,
  name: place.name[locale],
  hotels: place.hotels,
  from,
})

export const presentSuggested = (place: Place, locale: Locale): SuggestedPlace => ({
  ...presentHit(place, locale),
  within: place.within[locale],
})

import type { PlaceGuide } from '#contract/places.ts'
import type { HotelFacets } from '#contract/search.ts'
import type { FacetName } from '#domain/hotel/list-filters.ts'
import { formatWholeMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { amenityNames, bedNames, nameIn } from '#words/hotels/hotel-facts.ts'
import { offerWords } from '#words/hotels/offers.ts'
import { listPageWords } from '#words/search/list-page.ts'
import type { Choice, Filters } from './filters.ts'

/** Names of districts by slug: the only filter whose names are data. */
export type DistrictNames = ReadonlyMap<string, string>

/** Counted districts and those of the place: a chosen district may have no count. */
export const districtNames = (
  counted: HotelFacets['district_names'] | undefined,
  ofPlace: PlaceGuide['districts'] | undefined,
): DistrictNames =>
  new Map([
    ...(ofPlace ?? []).map(({ slug, name }) => [slug, name] as const),
    ...Object.entries(counted ?? {}),
  ])

/** A district without a name is shown by its slug: `asia-japan-kyoto-gion` ends in “gion”. */
const plainName = (slug: string) => slug.split('-').slice(3).join(' ') || slug

type Names = { readonly districts: DistrictNames; readonly locale: Locale }

/** How a value of each filter is called. */
const namesOf: Record<FacetName, (value: string, names: Names) => string> = {
  free_cancel: (_, { locale }) => offerWords(locale).free,
  pay_later: (_, { locale }) => listPageWords(locale).payLater,
  score: (value, { locale }) => listPageWords(locale).scoreFrom(Number(value)),
  stars: (value, { locale }) =>
    value === '0' ? listPageWords(locale).unrated : listPageWords(locale).starCount(Number(value)),
  board: (value, { locale }) => offerWords(locale)[value as 'breakfast'],
  district: (value, { districts }) => districts.get(value) ?? plainName(value),
  beds: (value, { locale }) => nameIn(bedNames, value, locale),
  amenities: (value, { locale }) => nameIn(amenityNames, value, locale),
}

export const choiceName = (choice: Choice, districts: DistrictNames, locale: Locale): string =>
  namesOf[choice.filter](String(choice.value), { districts, locale })

export function priceName({ price_min, price_max }: Filters, currency: string, locale: Locale): string {
  const say = listPageWords(locale)
  const money = (amount: number) => formatWholeMoney({ amount, currency }, locale)
  if (price_min === null) return say.priceTo(money(price_max ?? 0))
  if (price_max === null) return say.priceFrom(money(price_min))
  return say.priceBetween(money(price_min), money(price_max))
}

import type { PlaceOverview } from '#contract/places.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { fold } from '#gazetteer/fold.ts'
import { findCountry } from './find-country.ts'
import { groupPlaces } from './group-places.ts'
import type { NightPrice } from './night-prices.ts'
import type { Places } from './open-places.ts'
import type { Place } from './place.ts'
import type { PlaceIndex } from './place-index.ts'
import { placePictureOf } from './place-picture.ts'
import { presentLink, presentPlace } from './present.ts'
import { headOfList } from './show-place-list-head.ts'

type Asked = { kw: string; q?: string | undefined; locale: Locale; nightPrice: NightPrice }

/** Up to this many places are listed without an index. */
const atAGlance = 15
const mostMain = 12
/** A region with more than the first number shows the second, and the others on request. */
const manyInRegion = 12
const shownOfMany = 8

const byWeight = (places: readonly Place[]) => places.toSorted((a, b) => b.weight - a.weight)
const byHotels = (places: readonly Place[]) =>
  places.toSorted((a, b) => Number(b.hotels > 0) - Number(a.hotels > 0) || b.weight - a.weight)
const mostVisited = (group: readonly Place[]) =>
  group.length > manyInRegion ? byHotels(group).slice(0, shownOfMany) : group

/** A country with its regions and cities, or all countries: the data of `/counties/{kw}`. */
export async function browsePlaces(places: Places, { kw, q, locale, nightPrice }: Asked) {
  const index = await places()
  const country = kw === 'all' ? undefined : findCountry(index, kw)
  if (country === null) return refuse('not_found')

  const all = country ? index.citiesOf(country, locale) : index.countries[locale]
  const asked = fold(q ?? '')
  const found = asked === '' ? all : all.filter((place) => isFoundIn(place, asked))
  const isLong = all.length > atAGlance
  const main = asked === '' && isLong ? byWeight(all).slice(0, mostMain) : []
  const linkOf = (place: Place) => presentLink(place, locale, nightPrice(place))
  const pictureOf = (place: Place) =>
    placePictureOf(place.kind === 'country' ? bestKnown(index, place) : place, locale)
  const { by, groups } = groupPlaces(found, { locale, flat: !isLong })
  const answer: PlaceOverview = {
    country: country ? presentCountry(country, locale) : null,
    by,
    groups: groups.map(({ title, letter, places: group }) => {
      const shown = new Set(asked === '' && by === 'region' ? mostVisited(group) : group)
      const links = (isShown: boolean) => group.filter((place) => shown.has(place) === isShown).map(linkOf)
      return { title, letter, places: links(true), more: links(false) }
    }),
    main: main.map((place) => ({ ...linkOf(place), image: pictureOf(place) })),
    image: country ? pictureOf(country) : null,
    from: country ? nightPrice(country) : null,
    total: all.length,
    regions: new Set(all.flatMap(({ region }) => region?.en ?? [])).size,
    found: found.length,
    tdk: headOfList(index, country, locale),
  }
  return ok(answer)
}

/** The city whose picture represents a country. */
const bestKnown = (index: PlaceIndex, country: Place): Place =>
  byHotels(index.citiesOf(country, 'en'))[0] ?? country

const presentCountry = (place: Place, locale: Locale) => {
  const { currency, dialCode, plugs, volts } = place.country
  return {
    ...presentPlace(place, locale),
    currency,
    dial: dialCode,
    plugs: [...plugs],
    voltage: `${volts} V`,
  }
}

/** Matches in either language a word of the name, its pinyin, or the region. */
function isFoundIn({ name, also, pinyin, initials, region }: Place, asked: string): boolean {
  const spoken = asked.replaceAll(' ', '')
  if (pinyin.startsWith(spoken) || initials === spoken) return true
  const texts = [name.en, name.zh, ...also, ...(region ? [region.en, region.zh] : [])]
  return texts.some((text) => {
    const folded = fold(text)
    const isLatin = /^[a-z0-9 ]+$/.test(asked)
    return isLatin ? ` ${folded}`.includes(` ${asked}`) : folded.includes(asked)
  })
}

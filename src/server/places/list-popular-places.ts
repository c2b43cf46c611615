import type { PopularPlaces } from '#contract/places.ts'
import type { Locale } from '#domain/text/locale.ts'
import { mainCities } from './main-cities.ts'
import type { Places } from './open-places.ts'
import { placePictureOf } from './place-picture.ts'
import { presentSuggested } from './present.ts'

const shown = 4
/** Candidates abroad, from which cities of different countries are chosen. */
const looked = 40

/** Popular cities, domestic and then abroad, for an empty search field. */
export async function listPopularPlaces(places: Places, locale: Locale): Promise<PopularPlaces> {
  const index = await places()
  const near = mainCities(index, { locale, atHome: shown, abroad: 0 })
  const far = [
    ...Map.groupBy(
      mainCities(index, { locale, atHome: 0, abroad: looked }),
      ({ country }) => country.code,
    ).values(),
  ].flatMap((ofCountry) => ofCountry.slice(0, 1))
  return {
    list: [...near, ...far.slice(0, shown)].map((city) => ({
      ...presentSuggested(city, locale),
      image: placePictureOf(city, locale),
    })),
  }
}

import type { Locale } from '#domain/text/locale.ts'
import { inOrder, letterOf } from './letters.ts'
import type { Place } from './place.ts'

export type Group = { title: string | null; letter: string | null; places: readonly Place[] }
export type Grouping = { by: 'region' | 'letter' | 'nothing'; groups: Group[] }

/** Groups places for a list: by region if there are several, else by letter; a short list needs neither. */
export function groupPlaces(
  places: readonly Place[],
  { locale, flat }: { locale: Locale; flat: boolean },
): Grouping {
  if (places.length === 0) return { by: 'nothing', groups: [] }
  if (flat) return { by: 'nothing', groups: [{ title: null, letter: null, places }] }
  const regions = new Set(places.map(({ region }) => region?.en))
  if (regions.size > 1) return { by: 'region', groups: byRegion(places, locale) }
  return { by: 'letter', groups: byLetter(places, locale) }
}

const byLetter = (places: readonly Place[], locale: Locale): Group[] =>
  [...Map.groupBy(places, ({ letter }) => letter[locale])].map(([letter, group]) => ({
    title: letter,
    letter,
    places: group,
  }))

/** In the order of the regions; places without a region come last. */
function byRegion(places: readonly Place[], locale: Locale): Group[] {
  const regions = [...Map.groupBy(places, ({ region }) => region?.en).values()]
  const named = regions.flatMap((group) => {
    const name = group[0]?.region
    if (!name) return []
    // A city that is its own region has the pinyin of its name.
    const initials = group.find((place) => place.name.zh === name.zh)?.initials ?? ''
    return [{ name, letter: letterOf({ name, initials }), group }]
  })
  const rest = places.filter(({ region }) => !region)
  return [
    ...named.sort(inOrder(locale)).map(({ name, letter, group }) => ({
      title: name[locale],
      letter: letter[locale],
      places: group,
    })),
    ...(rest.length > 0 ? [{ title: null, letter: null, places: rest }] : []),
  ]
}

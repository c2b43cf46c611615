import type { MapSign } from '#contract/places.ts'
import type { Place } from '../place.ts'

const wordsOf = (words: string) => new Set(words.split(' '))

/** The kind of a landmark by a word of its English name; the first match wins. */
const kinds: readonly (readonly [MapSign, ReadonlySet<string>])[] = [
  ['park', wordsOf('park garden gardens zoo forest')],
  ['mountain', wordsOf('mountain mount peak hill hallasan gornergrat kulm')],
  ['beach', wordsOf('beach lake pier ferry pool falls harbor harbour waterfront river')],
  ['shrine', wordsOf('temple shrine pagoda pagodas wat angkor inari borobudur prambanan ji dera')],
  ['tower', wordsOf('tower towers skytree 101 needle building khalifa eye ben belfry obelisco')],
  [
    'monument',
    wordsOf(
      'museum palace cathedral basilica castle fort city gate notre arc cœur hermitage opera theatre louvre mosque church memorial mausoleum colosseum pantheon acropolis alhambra capitolio house parliament rijksmuseum sophia academy university wall',
    ),
  ],
]

export function signOf({ kind, name }: Pick<Place, 'kind' | 'name'>): MapSign {
  if (kind === 'airport' || kind === 'station') return kind
  const words = name.en.toLowerCase().split(/[^\p{L}\d]/u)
  return kinds.find(([, known]) => words.some((word) => known.has(word)))?.[0] ?? 'star'
}

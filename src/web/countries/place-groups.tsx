import type { PlaceOverview } from '#contract/places.ts'
import type { Locale } from '#domain/text/locale.ts'
import { ChevronDownIcon } from '#ui/icons/icons.ts'
import { placeWords } from '#words/search/places.ts'
import { PlaceLinks } from './place-links.tsx'

type Props = {
  overview: PlaceOverview
  locale: Locale
  /** A filtered list is short, so no group is collapsed. */
  open: boolean
}

/**
 * One row a region or letter: its name on the left, its places in columns on the right. On a phone a row is folded
 * until it is pressed: a country may have hundreds of cities.
 */
export function PlaceGroups({ overview: { groups, by, country }, locale, open }: Props) {
  const say = placeWords(locale)
  const links = { to: country ? 'hotel-search' : 'counties', locale, className: 'place-links' } as const
  return groups.map(({ title, letter, places, more }, at) => {
    const isFirst = letter !== null && isFirstOfLetter(groups, at)
    const name = title ?? say.elsewhere
    const count = places.length + more.length
    const members = (
      <div>
        <PlaceLinks places={places} {...links} />
        {more.length > 0 && (
          <details className="place-more">
            <summary>
              {say.more(more.length, name)}
              <ChevronDownIcon small />
            </summary>
            <PlaceLinks places={more} {...links} />
          </details>
        )}
      </div>
    )
    const key = places[0]?.slug ?? name
    if (by === 'nothing')
      return (
        <section key={key} className="place-group-alone">
          {members}
        </section>
      )
    return (
      <details key={key} id={isFirst ? letterId(letter) : undefined} className="place-group" open={open}>
        <summary>
          <h3>
            {name} <small>{count}</small>
          </h3>
          <ChevronDownIcon small />
        </summary>
        {members}
      </details>
    )
  })
}

export const letterId = (letter: string) => `letter-${letter === '#' ? 'other' : letter}`

type Lettered = { readonly letter: string | null }

/** The letters that a list has, each once, in its order. */
export const lettersOf = (groups: readonly Lettered[]): string[] => [
  ...new Set(groups.flatMap(({ letter }) => letter ?? [])),
]

/** A letter leads to the first of its groups. */
const isFirstOfLetter = (groups: readonly Lettered[], at: number) =>
  groups[at]?.letter !== null && groups[at]?.letter !== groups[at - 1]?.letter

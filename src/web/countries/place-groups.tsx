import type { PlaceOverview } from '#contract/places.ts'
import type { Locale } from '#domain/locale.ts'
import { placeWords } from '#words/places.ts'
import { ChevronDownIcon } from '../ui/icons.ts'
import { isFirstOfLetter, letterId } from './letters.ts'
import { PlaceLinks } from './place-links.tsx'

type Props = { overview: PlaceOverview; locale: Locale }

/** One row a region or letter: its name on the left, its places in columns on the right. */
export function PlaceGroups({ overview: { groups, by, country }, locale }: Props) {
  const say = placeWords(locale)
  const links = { to: country ? 'hotel-search' : 'counties', locale, className: 'place-links' } as const
  return groups.map(({ title, letter, places, more }, at) => {
    const isFirst = letter !== null && isFirstOfLetter(groups, at)
    const name = title ?? say.elsewhere
    const count = places.length + more.length
    return (
      <section
        key={places[0]?.slug ?? name}
        id={isFirst ? letterId(letter) : undefined}
        className={by === 'nothing' ? 'place-group place-group-alone' : 'place-group'}
      >
        {by !== 'nothing' && (
          <h3>
            {name} <small>{count}</small>
          </h3>
        )}
        <div>
          <PlaceLinks places={places} {...links} />
          {more.length > 0 && (
            <details>
              <summary>
                {say.more(more.length, name)}
                <ChevronDownIcon small />
              </summary>
              <PlaceLinks places={more} {...links} />
            </details>
          )}
        </div>
      </section>
    )
  })
}

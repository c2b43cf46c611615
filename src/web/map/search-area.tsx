import { useEffect, useEffectEvent, useState } from 'react'
import type { Bounds } from '#contract/places.ts'
import type { Locale } from '#domain/text/locale.ts'
import { SearchIcon } from '#ui/icons/icons.ts'
import { mapWords } from '#words/search/map.ts'

type Props = {
  readonly locale: Locale
  /** Where the map was moved to since it was searched. */
  readonly moved: Bounds | null
  readonly onSearch: (bounds: Bounds) => void
}

/** Debounce: the visitor may still be moving the map. */
const pauseMs = 500
/** As long as the page lives: the next map begins as the last one was left. */
let followed = false

/** One choice: the list follows the map, or the area is searched when asked for. */
export function SearchArea({ locale, moved, onSearch }: Props) {
  const say = mapWords(locale)
  const [follows, setFollows] = useState(followed)
  const search = useEffectEvent((bounds: Bounds) => onSearch(bounds))
  useEffect(() => {
    if (!follows || !moved) return
    const timer = setTimeout(() => search(moved), pauseMs)
    return () => clearTimeout(timer)
  }, [follows, moved])
  return (
    <div className="map-area" data-floats>
      {moved && !follows && (
        <button type="button" className="map-area-now" onClick={() => onSearch(moved)}>
          <SearchIcon />
          {say.searchArea}
        </button>
      )}
      <label className="map-area-follow">
        <input
          type="checkbox"
          checked={follows}
          onChange={({ target }) => {
            followed = target.checked
            setFollows(target.checked)
          }}
        />
        {moved && !follows ? say.followShort : say.follow}
      </label>
    </div>
  )
}

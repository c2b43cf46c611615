import type { Locale } from '#domain/text/locale.ts'
import { formatDistance } from '#words/format.ts'
import { mapWords } from '#words/search/map.ts'
import { metresPerPixel, scaleLength } from './projection.ts'

/** The visible part of a map: the number of pins and the scale. */
export type ShownPart = { readonly count: number; readonly lat: number; readonly zoom: number }
type Props = {
  readonly locale: Locale
  readonly part: ShownPart | null
  /** How many there are in all; null where they are not counted. */
  readonly total: number | null
  readonly isDrawn: boolean
}

/** From here on the shore is only about right. */
const exactUpTo = 14

/** How many are shown, how far things are, and what kind of map this is. */
export function MapKey({ locale, part, total, isDrawn }: Props) {
  const say = mapWords(locale)
  if (!part) return null
  const metres = scaleLength(part.lat, part.zoom)
  const width = Math.round(metres / metresPerPixel(part.lat, part.zoom))
  return (
    <div className="map-key" data-floats>
      {total !== null && total > 0 && <b>{say.shown(part.count, total)}</b>}
      <span className="map-scale">
        <i style={{ width }} />
        {formatDistance(metres, locale)}
      </span>
      {isDrawn && <small>{part.zoom >= exactUpTo ? say.schematicNear : say.schematic}</small>}
    </div>
  )
}

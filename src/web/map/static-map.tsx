import type { MapGround } from '#contract/places.ts'
import type { Locale } from '#domain/locale.ts'
import { boxOfMark, hotelsOf, type MapPin, pinClass } from './map-pin.ts'
import { groupsOf } from './pin-groups.ts'
import { type LatLon, offsetIn, type View } from './projection.ts'
import { StaticBaseMap } from './static-base-map.tsx'

type Props = {
  view: View
  ground: MapGround | null
  locale: Locale
  from: LatLon | null
  pins: readonly MapPin[]
  lit: string | null
}

/** The map as a picture: the same ground and pins in the same places as the one that moves, and no script to load. */
export function StaticMap({ view, ground, locale, from, pins, lit }: Props) {
  const groups = groupsOf(pins, (pin) => offsetIn(view, pin))
  const taken = groups.map(({ at, pins: [first, ...others] }) =>
    boxOfMark(others.length > 0 ? '' : first.label, at),
  )
  return (
    <div className="map-still" aria-hidden="true">
      {ground && from && <StaticBaseMap {...{ view, ground, locale, from, taken }} />}
      {groups.map(({ at: { x, y }, pins: [first, ...others] }) => {
        const isLit = first.id === lit || others.some(({ id }) => id === lit)
        return (
          <span
            key={first.id}
            className={isLit ? 'map-mark map-lit' : 'map-mark'}
            style={{ left: `calc(50% + ${Math.round(x)}px)`, top: `calc(50% + ${Math.round(y)}px)` }}
          >
            {others.length > 0 ? (
              <span className="map-cluster">{hotelsOf([first, ...others])}</span>
            ) : (
              <span className={pinClass(first)}>{first.label}</span>
            )}
          </span>
        )
      })}
    </div>
  )
}

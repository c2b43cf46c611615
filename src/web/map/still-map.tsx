import { useId } from 'react'
import type { MapGround } from '#contract/places.ts'
import { waterOn } from './ground-shapes.ts'
import { labelsFor } from './labels.ts'
import { type MapPin, pinClass } from './map-pin.ts'
import { groupsOf } from './pin-groups.ts'
import { type LatLon, offsetIn, tileSize, type View } from './projection.ts'
import { blockLines } from './still-ground.ts'

/** As large as the largest window that shows it; what is more is cut off. */
const canvas = { width: 1_400, height: 1_600 }

type Props = { view: View; ground: MapGround | null; pins: readonly MapPin[]; lit: string | null }

/** The map as a picture: the same ground and pins in the same places as the one that moves, and no script to load. */
export function StillMap({ view, ground, pins, lit }: Props) {
  return (
    <div className="map-still" aria-hidden="true">
      {ground && <Ground view={view} ground={ground} />}
      {groupsOf(pins, (pin) => offsetIn(view, pin)).map(({ at: { x, y }, pins: [first, ...others] }) => {
        const isLit = first.id === lit || others.some(({ id }) => id === lit)
        return (
          <span
            key={first.id}
            className={isLit ? 'map-mark map-lit' : 'map-mark'}
            style={{ left: `calc(50% + ${Math.round(x)}px)`, top: `calc(50% + ${Math.round(y)}px)` }}
          >
            {others.length > 0 ? (
              <span className="map-cluster">{others.length + 1}</span>
            ) : (
              <span className={pinClass(first)}>{first.label}</span>
            )}
          </span>
        )
      })}
    </div>
  )
}

function Ground({ view, ground }: { view: View; ground: MapGround }) {
  const id = useId()
  const { width, height } = canvas
  const at = (point: LatLon) => offsetIn(view, point)
  const path = waterOn(ground)
    .map(
      (ring) =>
        `M${ring
          .map(at)
          .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('L')}Z`,
    )
    .join('')
  return (
    <svg
      aria-hidden="true"
      className="map-ground"
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
    >
      <pattern
        id={id}
        width={tileSize}
        height={tileSize}
        patternUnits="userSpaceOnUse"
        className="map-blocks"
      >
        <path d={blockLines} />
      </pattern>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} fill={`url(#${id})`} />
      <path className="map-water" fillRule="evenodd" d={path} />
      {labelsFor(ground.spots, at, canvas).map(({ spot, at: { x, y } }) => (
        <text key={spot.slug} x={x} y={y} className={`map-label map-label-${spot.kind}`}>
          {spot.name}
        </text>
      ))}
    </svg>
  )
}

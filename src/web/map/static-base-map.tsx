import { useId } from 'react'
import type { MapGround } from '#contract/places.ts'
import type { Locale } from '#domain/locale.ts'
import { formatDistance } from '#words/format.ts'
import { ringsAt } from './distance-rings.ts'
import { type Box, boxOfName, labelsFor, meets } from './label-placement.ts'
import { type LatLon, offsetIn, tileSize, type View } from './projection.ts'
import { leastWaterZoom, waterOn } from './water-outlines.ts'

/** As large as the largest window that shows it; what is more is cut off. */
const canvas = { width: 1_400, height: 1_600 }

type Props = {
  view: View
  ground: MapGround
  locale: Locale
  /** Where distances are measured from. */
  from: LatLon
  /** The room that pins take: no name is written under them. */
  taken: readonly Box[]
}

/** The ground as a picture: circles of distance, water, and the names that fit between the pins. */
export function StaticBaseMap({ view, ground, locale, from, taken }: Props) {
  const id = useId()
  const { width, height } = canvas
  const at = (point: LatLon) => offsetIn(view, point)
  const path = (view.zoom < leastWaterZoom ? [] : waterOn(ground))
    .map(
      (ring) =>
        `M${ring
          .map(at)
          .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('L')}Z`,
    )
    .join('')
  const centre = at(from)
  const rings = ringsAt(from.lat, view.zoom).map(({ metres, radius }) => ({
    radius,
    name: formatDistance(metres, locale),
    at: { x: centre.x, y: centre.y - radius },
  }))
  const named = rings.filter((ring) => !taken.some((box) => meets(box, boxOfName(ring.name, ring.at))))
  const held = [...taken, ...named.map((ring) => boxOfName(ring.name, ring.at))]
  return (
    <svg
      aria-hidden="true"
      className="map-ground"
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
    >
      <pattern id={id} width={tileSize} height={tileSize} patternUnits="userSpaceOnUse" className="map-lines">
        <path d={`M0 0H${tileSize}M0 0V${tileSize}`} />
      </pattern>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} fill={`url(#${id})`} />
      {rings.toReversed().map(({ radius }) => (
        <circle key={radius} className="map-ring" cx={centre.x} cy={centre.y} r={radius} />
      ))}
      <path className="map-water" fillRule="evenodd" d={path} />
      {named.map(({ name, at: { x, y } }) => (
        <text key={name} x={x} y={y} className="map-label map-label-ring">
          {name}
        </text>
      ))}
      {labelsFor(ground.spots, at, { ...canvas, taken: held }).map(({ spot, at: { x, y }, shift }) => (
        <g key={spot.slug}>
          {spot.kind !== 'district' && <circle className="map-spot" cx={x} cy={y} r={3.5} />}
          <text x={x} y={y + shift} className={`map-label map-label-${spot.kind}`}>
            {spot.name}
          </text>
        </g>
      ))}
    </svg>
  )
}

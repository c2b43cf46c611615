import type { Locale } from '#domain/text/locale.ts'
import { articleWords } from '#words/site/articles.ts'
import type { ShownStop } from './load-articles.ts'
import { layOutRoute } from './route-layout.ts'

type Props = { stops: readonly ShownStop[]; locale: Locale }

const size = { width: 400, height: 440 }

/** The stops where they lie to each other, numbered as in the text; a boat's way is dotted. */
export function RouteMap({ stops, locale }: Props) {
  const say = articleWords(locale)
  const points = layOutRoute(stops, size)
  return (
    <figure className="route-map">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={say.map(stops.length)}>
        {stops.slice(1).map(({ name, way }, at) => {
          const [from, to] = [points[at]!, points[at + 1]!]
          return (
            <path
              key={name}
              className={way?.by === 'boat' ? 'route route-boat' : 'route'}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            />
          )
        })}
        {stops.map(({ name }, at) => {
          const { x, y, label } = points[at]!
          return (
            <g key={name}>
              <circle cx={x} cy={y} r={13} />
              <text x={x} y={y + 5} textAnchor="middle" className="route-number">
                {at + 1}
              </text>
              <text x={label.x} y={label.y} textAnchor={label.anchor} className="route-name">
                {name}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>{say.schematic}</figcaption>
    </figure>
  )
}

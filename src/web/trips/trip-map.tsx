import { tripTitleWords } from '#words/booking/trip-title.ts'
import { tripWords } from '#words/booking/trips.ts'
import { useRequest } from '../page/use-page.ts'
import { type Located, placePoints } from './place-points.ts'

type Props = { stops: readonly (Located & { readonly city: string; readonly isFollowed: boolean })[] }

const size = { width: 540, height: 306, margin: 64 }

/** The stops as they lie to each other, without coasts: it says that it is schematic. */
export function TripMap({ stops }: Props) {
  const { locale } = useRequest()
  const say = tripWords(locale)
  const points = placePoints(stops, size)
  const cities = [...new Set(stops.map(({ city }) => city))]
  return (
    <section className="pane trip-map">
      <svg
        role="img"
        aria-label={say.map(tripTitleWords(locale).cities(cities))}
        viewBox={`0 0 ${size.width} ${size.height}`}
      >
        {points.slice(1).map(({ x, y }, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: The stops of a trip have no other order.
            key={at}
            className={stops[at]!.isFollowed ? 'trip-leg' : 'trip-leg trip-leg-open'}
            d={`M${points[at]!.x} ${points[at]!.y}L${x} ${y}`}
          />
        ))}
        {points.map(({ x, y, isLabelled }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The stops of a trip have no other order.
          <g key={at} transform={`translate(${x} ${y})`}>
            <circle r="13" />
            <text className="trip-number" y="5">
              {at + 1}
            </text>
            {isLabelled && (
              <text className="trip-city" y={y < size.height / 2 ? -22 : 32}>
                {stops[at]!.city}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className="trip-map-key">
        <i />
        {say.follows}
        {stops.some(({ isFollowed }) => !isFollowed) && (
          <>
            <i className="trip-key-open" />
            {say.openBetween}
          </>
        )}
        <span>{say.schematic}</span>
      </p>
    </section>
  )
}

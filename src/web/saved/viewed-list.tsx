import { Link } from '@tanstack/react-router'
import { Stars } from '#ui/stars.tsx'
import { useStored } from '../browser-state/use-stored.ts'
import { Heart } from './heart.tsx'
import type { ViewedCard } from './viewed-hotel.ts'

type Props = { hotels: readonly ViewedCard[] }

/** Hotels last looked at, as small cards. */
export function ViewedList({ hotels }: Props) {
  const { img } = useStored('default_info')
  return (
    <ul className="viewed">
      {hotels.map(({ id, name, place, stars, score, picture }) => (
        <li key={id} className="viewed-card">
          <div className="viewed-picture">
            {(picture || img) && <img src={picture ?? img} width={400} height={300} alt="" loading="lazy" />}
            <Heart hotel={id} name={name} />
          </div>
          <h3>
            <Link to="/hotels/$id" params={{ id }}>
              {name}
            </Link>
          </h3>
          <p className="viewed-facts">
            {stars > 0 && <Stars count={stars} />}
            {place}
            {score !== null && <b>{score.toFixed(1)}</b>}
          </p>
        </li>
      ))}
    </ul>
  )
}

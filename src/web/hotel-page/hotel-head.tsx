import { joinLocale } from '#domain/locale-path.ts'
import { hotelPageWords } from '#words/hotel-page.ts'
import { Heart } from '../saved/heart.tsx'
import { useFollow } from '../ui/follow-link.ts'
import { Stars } from '../ui/stars.tsx'
import { useHotelPlace } from './hotel-context.ts'
import type { HotelData } from './load-hotel.ts'
import { ShareButton } from './share-button.tsx'

/** Where it is, what it is called, and what one does with it at once. */
export function HotelHead({ hotel }: Pick<HotelData, 'hotel'>) {
  const { locale, query } = useHotelPlace()
  const say = hotelPageWords(locale)
  const { s_d, e_d } = query.search
  return (
    <header className="hotel-head">
      <div>
        <h1 itemProp="name">{hotel.name}</h1>
        <p className="hotel-where">
          {hotel.stars > 0 && <Stars count={hotel.stars} />}
          <span itemProp="address">{hotel.address}</span>
          <a className="link" href="#way">
            {say.map}
          </a>
        </p>
      </div>
      <div className="hotel-acts">
        <ShareButton name={hotel.name} />
        <Heart hotel={hotel.id} name={hotel.name} stay={{ s_d, e_d }} labelled />
      </div>
    </header>
  )
}

/** Country, city, district. */
export function HotelPath({ hotel }: Pick<HotelData, 'hotel'>) {
  const { locale } = useHotelPlace()
  const follow = useFollow()
  const { place } = hotel
  const steps = [
    { name: place.country, path: `/counties/${place.country_slug}` },
    { name: place.name, path: `/hotel-search/${place.slug}` },
  ]
  return (
    <nav className="breadcrumb hotel-path" aria-label={hotelPageWords(locale).path}>
      <ol>
        {steps.map(({ name, path }) => (
          <li key={path}>
            <a href={joinLocale(path, locale)} onClick={follow}>
              {name}
            </a>
          </li>
        ))}
        {hotel.district && (
          <li>
            <span>{hotel.district}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}

import { joinLocale } from '#domain/text/locale-path.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stars } from '#ui/stars.tsx'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { Score } from '../hotel-card/score.tsx'
import { Heart } from '../saved/heart.tsx'
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
        <div className="hotel-title">
          <h1 itemProp="name">{hotel.name}</h1>
          {hotel.score !== null && (
            <a className="hotel-score" href="#reviews">
              <Score score={hotel.score} locale={locale} />
            </a>
          )}
        </div>
        {hotel.name_other !== hotel.name && <p className="hotel-other-name">{hotel.name_other}</p>}
        <p className="hotel-where">
          {hotel.stars > 0 && <Stars count={hotel.stars} />}
          <span itemProp="address">{hotel.address}</span>
          <span className="hotel-links">
            <CopyAddress address={`${hotel.name}, ${hotel.address}`} />
            <a className="link" href="#way">
              {say.map}
            </a>
            <a className="link" href={mapUrl(hotel)} target="_blank" rel="noopener noreferrer nofollow">
              {say.openMap}
            </a>
          </span>
        </p>
      </div>
      {query.preview === undefined && (
        <div className="hotel-acts">
          <ShareButton name={hotel.name} />
          <Heart hotel={hotel.id} name={hotel.name} stay={{ s_d, e_d }} labelled />
        </div>
      )}
    </header>
  )
}

/** A map of the world that asks for no account and belongs to nobody. */
const mapUrl = ({ lat, lon }: HotelData['hotel']) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`

function CopyAddress({ address }: { address: string }) {
  const say = hotelPageWords(useHotelPlace().locale)
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ kind: 'good', text: say.addressCopied }),
      () => showToast({ kind: 'warn', text: address, sticky: true }),
    )
  return (
    <button type="button" className="link needs-js" onClick={copy}>
      {say.copyAddress}
    </button>
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

import type { ReactNode } from 'react'
import type { SharedHotel } from '#contract/saved.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Party } from '#domain/stay/party.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { buttonClass } from '#ui/class-names.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { Stars } from '#ui/stars.tsx'
import { formatDates } from '#words/format.ts'
import { reasonWords } from '#words/hotels/offers.ts'
import { favouriteWords } from '#words/saved/favourites.ts'
import { searchWords } from '#words/search/search.ts'
import { Score } from '../hotel-card/score.tsx'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { hotelUrl } from '../search-query/hotel-url.ts'

type Props = {
  hotel: SharedHotel
  party: Party
  isClosed?: boolean
  /** One below the heading that it stands under. */
  heading?: 'h2' | 'h3'
  /** Its dates are its own and must be told. */
  showsDates: boolean
  note?: ReactNode
  change?: ReactNode
  actions?: ReactNode
  /** In the corner of its picture. */
  heart?: ReactNode
}

/** A hotel of a list: picture, what it is, what it costs for the stay, what can be done. */
export function HotelRow({
  hotel,
  party,
  isClosed = false,
  heading: Heading = 'h3',
  showsDates,
  note,
  change,
  actions,
  heart,
}: Props) {
  const { locale } = useRequest()
  const say = favouriteWords(locale)
  const follow = useFollow()
  const { id, name, stay, offer, images, place, stars, score } = hotel
  const href = stay
    ? hotelUrl(id, { ...stay, ...partyOf(party) }, locale)
    : joinLocale(`/hotels/${id}`, locale)
  const [picture] = images
  const title = isClosed ? (
    name
  ) : (
    <a href={href} onClick={follow}>
      {name}
    </a>
  )
  return (
    <article className="favourite" data-full={(stay && !offer) || isClosed || undefined}>
      <div className="favourite-picture">
        {picture && <HotelPicture picture={{ ...picture, alt: '' }} use="card" sizes="212px" />}
        {heart}
      </div>
      <div className="favourite-what">
        <Heading>{title}</Heading>
        <p className="favourite-facts">
          <span>{place}</span>
          {stars > 0 && <Stars count={stars} />}
          <Score score={score} locale={locale} />
        </p>
        {note && <p className="favourite-note">{note}</p>}
      </div>
      <div className="favourite-now">
        {isClosed ? <b>{say.closed}</b> : <Now {...{ hotel, party, showsDates, change }} />}
      </div>
      <div className="favourite-actions">
        {!isClosed && (offer || !stay) && (
          <a className={buttonClass({ size: 'small' })} href={href} onClick={follow}>
            {say.seeRooms}
          </a>
        )}
        {actions}
      </div>
    </article>
  )
}

const partyOf = ({ rooms, adults, ages }: Party) => ({ rooms, adults, ages })

/** The total for the stay, or why there is none and which stay is nearest. */
function Now({ hotel, party, showsDates, change }: Pick<Props, 'hotel' | 'party' | 'showsDates' | 'change'>) {
  const { locale } = useRequest()
  const say = favouriteWords(locale)
  const follow = useFollow()
  const { id, stay, offer, reason, nearest, nearest_total } = hotel
  if (!stay) return <small>{say.chooseDates}</small>
  const dates = formatDates(stay.s_d, stay.e_d, locale)
  if (offer) {
    const nights = nightsOf({ arrival: stay.s_d, departure: stay.e_d })
    const what = say.forStay(searchWords(locale).roomsAndNights(party.rooms, nights))
    return (
      <>
        <Price of={offer.total} size="large" />
        <small>{showsDates ? say.forDates(dates, what) : what}</small>
        {change}
      </>
    )
  }
  return (
    <>
      <b>{reason && reasonWords(locale)[reason]}</b>
      <small>{dates}</small>
      {nearest && (
        <>
          <small className="favourite-nearest">{say.nearest}</small>
          <a className="chip" href={hotelUrl(id, { ...nearest, ...partyOf(party) }, locale)} onClick={follow}>
            {formatDates(nearest.s_d, nearest.e_d, locale)}
            {nearest_total && <b>{formatMoney(nearest_total, locale)}</b>}
          </a>
        </>
      )}
    </>
  )
}

import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { CheckIcon, CloseIcon } from '#ui/icons/icons.ts'
import { offerWords } from '#words/hotels/offers.ts'
import { type CardHotel, hotelTime } from './card-hotel.ts'

type Offer = NonNullable<CardHotel['offer']>

type Props = { offer: Offer; rooms: number; locale: Locale }

/** Two lines: room and meals; cancellation, then as many further terms as fit. */
export function CardOffer({ offer, rooms, locale }: Props) {
  const say = offerWords(locale)
  return (
    <div className="card-offer">
      <p className="card-room">
        <b>{say.roomsOf(offer.room_name, rooms)}</b> <span>{say[offer.board]}</span>
      </p>
      <ul className="card-terms">
        <Cancellation offer={offer} locale={locale} />
        {offer.left !== null && <li>{say.left(offer.left)}</li>}
        {offer.cancellation !== 'free' && offer.free_from && (
          <li className="perk-good">{say.freeFrom(formatMoney(offer.free_from, locale))}</li>
        )}
        <li>{say[offer.payment]}</li>
      </ul>
    </div>
  )
}

function Cancellation({ offer, locale }: { offer: Offer; locale: Locale }) {
  const say = offerWords(locale)
  if (offer.cancellation !== 'free')
    return (
      <li className="perk">
        {offer.cancellation === 'none' ? <CloseIcon small /> : <CheckIcon small />}
        {say[offer.cancellation]}
      </li>
    )
  const until = offer.free_until ? hotelTime(offer.free_until) : null
  return (
    <li className="perk perk-good">
      <CheckIcon small />
      {until ? say.freeUntil(until.date, until.time) : say.free}
    </li>
  )
}

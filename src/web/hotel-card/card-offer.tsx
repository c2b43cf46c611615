import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Icon } from '#ui/icons/icon.tsx'
import { CheckIcon, CloseIcon } from '#ui/icons/icons.ts'
import { BedIcon, BreakfastIcon, ReceiptIcon } from '#ui/icons/travel-icons.ts'
import { offerWords } from '#words/hotels/offers.ts'
import { type CardHotel, hotelTime } from './card-hotel.ts'

type Offer = NonNullable<CardHotel['offer']>

type Props = { offer: Offer; rooms: number; locale: Locale }

/** Room, meals, until when it can be cancelled or for how much more, when it is paid, how many are left. */
export function CardOffer({ offer, rooms, locale }: Props) {
  const say = offerWords(locale)
  return (
    <div className="card-offer">
      <b>{say.roomsOf(offer.room_name, rooms)}</b>
      <ul>
        <Perk icon={BreakfastIcon}>{say[offer.board]}</Perk>
        <Cancellation offer={offer} locale={locale} />
        <Perk icon={ReceiptIcon}>{say[offer.payment]}</Perk>
        {offer.left !== null && <Perk icon={BedIcon}>{say.left(offer.left)}</Perk>}
      </ul>
    </div>
  )
}

function Cancellation({ offer, locale }: { offer: Offer; locale: Locale }) {
  const say = offerWords(locale)
  if (offer.cancellation !== 'free')
    return (
      <>
        <Perk icon={offer.cancellation === 'none' ? CloseIcon : CheckIcon}>{say[offer.cancellation]}</Perk>
        {offer.free_from && (
          <Perk icon={CheckIcon} good>
            {say.freeFrom(formatMoney(offer.free_from, locale))}
          </Perk>
        )}
      </>
    )
  const until = offer.free_until ? hotelTime(offer.free_until) : null
  return (
    <Perk icon={CheckIcon} good>
      {until ? say.freeUntil(until.date, until.time) : say.free}
    </Perk>
  )
}

function Perk({ icon: Mark, good, children }: { icon: Icon; good?: boolean; children: ReactNode }) {
  return (
    <li className={good ? 'perk perk-good' : 'perk'}>
      <Mark small />
      {children}
    </li>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { InfoIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest } from '../page/use-page.ts'
import { roomsAddress } from './booking-outcome.ts'
import type { ReservationData } from './load-reservation.ts'
import { OtherRoomList } from './other-room-list.tsx'
import type { Notice, Reservation } from './use-reservation.ts'

type Props = { data: ReservationData; notice: Notice; reservation: Reservation }

/** Why the booking stopped and how it goes on; it takes the focus when it comes. */
export function BookingNotice({ data, notice, reservation }: Props) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const ref = useRef<HTMLElement>(null)
  const follow = useFollow()
  // A notice that takes the place of another is focused as well.
  useEffect(() => {
    if (notice) ref.current?.focus()
  }, [notice])
  const link = (href: string, text: string) => (
    <a className={buttonClass({})} href={href} onClick={follow}>
      {text}
    </a>
  )
  const rooms = link(roomsAddress(data.asked, locale), say.seeRooms)
  const again = (
    <Button busy={reservation.busy} onClick={() => void reservation.book()}>
      {say.tryAgain}
    </Button>
  )
  const { title, text, actions } = content()
  return (
    <section ref={ref} className="booking-notice" role="alert" tabIndex={-1}>
      <InfoIcon />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {notice.others && notice.others.length > 0 && (
          <>
            <h3>{say.otherRooms}</h3>
            <OtherRoomList others={notice.others} />
          </>
        )}
        {actions && <div className="booking-notice-actions">{actions}</div>}
      </div>
    </section>
  )

  function content(): { title: string; text: string; actions: ReactNode } {
    switch (notice.is) {
      case 'changed': {
        const before = formatMoney(data.offer.price.total, locale)
        const total = formatMoney(notice.offer.price.total, locale)
        const isTerms = notice.what === 'terms' || before === total
        return {
          title: isTerms ? say.termsChangedTitle : say.priceChangedTitle,
          text: isTerms ? say.termsChanged(total) : say.priceChanged(before, total),
          actions: (
            <>
              <Button busy={reservation.busy} onClick={() => void reservation.accept(notice.offer.quote)}>
                {isTerms ? say.acceptTerms : say.acceptPrice(total)}
              </Button>
              {rooms}
            </>
          ),
        }
      }
      case 'gone':
        if (notice.why === 'hotel_closed') {
          const home = link(joinLocale('/', locale), say.findHotel)
          return { title: say.hotelClosedTitle, text: say.hotelClosed, actions: home }
        }
        if (notice.why === 'quote_invalid')
          return { title: say.quoteInvalidTitle, text: say.quoteInvalid, actions: rooms }
        if (notice.why === 'not_combinable')
          return { title: say.notCombinableTitle, text: say.not_combinable, actions: rooms }
        return { title: say.goneTitle, text: say[notice.why], actions: rooms }
      case 'already_booked': {
        const order = link(joinLocale(`/center/detail/${notice.orderId}`, locale), say.seeOrder)
        return { title: say.bookedTitle, text: say.booked, actions: order }
      }
      case 'too_many_holds': {
        const orders = link(joinLocale('/center/order', locale), say.seeOrders)
        return { title: say.holdsTitle, text: say.holds, actions: orders }
      }
      case 'too_many_unpaid': {
        const orders = link(joinLocale('/center/order', locale), say.seeOrders)
        return {
          title: say.unpaidTitle,
          text: say.unpaid,
          actions: (
            <>
              {orders}
              {rooms}
            </>
          ),
        }
      }
      case 'signed_out':
        return { title: say.sessionTitle, text: say.session, actions: null }
      case 'unanswered':
        return { title: say.unansweredTitle, text: say.unanswered, actions: again }
      case 'failed':
        return { title: say.failedTitle, text: notice.text, actions: again }
    }
  }
}

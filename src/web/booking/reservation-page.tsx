import { formatMoney } from '#domain/money/money-format.ts'
import { buttonClass } from '#ui/class-names.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest } from '../page/use-page.ts'
import { CancelTimeline } from '../price-charts/cancel-timeline.tsx'
import { BookButton, PaymentToday, WhatFollows } from './book-button.tsx'
import { BookingNotice } from './booking-notice.tsx'
import { roomsAddress } from './booking-outcome.ts'
import { ContactSection } from './contact-section.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { GuestsSection } from './guests-section.tsx'
import type { ReservationData } from './load-reservation.ts'
import { StaySummary } from './stay-summary.tsx'
import { ArrivalSection, DiscountSection } from './stay-wishes.tsx'
import { TransferConsent } from './transfer-consent.tsx'
import { useReservation } from './use-reservation.ts'

/** From a quote to an order, on one page. */
export function ReservationPage({ data }: { data: ReservationData }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const reservation = useReservation(data)
  const { asked } = data
  const { offer } = reservation.discount
  const follow = useFollow()
  const isGone = reservation.notice?.is === 'gone'
  const otherRooms = (
    <a className={buttonClass({ kind: 'filled' })} href={roomsAddress(asked, locale)} onClick={follow}>
      {say.seeOthers}
    </a>
  )
  return (
    <main id="main" className="wrap reserve">
      <div className="reserve-head">
        <h1>{say.title}</h1>
        <p>{say.lead}</p>
        <OfferChangeLine data={data} />
      </div>
      <StaySummary data={{ ...data, offer }} reservation={reservation} />
      <form
        ref={reservation.ref}
        id="reserve-form"
        className="reserve-form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void reservation.book()
        }}
      >
        <noscript>
          <p className="reserve-noscript">{say.needsScript}</p>
        </noscript>
        {reservation.notice && (
          <BookingNotice data={data} notice={reservation.notice} reservation={reservation} />
        )}
        <ErrorSummary rooms={asked.rooms} reservation={reservation} />
        <GuestsSection guests={data.guests} reservation={reservation} />
        <ContactSection reservation={reservation} />
        <ArrivalSection checkIn={data.checkIn} reservation={reservation} />
        <DiscountSection reservation={reservation} />
        <CancelTimeline
          windows={offer.cancellation.windows}
          now={data.now}
          checkIn={data.checkIn}
          of={say.policyTimes}
          heading="h2"
        />
        <details className="reserve-rules">
          <summary>{say.rulesTitle}</summary>
          <ul>
            {data.rules.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
        <TransferConsent hotel={data.hotel} reservation={reservation} />
        <PaymentToday offer={offer} />
        <div className="reserve-end">
          {isGone ? otherRooms : <BookButton offer={offer} reservation={reservation} wide />}
          {!isGone && <WhatFollows offer={offer} />}
        </div>
      </form>
      <div className="dock reserve-dock">
        <div className="wrap dock-in">
          <p className="dock-sum">
            {isGone ? <b>{say.goneTitle}</b> : <Price of={offer.price.total} size="medium" />}
            {!isGone && <small>{say.total}</small>}
          </p>
          {isGone ? otherRooms : <BookButton offer={offer} reservation={reservation} />}
        </div>
      </div>
    </main>
  )
}

/** The offer that the address named is no more, and this one took its place. */
function OfferChangeLine({ data: { change, offer } }: { data: ReservationData }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  if (!change) return null
  const total = formatMoney(offer.price.total, locale)
  const texts = {
    renewed: say.renewedNotice,
    price_rose: say.roseNotice(total),
    price_fell: say.fellNotice(total),
    terms_changed: say.termsChanged(total),
  }
  return (
    <p className="reserve-change" role="status">
      {texts[change]}
    </p>
  )
}

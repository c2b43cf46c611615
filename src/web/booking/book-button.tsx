import { Button } from '#ui/button.tsx'
import { guaranteeStatusWords } from '#words/booking/guarantee-status.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { footerWords } from '#words/site/footer.ts'
import { useAlive, useRequest } from '../page/use-page.ts'
import { bookText } from './book-text.ts'
import { DocumentLinks } from './document-links.tsx'
import type { ReservedOffer } from './load-reservation.ts'
import { paymentPreview } from './payment-preview.ts'
import type { Reservation } from './use-reservation.ts'

type Props = { offer: ReservedOffer; reservation: Reservation; wide?: boolean }

/** The page's one filled button: it says what is paid now. */
export function BookButton({ offer, reservation: { busy, discount }, wide }: Props) {
  const { locale } = useRequest()
  const isAlive = useAlive()
  return (
    <Button
      kind="filled"
      size="large"
      {...(wide ? { wide } : {})}
      className="needs-js"
      form="reserve-form"
      // Without scripts nothing would receive the form, so nothing sends it.
      type={isAlive ? 'submit' : 'button'}
      busy={busy}
    >
      {bookText(offer, discount.isOpen, locale)}
    </Button>
  )
}

/** The amounts that each payment method holds or charges, before one is chosen. */
export function PaymentToday({ offer }: { offer: ReservedOffer }) {
  const { locale } = useRequest()
  return (
    <section className="step payment-today">
      <h2>{guaranteeStatusWords(locale).title}</h2>
      <ul>
        {paymentPreview(offer, locale).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** The steps that follow the booking. */
export function WhatFollows({ offer }: { offer: ReservedOffer }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const names = footerWords(locale)
  const { guarantee, payment, price } = offer
  const means = (guarantee?.methods ?? []).map((method) => names[method]).join(locale === 'zh' ? '、' : ', ')
  const isDue = price.due_now.amount > 0
  return (
    <p className="reserve-follows">
      {isDue ? say.nextPay(means) : payment === 'guarantee' ? say.nextGuarantee(means) : say.nextNothing}{' '}
      {say.termsBefore}
      <DocumentLinks />
    </p>
  )
}

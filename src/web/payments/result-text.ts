import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { recipientOf } from '#domain/order/recipient.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formatDate, formatDates, formatGuestTime } from '#words/format.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { paymentResultWords } from '#words/payments/payment-result.ts'
import { resultFactsWords } from '#words/payments/result-facts.ts'
import { hasSecondReturned, type PaymentResult } from './payment-result.ts'

export type ResultText = {
  readonly look: 'good' | 'calm' | 'wait' | 'bad'
  readonly title: string
  /** Said first and louder. */
  readonly strong: string | null
  readonly text: string
}

/** The name of the means that an order is being paid with. */
export function providerName({ payment }: Order, locale: Locale): string {
  return payment.method
    ? paymentMeansWords(locale).name(payment.method)
    : paymentResultWords(locale).anyProvider
}

/** The clock is the guest's, unless a zone is given. */
export function resultText(order: Order, result: PaymentResult, locale: Locale, zone?: string): ResultText {
  const say = paymentResultWords(locale)
  const facts = resultFactsWords(locale)
  const name = providerName(order, locale)
  const { hotel, contact, stay, payment, pay_before } = order
  const to = recipientOf(contact)
  switch (result) {
    case 'paid':
      return {
        look: 'good',
        ...(isChanged(order)
          ? { title: say.changed, text: say.changedText(formatDates(stay.s_d, stay.e_d, locale), to) }
          : isRestPaid(order)
            ? { title: say.restPaid, text: say.restPaidText(to) }
            : { title: say.paid, text: say.expects(hotel.name, stay.s_d, to) }),
        strong: hasSecondReturned(order) ? say.alsoReturned : null,
      }
    case 'held':
      return {
        look: 'calm',
        title: say.held,
        strong: say.heldText(
          payment.charged
            ? say.inBoth(formatMoney(payment.charged, locale), formatMoney(payment.held, locale))
            : formatMoney(payment.held, locale),
          name,
        ),
        text: say.expects(hotel.name, stay.s_d, to),
      }
    case 'at_hotel':
      return {
        look: 'good',
        title: say.atHotel,
        strong: null,
        text: (order.price.due_at_hotel.amount > 0 ? facts.atHotel : facts.nothingDue)(
          hotel.name,
          formatDate(stay.s_d, locale, 'full'),
          to,
        ),
      }
    case 'checking':
      return {
        look: 'wait',
        title: say.checking,
        strong: say.doNotPay,
        text: say.checkingText(name, to),
      }
    case 'declined':
      return { look: 'bad', title: say.declined, strong: null, text: say.declinedText(name) }
    case 'open':
      return order.state === 'held' || order.collect_at === null
        ? { look: 'calm', title: say.open, strong: null, text: say.openText }
        : { look: 'calm', title: say.restOpen, strong: null, text: say.restOpenText(order.collect_at) }
    case 'ended':
      return {
        look: 'calm',
        title: say.ended(formatGuestTime(Date.parse(pay_before ?? order.now), zone)),
        strong: null,
        text: say.endedText,
      }
    case 'returned':
      return { look: 'calm', title: say.returned, strong: null, text: say.returnedText(to) }
    case 'cancelled':
      return {
        look: 'calm',
        title: order.state === 'no_show' ? say.noShow : say.cancelled,
        strong: null,
        text: say.cancelledText,
      }
  }
}

/** The last payment was the difference of a change. */
const isChanged = ({ events }: Order) => events.at(-1)?.kind === 'changed'

/** More than one payment arrived, and nothing is left to pay: the last was the rest. */
const isRestPaid = ({ events, actions }: Order) =>
  actions.pay !== null && events.filter(({ kind }) => kind === 'captured').length > 1

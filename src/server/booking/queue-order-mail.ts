import type { Money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { collectionTime, duesIn } from '#domain/order/order-dues.ts'
import { agreedNow, duesOfOrder } from '#domain/order/order-snapshot.ts'
import { recipientOf } from '#domain/order/recipient.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { accountName } from '#domain/text/account-name.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { greetingName } from '#domain/text/person-name.ts'
import { messageWords } from '#words/accounts/messages.ts'
import { orderMailWords } from '#words/booking/order-mails.ts'
import { formatInstantInZone } from '#words/format.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import type { Tx } from '../db/database.ts'
import { findHotel } from '../hotels/find-hotel.ts'
import type { Mail } from '../messages/mail.ts'
import { notifyGuest } from '../push/notify-guest.ts'
import type { BookingContext } from './context.ts'
import { type Format, factsOf, travelParts } from './order-mail-facts.ts'
import type { OrderRow } from './order-row.ts'
import { calendarAttachment, reservationJsonld } from './reservation-card.ts'

export type OrderMailKind =
  | 'confirmed'
  | 'payment_due'
  | 'rest_paid'
  | 'rest_due'
  | 'expired'
  | 'cancelled'
  | 'room_cancelled'
  | 'money_given_back'
  | 'refund_sent'
  | 'before_arrival'
  | 'after_stay'
  | 'no_show'
  | 'rerate'
  | 'changed'
  | 'change_due'
  | 'change_expired'
  | 'names_corrected'

/** Amounts of a cancellation, a lower price or a payment, in the order's currency. */
export type OrderMailFacts = {
  readonly refund?: number
  readonly fee?: number
  readonly points?: number
  readonly saving?: number
  readonly rest?: number
  readonly paid?: number
  readonly held?: number
  /** The released part of a hold. */
  readonly released?: number
  readonly returned?: number
  /** Until when a change can be paid. */
  readonly until?: number
  /** Staff waived an agreed fee. */
  readonly isFeeWaived?: boolean
  /** The amount charged, held or refunded in the provider's currency, and its method. */
  readonly charge?: Money
  readonly method?: PaymentMethod
}

type Telling = Pick<BookingContext, 'outbox' | 'origin' | 'siteName' | 'support' | 'now'>

/** Queues a mail to the contact address in the language of the booking, in the caller's transaction. */
export async function queueOrderMail(
  context: Telling,
  tx: Tx,
  order: OrderRow,
  occasion: OrderMailKind,
  told: OrderMailFacts = {},
  /** Deduplication key; defaults to the version of the order. */
  key: string | number = order.version,
) {
  const mail = orderMail(context, order, occasion, told)
  const event = `order:${order.id}:${occasion}:${key}`
  const putMail = async () =>
    context.outbox.put(tx, {
      event,
      kind: `order_${occasion}`,
      to: accountName(recipientOf(order.contact)),
      locale: order.locale,
      mail: await withHotel(context, tx, order, { mail, occasion }),
    })
  const notice =
    isNews[occasion] &&
    notifyGuest(context.outbox, tx, {
      event,
      kind: `order_${occasion}`,
      guestId: order.guestId,
      locale: order.locale,
      title: mail.heading,
      text: [order.snapshot.names.hotel[order.locale], ...mail.paragraphs].join('\n'),
      path: `/center/detail/${order.id}`,
    })
  await Promise.all([putMail(), notice])
}

/** Mails whose news the guest should also receive as a notification. */
const isNews: Record<OrderMailKind, boolean> = {
  confirmed: true,
  payment_due: false,
  rest_paid: false,
  rest_due: true,
  expired: true,
  cancelled: true,
  room_cancelled: true,
  money_given_back: true,
  refund_sent: true,
  before_arrival: true,
  after_stay: false,
  no_show: true,
  rerate: true,
  changed: true,
  change_due: false,
  change_expired: true,
  names_corrected: false,
}

/** Whether the calendar entry of the stay is outdated. A hold that was never paid has none. */
function changesStay({ payBefore, dues }: OrderRow, occasion: OrderMailKind): boolean {
  if (occasion === 'confirmed' || occasion === 'changed' || occasion === 'names_corrected') return true
  const wasConfirmed = payBefore === null || duesIn(dues, 'held', 'capturing', 'paid').length > 0
  return wasConfirmed && (occasion === 'cancelled' || occasion === 'room_cancelled')
}

/** Mails that a guest has at hand on the way carry the address, the hours and the voucher. */
const isForTravel = (occasion: OrderMailKind) =>
  occasion === 'confirmed' || occasion === 'changed' || occasion === 'before_arrival'

async function withHotel(
  context: Telling,
  tx: Tx,
  order: OrderRow,
  { mail, occasion }: { mail: Mail; occasion: OrderMailKind },
): Promise<Mail> {
  const isOutdated = changesStay(order, occasion)
  if (!isOutdated && !isForTravel(occasion)) return mail
  const hotel = await findHotel(tx, order.snapshot.product.hotel)
  if (!hotel) return mail
  const url = orderUrl(context, order)
  const site = { name: context.siteName[order.locale], email: context.support }
  const facts = { order, hotel, site, url, now: context.now() }
  return {
    ...mail,
    ...(isForTravel(occasion) ? travelParts(mail, order, { hotel, url }) : {}),
    ...(isOutdated ? { jsonld: reservationJsonld(facts), attachments: [calendarAttachment(facts)] } : {}),
  }
}

const orderUrl = ({ origin }: Pick<Telling, 'origin'>, { locale, id }: OrderRow) =>
  origin() + joinLocale(`/center/detail/${id}`, locale)

const payUrl = ({ origin }: Pick<Telling, 'origin'>, { locale, id }: OrderRow, part = '') =>
  `${origin()}${joinLocale('/hotels/pay', locale)}?order=${id}${part}`

export function orderMail(
  context: Pick<Telling, 'origin' | 'siteName' | 'now'>,
  order: OrderRow,
  occasion: OrderMailKind,
  told: OrderMailFacts,
): Mail {
  const { locale, number, snapshot } = order
  const say = orderMailWords(locale)
  const hotel = snapshot.names.hotel[locale]
  const shown = (amount: number) => formatMoney({ amount, currency: snapshot.conversion.to }, locale)
  const { charge } = told
  const moved = (amount: number) =>
    charge && charge.currency !== snapshot.conversion.to
      ? say.inBoth(formatMoney(charge, locale), shown(amount))
      : shown(amount)
  const moment = (at: number) => formatInstantInZone(at, locale, snapshot.zone)
  const url = orderUrl(context, order)
  const open = { label: say.open, url }
  const settled = settlementText(say, shown, told)
  const isGuarantee = snapshot.terms.payment.type === 'guarantee'
  const texts: Record<
    OrderMailKind,
    { subject: string; heading: string; text: readonly string[]; button?: Mail['button'] }
  > = {
    confirmed: {
      subject: say.confirmedSubject(hotel, number),
      heading: say.confirmedHeading,
      text: [
        say.confirmedText(hotel),
        ...(told.paid ? [say.receivedText(moved(told.paid))] : []),
        ...(told.held ? [say.heldText(moved(told.held))] : []),
      ],
    },
    rest_paid: {
      subject: say.rest_paidSubject(hotel, number),
      heading: say.rest_paidHeading,
      text: [say.receivedText(moved(told.paid ?? 0)), say.rest_paidText],
    },
    payment_due: {
      subject: isGuarantee ? say.guarantee_dueSubject(hotel) : say.payment_dueSubject(hotel),
      heading: say.payment_dueHeading,
      text: [firstDueText(order, { shown, moment, now: context.now() })],
      button: { label: isGuarantee ? say.guarantee : say.pay, url: payUrl(context, order) },
    },
    rest_due: {
      subject: say.rest_dueSubject(hotel),
      heading: say.rest_dueHeading,
      text: [say.rest_dueText(shown(told.rest ?? 0), moment(collectionTime(order.dues) ?? context.now()))],
      button: { label: say.pay, url: payUrl(context, order, '&part=rest') },
    },
    expired: { subject: say.expiredSubject(hotel), heading: say.expiredHeading, text: [say.expiredText] },
    cancelled: { subject: say.cancelledSubject(hotel, number), heading: say.cancelledHeading, text: settled },
    room_cancelled: {
      subject: say.room_cancelledSubject(hotel, number),
      heading: say.room_cancelledHeading,
      text: settled,
    },
    money_given_back: {
      subject: say.money_given_backSubject(number),
      heading: say.money_given_backHeading,
      text: [
        order.state === 'confirmed'
          ? say.money_unneededText(shown(told.returned ?? 0))
          : say.money_given_backText(shown(told.returned ?? 0)),
      ],
    },
    refund_sent: {
      subject: say.refund_sentSubject(hotel, number),
      heading: say.refund_sentHeading,
      text: [
        say.refund_sentText(moved(told.refund ?? 0), paymentMeansWords(locale).name(told.method ?? 'paypal')),
      ],
    },
    before_arrival: {
      subject: say.before_arrivalSubject(hotel),
      heading: say.before_arrivalHeading,
      text: [say.before_arrivalText(hotel)],
    },
    after_stay: {
      subject: say.after_staySubject(hotel),
      heading: say.after_stayHeading,
      text: [say.after_stayText(hotel)],
      button: { label: say.review, url: `${url}#review` },
    },
    no_show: {
      subject: say.no_showSubject(hotel),
      heading: say.no_showHeading,
      text: [
        ...(told.fee ? [say.no_showFeeText(shown(told.fee))] : []),
        ...(told.refund ? [say.refundText(shown(told.refund))] : []),
        say.no_showText,
      ],
    },
    changed: {
      subject: say.changedSubject(hotel, number),
      heading: say.changedHeading,
      text: [
        say.changedText(hotel),
        ...(told.paid ? [say.receivedText(moved(told.paid))] : []),
        ...(told.fee ? [say.changeFeeText(shown(told.fee))] : []),
        ...(told.refund ? [say.refundText(shown(told.refund))] : []),
        ...(told.released ? [say.releasedText] : []),
        ...(told.points ? [say.pointsText(told.points)] : []),
      ],
    },
    change_due: {
      subject: say.change_dueSubject(hotel),
      heading: say.change_dueHeading,
      text: [
        say.change_dueText(
          shown(told.rest ?? 0),
          Math.max(1, Math.round(((told.until ?? context.now()) - context.now()) / 60_000)),
        ),
        say.oldStayStands,
      ],
      button: { label: say.pay, url: payUrl(context, order, '&part=rest') },
    },
    change_expired: {
      subject: say.change_expiredSubject(hotel),
      heading: say.change_expiredHeading,
      text: [say.change_expiredText, say.oldStayStands],
    },
    names_corrected: {
      subject: say.names_correctedSubject(hotel, number),
      heading: say.names_correctedHeading,
      text: [say.names_correctedText],
    },
    rerate: {
      subject: say.rerateSubject(hotel),
      heading: say.rerateHeading,
      text: [say.rerateText(shown(told.saving ?? 0))],
    },
  }
  const { subject, heading, text, button = open } = texts[occasion]
  return {
    subject,
    heading,
    greeting: messageWords(locale).greeting(greetingName(order.contact.name)),
    paragraphs: text,
    facts: factsOf(order, { shown, moment, now: context.now() }),
    button,
    small: [],
    sms: say.sms(context.siteName[locale], heading, number),
  }
}

/** The amount that keeps a hold: the first payment or the guarantee. */
function firstDueText(order: OrderRow, { shown, now }: Format): string {
  const say = orderMailWords(order.locale)
  const dues = duesOfOrder(agreedNow(order))
  // The guest's time zone is not known here and the hotel's would mislead, so the limit is given in minutes.
  const minutes = Math.max(1, Math.round(((order.payBefore ?? now) - order.bookedAt) / 60_000))
  return order.snapshot.terms.payment.type === 'guarantee'
    ? say.guarantee_dueText(shown(dues.now + dues.later), minutes)
    : say.payment_dueText(shown(dues.now), minutes)
}

type Say = ReturnType<typeof orderMailWords>

function settlementText(
  say: Say,
  shown: (amount: number) => string,
  { refund = 0, fee = 0, released = 0, points = 0, isFeeWaived = false }: OrderMailFacts,
) {
  return [
    ...(isFeeWaived ? [say.feeWaivedText] : []),
    ...(fee > 0 ? [say.feeText(shown(fee))] : []),
    ...(refund > 0 ? [say.refundText(shown(refund))] : []),
    ...(released > 0 ? [say.releasedText] : []),
    ...(points > 0 ? [say.pointsText(points)] : []),
    ...(fee === 0 && refund === 0 ? [say.nothingText] : []),
  ]
}

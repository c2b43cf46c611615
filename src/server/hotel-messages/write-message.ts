import type { DeskThreadMessage } from '#contract/desk/hotel-messages.ts'
import type { HotelMessageForm } from '#contract/hotel-messages.ts'
import type { Id } from '#domain/id.ts'
import { whyNotWriteHotel } from '#domain/order/hotel-thread.ts'
import { refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { languageOf } from '#domain/text/hotel-glossary.ts'
import type { Locale } from '#domain/text/locale.ts'
import { hotelMessageWords } from '#words/booking/hotel-messages.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import type { StayFacts } from '../booking/stay-facts.ts'
import type { Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { notifyGuest } from '../push/notify-guest.ts'
import type { HotelMessagesContext } from './context.ts'
import { mailToGuest, mailToHotel } from './mails.ts'
import { showDeskThread, showThread } from './show-thread.ts'
import { addMessage } from './thread-store.ts'

/** A guest writes to the hotel of an order; its hoteliers are mailed. */
export async function writeToHotel(
  context: HotelMessagesContext,
  tx: Tx,
  { id, text }: HotelMessageForm,
  caller: Caller,
) {
  const guestId = guestOf(caller)
  const { account } = caller.session!
  const tooMany = await context.limiter.take(['message_per_account_hour'], {
    address: caller.address,
    account,
  })
  if (tooMany) return refuse(tooMany)
  const stay = await context.stays.stayOfGuest(tx, { id, guestId })
  if (!stay) return refuse('not_found')
  const now = context.now()
  const why = whyNotWriteHotel(stay, now)
  if (why) return refuse(why)
  const message = await addMessage(tx, {
    ...stay,
    staffId: null,
    text,
    lang: languageOf(text) ?? caller.locale,
    now,
  })
  signalDesk(tx)
  await mailHotel(context, tx, { stay, text, message, locale: caller.locale })
  return showThread(context, tx, { id, guestId })
}

type Written = { stay: StayFacts; text: string; message: Id; locale: Locale }

async function mailHotel(context: HotelMessagesContext, tx: Tx, { stay, text, message, locale }: Written) {
  const members = await context.whoAnswersGuests(tx, stay.hotelId)
  const staff = { id: 'support', email: context.support, lang: locale }
  for (const { id, email, lang } of members.length > 0 ? members : [staff]) {
    await context.outbox.put(tx, {
      event: `hotel_message:${message}:${id}`,
      kind: 'hotel_message',
      to: accountName(email),
      locale: lang,
      mail: mailToHotel(context, stay, text, lang),
    })
  }
}

type Writing = {
  readonly hotels: readonly Id[] | null
  readonly staffId: Id
  /** The language of the member. */
  readonly seenIn: Locale
  readonly trace: Trace
}

/** The hotel answers; the guest gets a mail and a notification. */
export async function writeToGuest(
  context: HotelMessagesContext,
  tx: Tx,
  { number, text }: DeskThreadMessage,
  { hotels, staffId, seenIn, trace }: Writing,
) {
  const stay = await context.stays.stayForStaff(tx, { number, hotels })
  if (!stay) return refuse('not_found')
  const now = context.now()
  const why = whyNotWriteHotel(stay, now)
  if (why) return refuse(why)
  const { locale, orderId, guestId, contact } = stay
  const lang = languageOf(text) ?? locale
  const message = await addMessage(tx, { ...stay, staffId, text, lang, now })
  await context.outbox.put(tx, {
    event: `hotel_message:${message}`,
    kind: 'hotel_message',
    to: accountName(contact.email || contact.phone),
    locale,
    mail: mailToGuest(context, stay, text),
  })
  await notifyGuest(context.outbox, tx, {
    event: `hotel_message:${message}`,
    kind: 'hotel_message',
    guestId,
    locale,
    title: hotelMessageWords(locale).fromHotel(stay.hotel[locale]),
    text,
    path: `/center/detail/${orderId}`,
  })
  await recordAudit(tx, trace, {
    action: 'hotel_message_sent',
    object: { kind: 'order', id: orderId, name: number },
    hotelId: stay.hotelId,
    // The text itself is erased with the guest's data, the audit log is not.
    after: { message },
    now,
  })
  return showDeskThread(context, tx, { number, hotels, locale: seenIn })
}

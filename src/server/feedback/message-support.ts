import type { SupportForm, SupportMessage } from '#contract/support.ts'
import { accountName } from '#domain/account-name.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/locale.ts'
import { ok, refuse } from '#domain/result.ts'
import { isoInstant } from '#domain/zone-time.ts'
import { feedbackWords } from '#words/feedback.ts'
import { findOrderContact, type OrderContact } from '../booking/show-order.ts'
import { type Pool, type Tx, transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import type { Limiter } from '../http/limiter.ts'
import type { Letter } from '../messages/letter.ts'
import type { Outbox } from '../messages/outbox.ts'
import { readableNumber } from '../numbering/readable-number.ts'
import { addMessage, insertThread, lockThread, type Thread } from './store.ts'

export type FeedbackWorld = {
  readonly db: Pool
  readonly now: () => number
  readonly limiter: Limiter
  readonly outbox: Outbox
  readonly siteName: (locale: Locale) => string
  /** Where staff reads. */
  readonly support: string
}

/** A guest writes to us: the message joins the thread of its order, and staff is told by mail. */
export async function messageSupport(
  world: FeedbackWorld,
  { order: orderId, text }: SupportForm,
  caller: Caller,
) {
  const guestId = guestOf(caller)
  const { account } = caller.session!
  const tooMany = await world.limiter.take(['message_per_account_hour'], { address: caller.address, account })
  if (tooMany) return refuse(tooMany)
  const now = world.now()
  return transaction(world.db, async (tx) => {
    const order = orderId ? await findOrderContact(tx, { id: orderId, guestId }) : null
    if (orderId && !order) return refuse('not_found')
    const thread = await threadFor(tx, { guestId, orderId: orderId ?? null, now })
    const n = await addMessage(tx, thread, { by: 'guest', text, now })
    const from = order?.email ?? account
    await world.outbox.put(tx, {
      event: `ticket:${thread.id}:${n}`,
      kind: 'ticket_message',
      to: accountName(world.support),
      locale: caller.locale,
      letter: staffLetter(world, { thread, order, from, text, locale: caller.locale }),
      ...(accountName(from).kind === 'email' ? { replyTo: from } : {}),
    })
    const message: SupportMessage = {
      n,
      id: `${thread.number}-${n}`,
      by: 'guest',
      text,
      file: null,
      at: isoInstant(now, 'UTC'),
    }
    return { ...ok(message), msg: feedbackWords(caller.locale).sent }
  })
}

async function threadFor(
  tx: Tx,
  { guestId, orderId, now }: { guestId: Id; orderId: Id | null; now: number },
) {
  const about = { guestId, orderId, topic: orderId ? ('booking' as const) : ('other' as const) }
  return (await lockThread(tx, about)) ?? insertThread(tx, { ...about, number: readableNumber('T'), now })
}

type Told = { thread: Thread; order: OrderContact | null; from: string; text: string; locale: Locale }

function staffLetter({ siteName }: FeedbackWorld, { thread, order, from, text, locale }: Told): Letter {
  const say = feedbackWords(locale)
  const heading = order ? say.aboutOrder(order.number) : say.fromGuest
  return {
    subject: `[${thread.number}] ${heading}`,
    heading,
    paragraphs: text.split(/\n+/),
    facts: [
      [say.ticket, thread.number],
      ...(order ? [[say.order, order.number] as const] : []),
      [say.guest, from],
    ],
    small: [say.reply],
    sms: say.sms(siteName(locale), thread.number),
  }
}

import type { SupportForm, SupportMessage } from '#contract/support.ts'
import { ok, refuse } from '#domain/result.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { feedbackWords } from '#words/support/feedback.ts'
import { findOrderContact } from '../booking/show-order.ts'
import { transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import type { FeedbackContext } from './context.ts'
import { threadOf } from './open-thread.ts'
import { writeMessage } from './write-message.ts'

/** A guest writes to us: the message joins the thread of its order and is mailed to staff. */
export async function messageSupport(
  context: FeedbackContext,
  { order: orderId, text }: SupportForm,
  caller: Caller,
) {
  const guestId = guestOf(caller)
  const { account } = caller.session!
  const { locale } = caller
  const tooMany = await context.limiter.take(['message_per_account_hour'], {
    address: caller.address,
    account,
  })
  if (tooMany) return refuse(tooMany)
  const now = context.now()
  return transaction(context.db, async (tx) => {
    const order = orderId ? await findOrderContact(tx, { id: orderId, guestId }) : null
    if (orderId && !order) return refuse('not_found')
    const topic = order ? 'booking' : 'other'
    const about = orderId ? `order:${orderId}` : null
    const email = order?.email ?? null
    const thread = await threadOf(tx, { guestId, orderId: orderId ?? null, topic, about, email, locale, now })
    const from = email ?? account
    const n = await writeMessage(context, tx, {
      ...{ thread, text, files: [], owner: { guest: guestId }, from, topic, about, locale },
      order: order?.number ?? null,
    })
    const message: SupportMessage = {
      n: n!,
      id: `${thread.number}-${n}`,
      by: 'guest',
      text,
      file: null,
      at: isoInstant(now, 'UTC'),
    }
    return { ...ok(message), msg: feedbackWords(locale).sent }
  })
}

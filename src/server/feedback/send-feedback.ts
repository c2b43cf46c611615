import type { Feedback } from '#contract/feedback.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { fieldNames, validationWords } from '#words/errors/validation.ts'
import { feedbackWords } from '#words/support/feedback.ts'
import { findOrderContact } from '../booking/show-order.ts'
import { type Tx, transaction } from '../db/database.ts'
import { findHotel } from '../hotels/find-hotel.ts'
import type { Caller } from '../http/caller.ts'
import type { Owner } from '../media/uploads/attach-uploads.ts'
import type { FeedbackContext } from './context.ts'
import { receivedMail } from './mails.ts'
import { openThread, threadOf } from './open-thread.ts'
import { writeMessage } from './write-message.ts'

const limits = ['feedback_per_account_hour', 'feedback_per_address_hour'] as const

/** Accepts feedback from a guest under their account, or from a visitor under an e-mail address. */
export async function sendFeedback(context: FeedbackContext, form: Feedback, caller: Caller) {
  const { session, locale } = caller
  const say = feedbackWords(locale)
  const email = form.email ? accountName(form.email).value : null
  const from = email ?? session?.account
  if (!from) {
    const sentence = validationWords(locale).required(capital(fieldNames(locale).email))
    return refuse({ reason: 'invalid_input' as const, fields: { email: sentence } })
  }
  const tooMany = await context.limiter.take(limits, {
    address: caller.address,
    account: session?.account ?? from,
  })
  if (tooMany) return refuse(tooMany)
  const guestId = session?.guestId ?? null
  const owner = ownerOf(context, form, caller)
  return transaction(context.db, async (tx) => {
    const subject = await subjectOf(tx, form.about, guestId)
    if (!subject) return refuse('not_found')
    const { orderId, order } = subject
    const about = form.about ?? null
    const beginning = { orderId, topic: form.topic, about, email, locale, now: context.now() }
    const thread =
      guestId !== null && orderId !== null
        ? await threadOf(tx, { ...beginning, guestId })
        : await openThread(tx, { ...beginning, guestId })
    const { topic, text, files } = form
    const n = await writeMessage(context, tx, {
      thread,
      text,
      files,
      owner,
      from,
      topic,
      about,
      order,
      locale,
    })
    if (n === null) return refuse({ reason: 'invalid_input' as const, fields: { files: say.picturesGone } })
    if (n === 1)
      await context.outbox.put(tx, {
        event: `ticket:${thread.id}:received`,
        kind: 'ticket_received',
        to: accountName(from),
        locale,
        mail: receivedMail(context, { ticket: { ...thread, guestId }, locale }),
        replyTo: context.support,
      })
    return { ...ok({ ticket: thread.number }), msg: say.received(thread.number) }
  })
}

/** Uploads belong to the session in which they were made, else to the form's own ticket. */
function ownerOf({ uploads }: FeedbackContext, { ticket }: Feedback, { session }: Caller): Owner {
  return session ? { guest: session.guestId } : { ticket: uploads.read(ticket) ?? 'none' }
}

type Subject = { orderId: string | null; order: string | null }

/**
 * The guest's own order, a known hotel, or a page. An order named by a visitor is not looked up, since nothing proves
 * whose it is.
 */
async function subjectOf(tx: Tx, about: string | undefined, guestId: string | null): Promise<Subject | null> {
  const none = { orderId: null, order: null }
  const [kind, id = ''] = about?.startsWith('/') ? [] : (about?.split(':') ?? [])
  if (kind === 'hotel') return (await findHotel(tx, id)) ? none : null
  if (kind !== 'order' || guestId === null) return none
  const order = await findOrderContact(tx, { id, guestId })
  return order && { orderId: id, order: order.number }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)

import type { Id } from '#domain/id.ts'
import { accountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import { type Pool, transaction } from '../db/database.ts'
import type { Outbox } from '../messages/outbox.ts'
import { notifyGuest } from '../push/notify-guest.ts'
import { readContact } from './contact-store.ts'
import { replyMail, waitingMail } from './mails.ts'
import { listMessages, readConversation } from './store.ts'

export type Telling = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
  /** The staff's address. */
  readonly support: string
}

type Payload = { conversation: Id; n: number }

/** A minute after a guest wrote: if no staff has read it, they are notified by mail, once for all messages. */
export const notifyAwayStaff = (context: Telling, { conversation: id, n }: Payload) =>
  transaction(context.db, async (tx) => {
    const conversation = await readConversation(tx, id)
    if (!conversation || conversation.staffRead >= n) return
    const messages = await listMessages(tx, id, conversation.staffRead)
    const texts = messages.filter(({ by }) => by === 'guest').map(({ text }) => text)
    const contact = conversation.guestId ? await readContact(tx, conversation.guestId) : null
    const from = contact?.email ?? contact?.mobile ?? null
    await context.outbox.put(tx, {
      event: `support:${id}:${n}`,
      kind: 'support_waiting',
      to: accountName(context.support),
      locale: 'en',
      mail: waitingMail(context, { conversation: id, texts, from }),
    })
  })

/** Two minutes after a reply: a guest who has not read it is notified by mail and on their devices. */
export async function notifyAwayGuest(context: Telling, { conversation: id, n }: Payload) {
  const conversation = await readConversation(context.db, id)
  if (!conversation?.guestId || conversation.guestRead >= n) return
  const { guestId, guestRead } = conversation
  const contact = await readContact(context.db, guestId)
  const messages = await listMessages(context.db, id, guestRead)
  const replies = messages.filter(({ by }) => by === 'staff')
  const last = replies.at(-1)
  if (!contact || !last) return
  const mail = replyMail(context, contact.lang, {
    name: last.name ?? '',
    texts: replies.map(({ text }) => text),
  })
  const { email, lang } = contact
  const event = `support:reply:${id}:${n}`
  await transaction(context.db, async (tx) => {
    await notifyGuest(context.outbox, tx, {
      event,
      kind: 'support_reply',
      guestId,
      locale: lang,
      title: mail.heading,
      text: last.text,
      path: '/sockets',
    })
    if (email && context.outbox.reaches('mail'))
      await context.outbox.put(tx, {
        event,
        kind: 'support_reply',
        to: accountName(email),
        locale: lang,
        mail,
      })
  })
}

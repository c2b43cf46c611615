import { accountName } from '#domain/account-name.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/locale.ts'
import { type Pool, transaction } from '../db/database.ts'
import type { Outbox } from '../messages/outbox.ts'
import { notifyGuest } from '../push/notify-guest.ts'
import { readContact } from './contact-store.ts'
import { replyLetter, waitingLetter } from './letters.ts'
import { listMessages, readConversation } from './store.ts'

export type Telling = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
  /** Where staff reads. */
  readonly support: string
}

type Payload = { conversation: Id; n: number }

/** A minute after a guest wrote: if nobody of the staff has read it, they are told by mail, once for all of it. */
export const tellStaff = (world: Telling, { conversation: id, n }: Payload) =>
  transaction(world.db, async (tx) => {
    const conversation = await readConversation(tx, id)
    if (!conversation || conversation.staffRead >= n) return
    const messages = await listMessages(tx, id, conversation.staffRead)
    const texts = messages.filter(({ by }) => by === 'guest').map(({ text }) => text)
    const contact = conversation.guestId ? await readContact(tx, conversation.guestId) : null
    const from = contact?.email ?? contact?.mobile ?? null
    await world.outbox.put(tx, {
      event: `support:${id}:${n}`,
      kind: 'support_waiting',
      to: accountName(world.support),
      locale: 'en',
      letter: waitingLetter(world, { conversation: id, texts, from }),
    })
  })

/** Two minutes after a reply: a guest who has not read it gets it by mail, and on the devices that they chose. */
export async function tellGuest(world: Telling, { conversation: id, n }: Payload) {
  const conversation = await readConversation(world.db, id)
  if (!conversation?.guestId || conversation.guestRead >= n) return
  const { guestId, guestRead } = conversation
  const contact = await readContact(world.db, guestId)
  const messages = await listMessages(world.db, id, guestRead)
  const replies = messages.filter(({ by }) => by === 'staff')
  const last = replies.at(-1)
  if (!contact || !last) return
  const letter = replyLetter(world, contact.lang, {
    name: last.name ?? '',
    texts: replies.map(({ text }) => text),
  })
  const { email, lang } = contact
  const event = `support:reply:${id}:${n}`
  await transaction(world.db, async (tx) => {
    await notifyGuest(world.outbox, tx, {
      event,
      kind: 'support_reply',
      guestId,
      locale: lang,
      title: letter.heading,
      text: last.text,
      path: '/sockets',
    })
    if (email && world.outbox.reaches('mail'))
      await world.outbox.put(tx, {
        event,
        kind: 'support_reply',
        to: accountName(email),
        locale: lang,
        letter,
      })
  })
}

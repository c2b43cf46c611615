import { accountName } from '#domain/text/account-name.ts'
import type { Tx } from '../db/database.ts'
import { attachUploads } from '../media/uploads/attach-uploads.ts'
import type { AnsweringContext } from './context.ts'
import { type GuestMessage, staffMail } from './mails.ts'
import { addMessage } from './store.ts'

/** Adds a message and mails it to staff; null if an upload does not belong to the sender. */
export async function writeMessage(
  context: AnsweringContext,
  tx: Tx,
  message: GuestMessage,
): Promise<number | null> {
  const { thread, text, owner, from, locale } = message
  const files = [...new Set(message.files)]
  const shown = await attachUploads(tx, { ids: files, owner, to: picturesOfTicket(thread.number) })
  if (!shown) return null
  const n = await addMessage(tx, thread, {
    by: { kind: 'guest', id: 'guest' in owner ? owner.guest : 'visitor' },
    text,
    files,
    now: context.now(),
  })
  await context.outbox.put(tx, {
    event: `ticket:${thread.id}:${n}`,
    kind: 'ticket_message',
    to: accountName(context.support),
    locale,
    mail: staffMail(context, message),
    ...(accountName(from).kind === 'email' ? { replyTo: from } : {}),
  })
  return n
}

export const picturesOfTicket = (number: string) => `ticket:${number}`

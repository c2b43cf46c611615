import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Tx } from '../db/database.ts'
import { openThread } from './open-thread.ts'
import { addMessage } from './store.ts'

type Opened = { guestId: Id; text: string; locale: Locale; now: number }

/** Opens a ticket with a guest's own words from live support; it is answered by mail and in its thread. */
export async function openTicketForStaff(tx: Tx, { guestId, text, locale, now }: Opened): Promise<string> {
  const thread = await openThread(tx, {
    ...{ guestId, orderId: null, topic: 'other', about: '/sockets', email: null, locale, now },
  })
  await addMessage(tx, thread, { by: { kind: 'guest', id: guestId }, text, files: [], now })
  return thread.number
}

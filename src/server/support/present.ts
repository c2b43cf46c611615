import type { ChatMessage, ChatState } from '#contract/support.ts'
import { isStaffed } from '#domain/time/support-hours.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import type { SupportContext } from './context.ts'
import type { Conversation, MessageRow } from './store.ts'

/** The newest so many are shown; older ones are in the transcript. */
export const mostShown = 200

export const presentMessage = ({ n, id, by, name, text, file, orderId, at }: MessageRow): ChatMessage => ({
  n,
  id,
  by,
  name,
  text,
  file: file && uploadAddress(file),
  order: orderId,
  at: isoInstant(at.getTime(), 'UTC'),
})

export const attendantAt = ({ attendant, attendedUntil }: Conversation, now: number) =>
  attendedUntil && attendedUntil.getTime() > now ? attendant : null

/** How a conversation stands for whoever has its messages up to `after`. */
export function presentState(
  { hours, now }: Pick<SupportContext, 'hours' | 'now'>,
  conversation: Conversation,
  after: number,
): ChatState {
  const { id, upto, staffRead, guestRead } = conversation
  // Somebody who has more than there is talks about another conversation.
  const known = after > upto ? 0 : after
  return {
    thread: id,
    after: Math.max(known, upto - mostShown),
    upto,
    staff_read: staffRead,
    guest_read: guestRead,
    staff: isStaffed(hours, now()),
    attendant: attendantAt(conversation, now()),
  }
}

import type { ChatMessage, ChatState } from '#contract/support.ts'
import { isStaffed } from '#domain/time/support-hours.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import type { SupportContext } from './context.ts'
import type { Conversation, MessageRow } from './store.ts'

/** The number of newest messages shown; older ones are in the transcript. */
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

/** The state of a conversation for a client that has its messages up to `after`. */
export function presentState(
  { hours, now }: Pick<SupportContext, 'hours' | 'now'>,
  conversation: Conversation,
  after: number,
): ChatState {
  const { id, upto, staffRead, guestRead } = conversation
  // A client with more messages than exist has another conversation.
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

import type { ChatTicket } from '#contract/desk/chat.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import type { Tx } from '../db/database.ts'
import { openTicketForStaff } from '../feedback/open-for-staff.ts'
import type { DeskChatContext } from './desk-context.ts'
import { lockDeskConversation } from './desk-store.ts'
import { listMessages } from './store.ts'

const mostMessages = 200
/** Without an unanswered message the last ones are taken. */
const lastMessages = 3
const longestText = 4_000

/** Opens a ticket with what the guest wrote since the last reply of a person. */
export async function openTicket(context: DeskChatContext, tx: Tx, id: Id, { trace }: { trace: Trace }) {
  const conversation = await lockDeskConversation(tx, id)
  if (!conversation) return refuse('not_found')
  const { guestId, locale, upto } = conversation
  if (guestId === null) return refuse('guest_without_mail')
  const messages = await listMessages(tx, id, Math.max(0, upto - mostMessages), mostMessages)
  const answered = messages.findLast(({ by }) => by === 'staff')?.n ?? 0
  const written = messages.filter(({ by }) => by === 'guest')
  const open = written.filter(({ n }) => n > answered)
  const taken = open.length > 0 ? open : written.slice(-lastMessages)
  if (taken.length === 0) return refuse('not_found')
  const text = taken
    .map((message) => message.text)
    .join('\n')
    .slice(-longestText)
  const now = context.now()
  const number = await openTicketForStaff(tx, { guestId, text, locale, now })
  await recordAudit(tx, trace, {
    action: 'ticket_opened',
    object: { kind: 'ticket', id: number, name: number },
    after: { chat: id },
    now,
  })
  return ok<ChatTicket>({ number })
}

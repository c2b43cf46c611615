import * as endpoints from '#contract/desk/chat-endpoints.ts'
import { ok } from '#domain/result.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import { bindDesk } from '../http/dispatch.ts'
import { end, handOver, mailTranscript, say, setAway, showChat, take, takePicture } from './desk-chat.ts'
import type { Attendant, DeskChatContext } from './desk-context.ts'
import { showGuest } from './desk-guest.ts'
import { watchQueue } from './desk-queue.ts'
import { openTicket } from './desk-ticket.ts'
import { typeAsStaff } from './staff.ts'
import { markRead } from './store.ts'

const by = (caller: DeskCaller): Attendant => {
  const { staffId, name } = staffOf(caller)
  return { staffId, name, locale: caller.locale, zone: caller.zone }
}
const step = (caller: DeskCaller) => ({ trace: traceOfCaller(caller), by: by(caller) })

export const deskChatRoutes = (context: DeskChatContext) => [
  bindDesk(endpoints.watchChats, (_, caller) => watchQueue(context, context.db, by(caller))),
  bindDesk(endpoints.showDeskChat, (query, caller) => showChat(context, context.db, query, caller)),
  bindDesk(endpoints.showChatGuest, ({ id }, caller) => showGuest(context, id, by(caller))),
  bindDesk(endpoints.sayAsStaff, (input, caller, runIdempotently) =>
    runIdempotently((tx) => say(context, tx, input, by(caller))),
  ),
  bindDesk(endpoints.addChatPicture, (input, caller) =>
    takePicture(context, input, { by: by(caller), address: caller.address }),
  ),
  bindDesk(endpoints.readAsStaff, async ({ id, upto }) => {
    if (await markRead(context.db, id, 'staff', upto))
      context.fanout.publish({ conversation: id, kind: 'read', by: 'staff' })
    return ok({})
  }),
  bindDesk(endpoints.typeAsStaff, ({ id }, caller) => {
    typeAsStaff(context, id, staffOf(caller).staffId)
    return ok({})
  }),
  bindDesk(endpoints.takeChat, ({ id }, caller, runIdempotently) =>
    runIdempotently((tx) => take(context, tx, id, step(caller))),
  ),
  bindDesk(endpoints.handOverChat, ({ id, to }, caller, runIdempotently) =>
    runIdempotently((tx) => handOver(context, tx, { id, to: to ?? null }, step(caller))),
  ),
  bindDesk(endpoints.endChat, ({ id }, caller, runIdempotently) =>
    runIdempotently((tx) => end(context, tx, id, step(caller))),
  ),
  bindDesk(endpoints.mailChatTranscript, ({ id }, caller, runIdempotently) =>
    runIdempotently((tx) => mailTranscript(context, tx, id, step(caller))),
  ),
  bindDesk(endpoints.openChatTicket, ({ id }, caller, runIdempotently) =>
    runIdempotently((tx) => openTicket(context, tx, id, step(caller))),
  ),
  bindDesk(endpoints.setChatAway, ({ away }, caller, runIdempotently) =>
    runIdempotently((tx) => setAway(context, tx, away, step(caller))),
  ),
]

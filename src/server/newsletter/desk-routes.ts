import * as endpoints from '#contract/desk/publishing-endpoints.ts'
import { ok } from '#domain/result.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import type { DeskCaller } from '../http/caller.ts'
import { bindDesk } from '../http/dispatch.ts'
import type { SendingContext } from './context.ts'
import { describeNewsletter, previewIssue, queueIssue, removeAtDesk, type Sender } from './desk-newsletter.ts'

const senderOf = (caller: DeskCaller): Sender => ({ trace: traceOfCaller(caller), zone: caller.zone })

/** The newsletter at the desk. */
export const deskNewsletterRoutes = (context: SendingContext) => [
  bindDesk(endpoints.showDeskNewsletter, async (_, caller) =>
    ok(await describeNewsletter(context.db, caller)),
  ),
  bindDesk(endpoints.previewIssue, (draft) => previewIssue(context, draft)),
  bindDesk(endpoints.sendDeskIssue, (sending, caller, runIdempotently) =>
    runIdempotently((tx) => queueIssue(context, tx, sending, senderOf(caller))),
  ),
  bindDesk(endpoints.removeSubscriber, (input, caller, runIdempotently) =>
    runIdempotently((tx) => removeAtDesk(context, tx, input, senderOf(caller))),
  ),
]

import type { ClaimDecision, InboxAnswer, InboxModeration, LeadProgress } from '#contract/desk/inbox.ts'
import { readInboxKey } from '#domain/inbox/inbox-entry.ts'
import { placeholdersIn } from '#domain/inbox/macro.ts'
import { ok } from '#domain/result.ts'
import { type AuditObject, recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../db/database.ts'
import { readTakenEntries } from '../desk/assign-entry.ts'
import { answerTicket, closeTicket } from '../feedback/staff-tickets.ts'
import { grantClaim, showForStaff as readClaim, refuseClaim } from '../guarantee/decide-claim.ts'
import { followLead, showForStaff as readLead } from '../partners/follow-lead.ts'
import { answerForStaff, decideAnswer, decideQuestion } from '../questions/staff-questions.ts'
import { decideReview } from '../reviews/decide-review.ts'
import { readReview } from '../reviews/inbox-reviews.ts'
import { replyToReview } from '../reviews/reply-to-review.ts'
import { type Changing, changing, objectOf } from './change-entry.ts'
import type { InboxContext } from './context.ts'
import { grantsOf } from './describe-claim.ts'
import type { EntryRow } from './entry-rows.ts'
import { writeSnooze } from './store.ts'

const isUnfilled = (...texts: (string | undefined)[]) =>
  texts.some((text) => text !== undefined && placeholdersIn(text).length > 0)
const idOf = (key: string) => readInboxKey(key)?.id ?? ''

/** Answers a ticket in its thread and by mail, or a question in public. */
export const answer = (context: InboxContext, tx: Tx, input: InboxAnswer, by: Changing) =>
  changing(context, tx, input, by, async (row) => {
    const { key, text, original = null, close } = input
    if (isUnfilled(text)) return 'field_unfilled' as const
    const id = idOf(key)
    const inTx = { ...context, db: tx }
    const now = context.now()
    if (row.kind === 'ticket') {
      const answered = await answerTicket(inTx, { number: id, text, original, by: by.trace.actor })
      if (!answered.ok) return answered.refusal === 'closed' ? ('ticket_closed' as const) : 'not_found'
      if (close) await closeTicket(inTx, id)
    } else if (row.kind === 'question') {
      const answered = await answerForStaff(inTx, { id, text })
      if (!answered.ok) return answered.refusal === 'refused' ? ('already_decided' as const) : 'not_found'
    } else return 'not_found' as const
    await writeSnooze(tx, { key, guestId: row.guestId, until: null, now })
    await recordAudit(tx, by.trace, {
      action: row.kind === 'ticket' ? 'ticket_answered' : 'question_answered',
      object: objectOf(row),
      ...hotelOf(row),
      after: { text, ...(original === null ? {} : { original }) },
      now,
    })
    return undefined
  })

const hotelOf = ({ hotelId }: EntryRow) => (hotelId === null ? {} : { hotelId })

export const close = (context: InboxContext, tx: Tx, input: { key: string }, by: Changing) =>
  changing(context, tx, input, by, async (row) => {
    if (row.kind !== 'ticket') return 'not_found' as const
    const closed = await closeTicket({ ...context, db: tx }, idOf(input.key))
    if (!closed.ok) return closed.refusal === 'closed' ? ('ticket_closed' as const) : 'not_found'
    await recordAudit(tx, by.trace, { action: 'ticket_closed', object: objectOf(row), now: context.now() })
    return undefined
  })

/** Publishes or hides what guests wrote. Hiding needs a reason, for the audit log. */
export const moderate = (context: InboxContext, tx: Tx, input: InboxModeration, by: Changing) =>
  changing(context, tx, input, by, async (row) => {
    const { to, reason, reply } = input
    if (isUnfilled(reply)) return 'field_unfilled' as const
    if (to === 'refused' && !reason) return 'reason_missing' as const
    const id = idOf(input.key)
    const now = context.now()
    const isPublic = row.kind === 'review' && (await readReview(tx, id))?.state === 'published'
    // The answer below a published review can be written later and changed.
    const isAnswerOnly = isPublic && to === 'published' && reply !== undefined
    const decided = isAnswerOnly ? ok(null) : await decide(context, tx, row, { id, to, by })
    if (decided === null) return 'not_found' as const
    if (!decided.ok) return decided.refusal === 'not_found' ? ('not_found' as const) : 'already_decided'
    const isReplied = row.kind === 'review' && to === 'published' && reply !== undefined
    if (isReplied) await replyToReview(tx, { id, text: reply, now })
    await recordAudit(tx, by.trace, {
      action: isAnswerOnly ? 'review_replied' : to === 'published' ? 'text_published' : 'text_hidden',
      object: objectOf(row),
      ...hotelOf(row),
      after: { state: to, ...(isReplied ? { reply } : {}) },
      reason,
      now,
    })
    return undefined
  })

type Deciding = { id: string; to: 'published' | 'refused'; by: Changing }

/** Null for an entry that is not moderated. */
async function decide(context: InboxContext, tx: Tx, { kind }: EntryRow, { id, to, by }: Deciding) {
  const inTx = { ...context, db: tx }
  if (kind === 'review') return decideReview(tx, { id, to, by: by.trace.actor, now: context.now() })
  if (kind === 'question') return decideQuestion(inTx, { id, to })
  return kind === 'answer' ? decideAnswer(inTx, { id, to }) : null
}

/** Grants exactly the sum that the member saw, or refuses. */
export const decideClaim = (context: InboxContext, tx: Tx, input: ClaimDecision, by: Changing) =>
  changing(context, tx, input, by, async (row) => {
    const { as, sum, reason } = input
    if (isUnfilled(reason)) return 'field_unfilled' as const
    const id = idOf(input.key)
    const claim = row.kind === 'claim' ? await readClaim(tx, id) : null
    if (!claim) return 'not_found' as const
    const deciding = { ...context, ...context.booking, db: tx, booking: context.booking }
    const { actor } = by.trace
    if (as === 'refuse') {
      const refused = await refuseClaim(deciding, { id, reason, by: actor })
      if (!refused.ok) return refused.refusal
    } else {
      const grants = await grantsOf({ ...context, db: tx }, claim)
      if (as === 'refund' && grants.refund === null && claim.state === 'open')
        return 'not_paid_to_us' as const
      const now = as === 'refund' ? grants.refund?.amount : grants.points
      if (claim.state === 'open' && now !== sum) return 'sim_changed' as const
      // A claim of this size is examined by the member in charge and granted by another one.
      if (grants.worth > context.fourEyesAbove) {
        const examiner = (await readTakenEntries(tx)).get(input.key)
        if (!examiner || examiner.id === by.staffId) return 'second_person_needed' as const
      }
      const granted = await grantClaim(deciding, {
        id,
        refund: as === 'refund' ? sum : 0,
        points: as === 'points' ? sum : 0,
        reason,
        by: actor,
      })
      if (!granted.ok)
        return granted.refusal === 'more_than_paid' || granted.refusal === 'nothing_granted'
          ? ('too_much' as const)
          : granted.refusal
    }
    await recordAudit(tx, by.trace, {
      action: as === 'refuse' ? 'claim_refused' : 'claim_granted',
      object: { kind: 'claim', id, name: claim.orderNumber } satisfies AuditObject,
      after: { as, ...(as === 'refuse' ? {} : { sum }) },
      reason,
      money: as === 'refund',
      now: context.now(),
    })
    return undefined
  })

export const follow = (context: InboxContext, tx: Tx, input: LeadProgress, by: Changing) =>
  changing(context, tx, input, by, async (row) => {
    const number = idOf(input.key)
    const before = row.kind === 'lead' ? await readLead(tx, number) : null
    if (!before) return 'not_found' as const
    const now = context.now()
    await followLead(tx, { number, state: input.state, note: input.note ?? null, now })
    await recordAudit(tx, by.trace, {
      action: 'lead_followed',
      object: { kind: 'lead', id: number, name: before.hotel },
      before: { state: before.state, note: before.note },
      after: { state: input.state, note: input.note ?? before.note },
      now,
    })
    return undefined
  })

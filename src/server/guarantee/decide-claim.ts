import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { type ClaimState, type Grant, whyNotGrant } from '#domain/order/claims.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { claimMailWords } from '#words/support/claim-mails.ts'
import { type ClaimedOrder, lockClaimedOrder, recordGrant } from '../booking/settlement/grant-refund.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import type { Mail } from '../messages/mail.ts'
import { creditPoints } from '../points/credit-points.ts'
import type { DecidingContext } from './context.ts'
import { type ClaimRow, lockClaim, readClaim, readClaimsByState, writeDecision } from './store.ts'

export type { ClaimRow } from './store.ts'

export const listForStaff = (db: Db, state: ClaimState, limit: number) => readClaimsByState(db, state, limit)
export const showForStaff = (db: Db, id: Id) => readClaim(db, id)

type Granting = Grant & { id: Id; reason: string; by: Actor }

/** Grants the decided refund or points, and mails the guest the reason. */
export function grantClaim(context: DecidingContext, { id, refund, points, reason, by }: Granting) {
  const now = context.now()
  return transaction(context.db, async (tx) => {
    const claim = await lockClaim(tx, id)
    if (!claim) return refuse('not_found')
    const order = (await lockClaimedOrder(tx, claim.orderId, now))!
    const fault = whyNotGrant(
      { claim: claim.state, payment: order.payment, paid: order.paid },
      { refund, points },
    )
    if (fault) return refuse(fault)
    await writeDecision(tx, id, { state: 'granted', refund, points, answer: reason, by, now })
    const key = `claim:${id}`
    await recordGrant(context.booking, tx, { orderId: order.id, refund, points, key, by, now })
    const { guestId, orderId } = claim
    if (points > 0) await creditPoints(tx, { guestId, orderId, points, key, note: reason, by, now })
    return ok(await queueDecisionMail(context, tx, id, order))
  })
}

export function refuseClaim(
  context: DecidingContext,
  { id, reason, by }: { id: Id; reason: string; by: Actor },
) {
  const now = context.now()
  return transaction(context.db, async (tx) => {
    const claim = await lockClaim(tx, id)
    if (!claim) return refuse('not_found')
    if (claim.state !== 'open') return refuse('already_decided')
    const order = (await lockClaimedOrder(tx, claim.orderId, now))!
    await writeDecision(tx, id, { state: 'refused', refund: 0, points: 0, answer: reason, by, now })
    return ok(await queueDecisionMail(context, tx, id, order))
  })
}

/** Mails the guest in the language of the booking, in the transaction of the decision. */
async function queueDecisionMail(
  context: DecidingContext,
  tx: Tx,
  id: Id,
  order: ClaimedOrder,
): Promise<ClaimRow> {
  const claim = (await readClaim(tx, id))!
  await context.outbox.put(tx, {
    event: `claim:${id}:decided`,
    kind: 'claim_decided',
    to: accountName(order.recipient),
    locale: order.locale,
    mail: decisionMail(context, claim, order),
  })
  return claim
}

function decisionMail(
  { origin, siteName, support }: DecidingContext,
  claim: ClaimRow,
  { locale, hotel }: ClaimedOrder,
): Mail {
  const say = claimMailWords(locale)
  const isGranted = claim.state === 'granted'
  const heading = isGranted ? say.grantedHeading : say.refusedHeading
  const refund = formatMoney(money(claim.refund, claim.orderCurrency), locale)
  return {
    subject: isGranted ? say.grantedSubject(hotel[locale]) : say.refusedSubject(hotel[locale]),
    heading,
    paragraphs: [
      ...(claim.refund > 0 ? [say.refund(refund)] : []),
      ...(claim.points > 0 ? [say.points(claim.points)] : []),
      claim.answer ?? '',
    ],
    facts: [
      [say.order, claim.orderNumber],
      [say.hotel, hotel[locale]],
      [say.seenFor, formatMoney(money(claim.total, claim.currency), locale)],
    ],
    button: { label: say.open, url: origin() + joinLocale(`/center/detail/${claim.orderId}`, locale) },
    small: isGranted ? [] : [say.disagree(support)],
    sms: say.sms(siteName[locale], heading),
  }
}

import type { InboxBodyOf } from '#contract/desk/inbox-bodies.ts'
import { conversionBetween, convert } from '#domain/money/exchange.ts'
import { money } from '#domain/money/money.ts'
import { isRecentSighting, whyNotGrant } from '#domain/order/claims.ts'
import { plainText } from '#domain/text/moderation.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { orderFacts } from '../booking/desk/order-briefs.ts'
import { findClaimedOrder } from '../booking/settlement/grant-refund.ts'
import { showForStaff as readClaim } from '../guarantee/decide-claim.ts'
import { type ClaimRow, countClaimsBefore } from '../guarantee/inbox-claims.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import type { InboxTx, Reader } from './context.ts'

/** A claim with our order, the rules of the guarantee as they are met now, and what would be granted. */
export async function describeClaim(
  context: InboxTx,
  id: string,
  { locale, zone }: Reader,
): Promise<InboxBodyOf<'claim'> | null> {
  const { db } = context
  const now = context.now()
  const claim = await readClaim(db, id)
  if (!claim) return null
  const [order, facts, before, grants] = await Promise.all([
    findClaimedOrder(db, { id: claim.orderId, guestId: claim.guestId, now }),
    orderFacts(db, claim.orderId, now),
    countClaimsBefore(db, claim.guestId, id),
    grantsOf(context, claim),
  ])
  if (!order || !facts) return null
  return {
    kind: 'claim',
    id,
    state: claim.state,
    url: claim.url,
    total: money(claim.total, claim.currency),
    difference: money(claim.difference, claim.orderCurrency),
    seen_at: isoInstant(claim.seenAt, zone),
    text: plainText(claim.text),
    files: claim.images.map((file) => ({ id: file, url: uploadAddress(file) })),
    answer: claim.answer,
    refund: claim.refund > 0 ? money(claim.refund, claim.orderCurrency) : null,
    points: claim.points,
    room: facts.room(locale),
    rules: [
      { rule: 'confirmed', is_met: order.state === 'confirmed' },
      { rule: 'free', is_met: order.isFree },
      { rule: 'lower', is_met: grants.isLower },
      { rule: 'recent', is_met: isRecentSighting(claim.seenAt, claim.sentAt) },
      { rule: 'evidence', is_met: claim.images.length > 0 },
    ],
    grants: { refund: grants.refund, points: grants.points },
    before,
  }
}

/** The difference as a refund, where everything was paid to us, and as points, 100 for CNY 1. */
export async function grantsOf({ booking, db, now }: InboxTx, claim: ClaimRow) {
  const [rates, order] = await Promise.all([
    booking.rates(),
    findClaimedOrder(db, { id: claim.orderId, guestId: claim.guestId, now: now() }),
  ])
  const toCny = conversionBetween(rates, claim.orderCurrency, 'CNY')
  const fromTheirs = conversionBetween(rates, claim.currency, claim.orderCurrency)
  const difference = money(claim.difference, claim.orderCurrency)
  const why = order
    ? whyNotGrant(
        { claim: 'open', payment: order.payment, paid: order.paid },
        { refund: claim.difference, points: 0 },
      )
    : 'not_paid_to_us'
  return {
    refund: why === null ? difference : null,
    points: toCny ? convert(difference, toCny).amount : 0,
    /** In minor units of CNY; without a rate of exchange a second member decides. */
    worth: toCny ? convert(difference, toCny).amount : Number.POSITIVE_INFINITY,
    isLower:
      order !== null &&
      fromTheirs !== null &&
      convert(money(claim.total, claim.currency), fromTheirs).amount < order.total,
  }
}

import type { Claim } from '#contract/feedback.ts'
import { money } from '#domain/money/money.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import type { ClaimRow } from './store.ts'

export const presentClaim = (claim: ClaimRow, locale: Locale): Claim => ({
  id: claim.id,
  order_id: claim.orderId,
  order_no: claim.orderNumber,
  hotel: claim.hotel[locale],
  state: claim.state,
  url: claim.url,
  total: money(claim.total, claim.currency),
  difference: money(claim.difference, claim.orderCurrency),
  seen_at: isoInstant(claim.seenAt, 'UTC'),
  text: claim.text,
  files: claim.images.map((id, at) => ({
    id,
    url: uploadAddress(id),
    alt: guaranteeWords(locale).pictureOf(at + 1),
  })),
  answer: claim.answer,
  refund: claim.refund > 0 ? money(claim.refund, claim.orderCurrency) : null,
  points: claim.points,
  at: isoInstant(claim.sentAt, 'UTC'),
  decided_at: claim.decidedAt === null ? null : isoInstant(claim.decidedAt, 'UTC'),
})

import type { Claim, ClaimForm } from '#contract/feedback.ts'
import { mustBeOneOf } from '#contract/sentences.ts'
import { conversionBetween, convert, currenciesOf } from '#domain/money/exchange.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { decideClaim, isRecentSighting } from '#domain/order/claims.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import { instantFrom } from '#domain/time/zone-time.ts'
import { ruleWords } from '#words/errors/validation.ts'
import { claimMailWords } from '#words/support/claim-mails.ts'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { findClaimedOrder } from '../booking/settlement/grant-refund.ts'
import { transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { attachUploads } from '../media/uploads/attach-uploads.ts'
import type { Mail } from '../messages/mail.ts'
import type { GuaranteeContext } from './context.ts'
import { presentClaim } from './present.ts'
import { type ClaimRow, insertClaim, readClaim } from './store.ts'

export const picturesOfClaim = (id: string) => `claim:${id}`

/** A guest found the same stay for less elsewhere: the claim is stored with its picture and mailed to staff. */
export async function sendClaim(context: GuaranteeContext, form: ClaimForm, caller: Caller) {
  const guestId = guestOf(caller)
  const { locale } = caller
  const now = context.now()
  const { account } = caller.session!
  const tooMany = await context.limiter.take(['claim_per_account_day'], { address: caller.address, account })
  if (tooMany) return refuse(tooMany)
  const seenAt = instantFrom(form.seen_at)
  if (!isRecentSighting(seenAt, now)) return wrong('seen_at', ruleWords(locale).seenRecently)
  const rates = await context.rates()
  return transaction(context.db, async (tx) => {
    const order = await findClaimedOrder(tx, { id: form.order, guestId, now })
    if (!order) return refuse('not_found')
    const conversion = conversionBetween(rates, form.currency, order.currency)
    if (!conversion) return wrong('currency', mustBeOneOf('currency', currenciesOf(rates), locale))
    const elsewhere = convert(money(form.total, form.currency), conversion).amount
    const decided = decideClaim(order, elsewhere)
    if (!decided.ok) return decided
    const images = [...new Set(form.files)]
    const { url, total, currency, text = '' } = form
    const { difference } = decided.value
    const id = await insertClaim(tx, {
      ...{ orderId: order.id, guestId, url, total, currency, difference, seenAt, text, images, now },
    })
    if (!id) return refuse('already_claimed')
    const say = guaranteeWords(locale)
    if (!(await attachUploads(tx, { ids: images, owner: { guest: guestId }, to: picturesOfClaim(id) })))
      return wrong('files', say.picturesGone)
    const claim = (await readClaim(tx, id))!
    await context.outbox.put(tx, {
      event: `claim:${id}`,
      kind: 'claim',
      to: accountName(context.support),
      locale,
      mail: staffMail(context, claim, { from: order.recipient, locale }),
      ...(order.email ? { replyTo: order.email } : {}),
    })
    return { ...ok<Claim>(presentClaim(claim, locale)), msg: say.sent }
  })
}

const wrong = (field: string, sentence: string) =>
  refuse({ reason: 'invalid_input' as const, fields: { [field]: sentence } })

function staffMail(
  { origin, siteName }: GuaranteeContext,
  claim: ClaimRow,
  { from, locale }: { from: string; locale: Locale },
): Mail {
  const say = claimMailWords(locale)
  const heading = say.newClaim(claim.id, claim.orderNumber)
  return {
    subject: heading,
    heading,
    paragraphs: claim.text ? claim.text.split(/\n+/) : [],
    facts: [
      [say.order, claim.orderNumber],
      [say.hotel, claim.hotel[locale]],
      [say.seenFor, formatMoney(money(claim.total, claim.currency), locale)],
      [say.difference, formatMoney(money(claim.difference, claim.orderCurrency), locale)],
      [say.address, claim.url],
      [say.guest, from],
      [say.decide, `${origin()}/desk/inbox?entry=claim:${claim.id}`],
    ],
    small: [say.reply],
    sms: say.sms(siteName[locale], heading),
  }
}

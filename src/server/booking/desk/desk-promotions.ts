import type {
  DeskPromotion,
  DeskPromotionList,
  DeskPromotionUse,
  PromotionSave,
  PromotionStop,
  PromotionTerms,
  PromotionTrial,
  PromotionTrialResult,
} from '#contract/desk/promotions.ts'
import { conversionBetween, noConversion } from '#domain/money/exchange.ts'
import { money } from '#domain/money/money.ts'
import { applyDiscounts } from '#domain/order/apply-discounts.ts'
import type { Promotion } from '#domain/order/promotions.ts'
import { repriceOffer } from '#domain/price/offer.ts'
import { ok, refuse } from '#domain/result.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant, type Zone } from '#domain/time/zone-time.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import type { Trace } from '../../audit/record-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import { presentPrice } from '../../hotels/rooms-and-quotes/present-rate.ts'
import { fromQuote } from '../../hotels/rooms-and-quotes/quoted-product.ts'
import {
  findPromotion,
  listPromotions,
  type PromotionRow,
  type PromotionSummary,
  promotionState,
  promotionUse,
  savePromotion,
  stopPromotionIn,
} from '../../inventory/promotions.ts'
import type { BookingContext } from '../context.ts'

const mostListed = 500

type Viewer = { readonly now: number; readonly zone: Zone }

const presentPromotion = (row: PromotionSummary, { now, zone }: Viewer): DeskPromotion => ({
  code: row.code,
  of: row.of,
  value: row.value,
  currency: row.currency,
  booked_from: isoInstant(row.from, zone),
  booked_until: isoInstant(row.until, zone),
  min_nights: row.minNights,
  uses_per_account: row.usesPerAccount,
  uses_in_all: row.usesInAll,
  used: row.used,
  state: promotionState(row, now),
})

export async function listDeskPromotions(db: Db, viewer: Viewer) {
  const rows = await listPromotions(db, mostListed)
  return ok<DeskPromotionList>({
    list: rows.map((row) => presentPromotion(row, viewer)),
    now: isoInstant(viewer.now, viewer.zone),
  })
}

export async function showDeskPromotion(db: Db, code: string, viewer: Viewer) {
  const use = await promotionUse(db, code)
  if (!use) return refuse('not_found')
  return ok<DeskPromotionUse>({
    promotion: presentPromotion(use.promotion, viewer),
    weeks: [...use.weeks],
    given: money(use.given, 'CNY'),
  })
}

/** Null for terms that contradict each other, with the field that is wrong. */
function rowOf(terms: PromotionTerms): PromotionRow | { wrong: keyof PromotionTerms } {
  const { of, value } = terms
  const [from, until] = [Date.parse(terms.booked_from), Date.parse(terms.booked_until)]
  if (of === 'percent' && value > 10_000) return { wrong: 'value' }
  if (of === 'amount' && !terms.currency) return { wrong: 'currency' }
  if (until <= from) return { wrong: 'booked_until' }
  return {
    code: terms.code,
    of,
    value,
    currency: of === 'amount' ? terms.currency! : null,
    from,
    until,
    minNights: terms.min_nights,
    usesPerAccount: terms.uses_per_account ?? null,
    usesInAll: terms.uses_in_all ?? null,
  }
}

const wrongField = (name: string) => refuse({ reason: 'invalid_input' as const, fields: { [name]: name } })

export async function saveDeskPromotion(
  tx: Tx,
  { before, ...terms }: PromotionSave,
  { trace, ...viewer }: Viewer & { trace: Trace },
) {
  const row = rowOf(terms)
  if ('wrong' in row) return wrongField(row.wrong)
  const seen = before && rowOf({ ...before, code: terms.code })
  if (seen && 'wrong' in seen) return refuse('changed_meanwhile')
  const saved = await savePromotion(tx, { row, before: seen, now: viewer.now }, trace)
  return saved.ok ? showDeskPromotion(tx, row.code, viewer) : saved
}

export async function stopDeskPromotion(
  tx: Tx,
  { code, reason }: PromotionStop,
  { trace, ...viewer }: Viewer & { trace: Trace },
) {
  const stopped = await stopPromotionIn(tx, { code, reason, now: viewer.now }, trace)
  return stopped.ok ? showDeskPromotion(tx, code, viewer) : stopped
}

/** Prices the stay of a quote with a draft, as a guest would book it who never used the code. */
export async function tryPromotion(context: BookingContext, trial: PromotionTrial, locale: Locale) {
  const row = rowOf(trial)
  if ('wrong' in row) return wrongField(row.wrong)
  const quoted = await fromQuote(context, trial.quote)
  if (!quoted.ok) return quoted
  const { offer } = quoted.value
  const { currency } = offer.price
  const source = row.currency ?? currency
  const rates = await context.rates()
  const conversion =
    source === currency ? noConversion(currency, rates.date) : conversionBetween(rates, source, currency)
  if (!conversion) return refuse('promotion_invalid')
  const now = context.now()
  const used = (await findPromotion(context.db, row.code))?.used ?? 0
  const lowered = applyDiscounts(offer.price, {
    promotion: {
      promotion: promotionOf(row),
      conversion,
      use: { now, nights: nightsOf(offer.stay), usedByAccount: 0, usedInAll: used },
    },
    points: null,
  })
  const say = reserveWords(locale) as unknown as Record<string, string>
  return ok<PromotionTrialResult>({
    before: presentPrice(offer, locale),
    after: lowered.ok ? presentPrice(repriceOffer(offer, lowered.value, now), locale) : null,
    why: lowered.ok ? null : (say[lowered.refusal] ?? lowered.refusal),
  })
}

const promotionOf = ({ of, value, currency, ...row }: PromotionRow): Promotion => ({
  ...row,
  discount: of === 'percent' ? { of, value } : { of, value, currency: currency! },
})

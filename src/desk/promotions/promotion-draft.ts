import type { DeskPromotion, PromotionTerms } from '#contract/desk/promotions.ts'
import { minorUnits } from '#domain/money/currency.ts'
import type { promotionWords } from '#words/desk/promotions.ts'
import { typedAmount } from '../order/typed-amount.ts'

/** The editor's fields as typed. */
export type Draft = {
  readonly code: string
  readonly of: 'percent' | 'amount'
  readonly value: string
  readonly currency: string
  readonly from: string
  readonly until: string
  readonly minNights: string
  readonly perAccount: string
  readonly inAll: string
}
export type DraftField = keyof Draft

/** An instant as `datetime-local` fields hold it, in the time zone of the browser. */
export function localTime(instant: number): string {
  const date = new Date(instant - new Date(instant).getTimezoneOffset() * 60_000)
  return date.toISOString().slice(0, 16)
}

export const emptyDraft = (now: number): Draft => ({
  code: '',
  of: 'percent',
  value: '',
  currency: 'CNY',
  from: localTime(now),
  until: localTime(now + 30 * 86_400_000),
  minNights: '1',
  perAccount: '1',
  inAll: '',
})

export function draftOf(promotion: DeskPromotion): Draft {
  const { of, value } = promotion
  const currency = promotion.currency ?? 'CNY'
  const unit = of === 'percent' ? 100 : minorUnits(currency)
  return {
    code: promotion.code,
    of,
    value: String(value / unit),
    currency,
    from: localTime(Date.parse(promotion.booked_from)),
    until: localTime(Date.parse(promotion.booked_until)),
    minNights: String(promotion.min_nights),
    perAccount: String(promotion.uses_per_account ?? ''),
    inAll: String(promotion.uses_in_all ?? ''),
  }
}

type Say = ReturnType<typeof promotionWords>
export type Faults = Partial<Record<DraftField, string | undefined>>

const amountOf = ({ of, value, currency }: Draft) =>
  of === 'percent' ? typedAmount(value, 'CNY') : typedAmount(value, currency)
const wholeNumber = /^[1-9]\d{0,8}$/

export function draftFaults(draft: Draft, say: Say): Faults {
  const value = amountOf(draft)
  const isValue = value !== null && value > 0 && (draft.of === 'amount' || value <= 10_000)
  const limit = (text: string) => (text === '' || wholeNumber.test(text) ? undefined : say.wrongLimit)
  return {
    code: /^[A-Z0-9]{3,20}$/.test(draft.code) ? undefined : say.wrongCode,
    value: isValue ? undefined : say.wrongValue,
    until: draft.until > draft.from ? undefined : say.wrongUntil,
    minNights: wholeNumber.test(draft.minNights) ? undefined : say.wrongNights,
    perAccount: limit(draft.perAccount),
    inAll: limit(draft.inAll),
  }
}

/** The terms of a draft without faults. */
export const termsOf = (draft: Draft): PromotionTerms => ({
  code: draft.code,
  of: draft.of,
  value: amountOf(draft)!,
  ...(draft.of === 'amount' ? { currency: draft.currency } : {}),
  booked_from: new Date(draft.from).toISOString(),
  booked_until: new Date(draft.until).toISOString(),
  min_nights: Number(draft.minNights),
  ...(draft.perAccount ? { uses_per_account: Number(draft.perAccount) } : {}),
  ...(draft.inAll ? { uses_in_all: Number(draft.inAll) } : {}),
})

export const storedTerms = (promotion: DeskPromotion): PromotionTerms => ({
  code: promotion.code,
  of: promotion.of,
  value: promotion.value,
  ...(promotion.currency ? { currency: promotion.currency } : {}),
  booked_from: promotion.booked_from,
  booked_until: promotion.booked_until,
  min_nights: promotion.min_nights,
  ...(promotion.uses_per_account === null ? {} : { uses_per_account: promotion.uses_per_account }),
  ...(promotion.uses_in_all === null ? {} : { uses_in_all: promotion.uses_in_all }),
})

/** The fields that differ from what is saved. */
export const changedFields = (draft: Draft, saved: Draft): DraftField[] =>
  (Object.keys(draft) as DraftField[]).filter((name) => draft[name] !== saved[name])

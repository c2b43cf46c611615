import type { OrderSummary } from '#contract/booking.ts'
import type { Currency } from '#domain/money/currency.ts'
import { type Money, parseDecimal } from '#domain/money/money.ts'

/** The values filled in so far. */
export type ClaimDraft = {
  readonly order: OrderSummary | null
  readonly isSameOffer: boolean
  readonly isSameStay: boolean
  readonly url: string
  readonly total: string
  readonly currency: Currency
  /** Pictures that have arrived. */
  readonly pictures: number
}

/** The five points of a claim, in the order of the form; each holds or does not yet. */
export const claimPoints = ['order', 'offer', 'stay', 'price', 'picture'] as const
export type ClaimPoint = (typeof claimPoints)[number]

/** Orders that can have a claim: those that can be cancelled free of charge now. */
export const isClaimable = ({ state, free_until }: OrderSummary, now: number): boolean =>
  state === 'confirmed' && free_until !== null && Date.parse(free_until) > now

/** As people write it: with or without separators. */
export const readTotal = (text: string, currency: Currency): Money | null => {
  const found = parseDecimal(text.replaceAll(',', '').replace(/\s/g, ''), currency)
  return found && found.amount > 0 ? found : null
}

export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text.trim()) || !URL.canParse(text.trim())) return false
  return new URL(text.trim()).hostname.includes('.')
}

/** Compares only amounts of the same currency; staff compare the others. */
export const isNotLower = ({
  order,
  total,
  currency,
}: Pick<ClaimDraft, 'order' | 'total' | 'currency'>): boolean => {
  const elsewhere = readTotal(total, currency)
  return (
    order !== null &&
    elsewhere !== null &&
    order.total.currency === currency &&
    elsewhere.amount >= order.total.amount
  )
}

export function pointsThatHold(draft: ClaimDraft): Record<ClaimPoint, boolean> {
  const { order, isSameOffer, isSameStay, url, total, currency, pictures } = draft
  return {
    order: order !== null,
    offer: isSameOffer,
    stay: isSameStay,
    price: isWebAddress(url) && readTotal(total, currency) !== null && !isNotLower(draft),
    picture: pictures > 0,
  }
}

import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { rateWords } from '#words/hotels/rates.ts'
import type { Stretch } from './timeline.ts'

/** The consequence of cancelling within a stretch. */
export function outcomeText({ kind, fee, refund, uncharged }: Stretch, locale: Locale): string {
  const say = rateWords(locale)
  if (kind === 'none') return say.nothingBack
  if (kind === 'free' && refund.amount === 0) return uncharged.amount > 0 ? say.released : say.nothingPaid
  if (kind === 'free' && uncharged.amount === 0) return say.allBack
  return [
    fee.amount > 0 && say.kept(formatMoney(fee, locale)),
    refund.amount > 0 && say.back(formatMoney(refund, locale)),
    uncharged.amount > 0 && say.restUncharged,
  ]
    .filter(Boolean)
    .join(locale === 'zh' ? '，' : ', ')
}

/** Neighbouring stretches with the same text become one. */
export function mergeByOutcome(stretches: readonly Stretch[], locale: Locale): Stretch[] {
  const merged: Stretch[] = []
  for (const stretch of stretches) {
    const last = merged.at(-1)
    if (last && outcomeText(last, locale) === outcomeText(stretch, locale))
      merged[merged.length - 1] = { ...last, to: stretch.to }
    else merged.push(stretch)
  }
  return merged
}

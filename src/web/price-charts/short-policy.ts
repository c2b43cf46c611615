import type { Cancellation } from '#contract/prices.ts'
import type { Locale } from '#domain/text/locale.ts'
import { offerWords } from '#words/hotels/offers.ts'
import { rateWords } from '#words/hotels/rates.ts'

/** A cancellation policy in a few words. */
export function shortPolicy(
  { label, free_until }: Pick<Cancellation, 'label' | 'free_until'>,
  locale: Locale,
): string {
  const say = rateWords(locale)
  if (label === 'free' && free_until) return say.freeUntil(free_until)
  return label === 'none' ? say.noRefund : offerWords(locale)[label]
}

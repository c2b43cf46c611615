import type { Promotion } from '#domain/order/promotions.ts'
import type { Instant } from '#domain/time/zone-time.ts'

const day = 86_400_000

/** Promo codes of the demonstration. */
export function samplePromotions(from: Instant): Promotion[] {
  const year = { from, until: from + 365 * day }
  return [
    {
      ...year,
      code: 'WELCOME5',
      discount: { of: 'percent', value: 500 },
      minNights: 1,
      usesPerAccount: 1,
      usesInAll: null,
    },
    {
      ...year,
      code: 'LONGSTAY8',
      discount: { of: 'percent', value: 800 },
      minNights: 5,
      usesPerAccount: null,
      usesInAll: null,
    },
    {
      ...year,
      code: 'STAR50',
      discount: { of: 'amount', value: 5_000, currency: 'CNY' },
      minNights: 2,
      usesPerAccount: 2,
      usesInAll: 10_000,
    },
    {
      from,
      until: from + 60 * day,
      code: 'LANTERN10',
      discount: { of: 'percent', value: 1_000 },
      minNights: 3,
      usesPerAccount: 1,
      usesInAll: 500,
    },
  ]
}

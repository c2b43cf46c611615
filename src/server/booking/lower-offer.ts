import type { Booking } from '#contract/booking.ts'
import type { Id } from '#domain/id.ts'
import { minorUnits } from '#domain/money/currency.ts'
import { type Conversion, conversionBetween, inverse, noConversion } from '#domain/money/exchange.ts'
import { applyDiscounts, type UsedPromotion } from '#domain/order/apply-discounts.ts'
import { repriceOffers } from '#domain/price/combine-offers.ts'
import type { Offer } from '#domain/price/offer.ts'
import { ok, refuse } from '#domain/result.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { Tx } from '../db/database.ts'
import type { CombinedProduct } from '../hotels/rooms-and-quotes/combined-product.ts'
import { balanceForSpending } from '../points/spend-points.ts'
import type { BookingContext } from './context.ts'
import { countUses, lockPromotion } from './promotion-store.ts'

type Asked = Pick<Booking, 'points' | 'promotion'> & { guestId: Id; now: number }

export type LoweredOffer = {
  readonly offer: Offer
  readonly toCny: Conversion
  readonly toUsd: Conversion | null
  readonly promotion: UsedPromotion | null
}

/** Applies the promotion and the points that the guest requests; both are read under a lock. */
export async function lowerOffer(
  context: BookingContext,
  tx: Tx,
  { offer, parts }: Pick<CombinedProduct, 'offer' | 'parts'>,
  asked: Asked,
) {
  const { guestId, now } = asked
  const rates = await context.rates()
  const currency = offer.price.currency
  const convert = (from: string, to: string) =>
    from === to ? noConversion(from, rates.date) : conversionBetween(rates, from, to)
  const toCny = convert(currency, 'CNY')
  if (!toCny) throw new Error(`there is no rate from ${currency} to CNY`)

  const promotion = asked.promotion ? await lockPromotion(tx, asked.promotion) : null
  if (asked.promotion && !promotion) return refuse('promotion_invalid')
  const used = promotion && usedPromotion(promotion, convert, currency)
  if (promotion && !used) return refuse('promotion_invalid')
  const uses = promotion && (await countUses(tx, promotion.code, guestId))
  const points = asked.points ?? 0
  const lowered = applyDiscounts(offer.price, {
    promotion: used && {
      ...used,
      use: { now, nights: nightsOf(offer.stay), usedByAccount: uses!.byAccount, usedInAll: uses!.inAll },
    },
    points:
      points > 0
        ? {
            points,
            balance: await balanceForSpending(tx, { guestId, now }),
            fromCny: inverse(toCny),
            least: leastCharge(currency),
          }
        : null,
  })
  if (!lowered.ok) {
    const reason = lowered.refusal.startsWith('points') ? 'points_invalid' : 'promotion_invalid'
    return refuse({ reason, why: lowered.refusal } as const)
  }
  const repriced = repriceOffers(
    parts.map((part) => part.offer),
    lowered.value,
    now,
  )
  if (!repriced.ok) return repriced
  return ok<LoweredOffer>({
    offer: repriced.value,
    toCny,
    toUsd: convert(currency, 'USD'),
    promotion: used,
  })
}

function usedPromotion(
  promotion: UsedPromotion['promotion'],
  convert: (from: string, to: string) => Conversion | null,
  currency: string,
): UsedPromotion | null {
  const { discount } = promotion
  const conversion = convert(discount.of === 'amount' ? discount.currency : currency, currency)
  return conversion && { promotion, conversion }
}

/** Below one whole unit of a currency some providers refuse a charge. */
const leastCharge = minorUnits

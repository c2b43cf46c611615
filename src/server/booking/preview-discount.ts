import type { DiscountedOffer, DiscountQuery } from '#contract/booking.ts'
import type { Id } from '#domain/id.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { transaction } from '../db/database.ts'
import { fromQuotes } from '../hotels/rooms-and-quotes/combined-product.ts'
import { presentCancellation, presentPrice } from '../hotels/rooms-and-quotes/present-rate.ts'
import type { BookingContext } from './context.ts'
import { lowerOffer } from './lower-offer.ts'

type Asked = DiscountQuery & { guestId: Id; locale: Locale }

/** Calculates the discounted offer without using up points or promotion. */
export function previewDiscount(context: BookingContext, { quote, quotes, locale, ...asked }: Asked) {
  return transaction(context.db, async (tx) => {
    const quoted = await fromQuotes({ ...context, db: tx }, quotes ?? [quote!])
    if (!quoted.ok) return quoted
    const { hotel } = quoted.value
    const lowered = await lowerOffer(context, tx, quoted.value, { ...asked, now: context.now() })
    if (!lowered.ok) return lowered
    return ok<DiscountedOffer>({
      price: presentPrice(lowered.value.offer, locale),
      cancellation: presentCancellation(lowered.value.offer, hotel.zone),
    })
  })
}

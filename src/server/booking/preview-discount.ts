import type { DiscountedOffer, DiscountQuery } from '#contract/booking.ts'
import type { Id } from '#domain/id.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { transaction } from '../db/database.ts'
import { presentCancellation, presentPrice } from '../hotels/rooms-and-quotes/present-rate.ts'
import { fromQuote } from '../hotels/rooms-and-quotes/quoted-product.ts'
import type { BookingContext } from './context.ts'
import { lowerOffer } from './lower-offer.ts'

type Asked = DiscountQuery & { guestId: Id; locale: Locale }

/** Calculates the discounted offer without using up points or promotion. */
export function previewDiscount(context: BookingContext, { quote, locale, ...asked }: Asked) {
  return transaction(context.db, async (tx) => {
    const quoted = await fromQuote({ ...context, db: tx }, quote)
    if (!quoted.ok) return quoted
    const { offer, hotel } = quoted.value
    const lowered = await lowerOffer(context, tx, offer, { ...asked, now: context.now() })
    if (!lowered.ok) return lowered
    return ok<DiscountedOffer>({
      price: presentPrice(lowered.value.offer, locale),
      cancellation: presentCancellation(lowered.value.offer, hotel.zone),
    })
  })
}

import type { DiscountedOffer, DiscountQuery } from '#contract/booking.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/locale.ts'
import { ok } from '#domain/result.ts'
import { transaction } from '../db/database.ts'
import { presentCancellation, presentPrice } from '../hotels/rooms-and-quotes/present-rate.ts'
import { fromQuote } from '../hotels/rooms-and-quotes/quoted-product.ts'
import { lowerOffer } from './lower-offer.ts'
import type { BookingWorld } from './world.ts'

type Asked = DiscountQuery & { guestId: Id; locale: Locale }

/** The offer as the booking would lower it; nothing is used up by looking. */
export function previewDiscount(world: BookingWorld, { quote, locale, ...asked }: Asked) {
  return transaction(world.db, async (tx) => {
    const quoted = await fromQuote({ ...world, db: tx }, quote)
    if (!quoted.ok) return quoted
    const { offer, hotel } = quoted.value
    const lowered = await lowerOffer(world, tx, offer, { ...asked, now: world.now() })
    if (!lowered.ok) return lowered
    return ok<DiscountedOffer>({
      price: presentPrice(lowered.value.offer, locale),
      cancellation: presentCancellation(lowered.value.offer, hotel.zone),
    })
  })
}

import type { ProductRule } from '#contract/hotels.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { formatMoney } from '#domain/money-format.ts'
import type { PaymentType } from '#domain/payment-types.ts'
import { type Instant, isoInstant } from '#domain/zone-time.ts'
import { formatHotelTime } from '#words/format.ts'
import { productRuleWords } from '#words/product-rules.ts'
import { presentCancellation } from './present-rate.ts'
import type { QuotedProduct } from './quoted-product.ts'

/** What follows from the price: when it is paid, and what cancelling costs from when on. */
export function offerRules(quoted: QuotedProduct, locale: Locale): ProductRule[] {
  return [paymentRule(quoted, locale), cancellationRule(quoted, locale)]
}

function paymentRule({ hotel, offer }: QuotedProduct, locale: Locale): ProductRule {
  const say = productRuleWords(locale)
  const { dues, terms, collected, checkIn, price } = offer
  const shown = (amount: number) => formatMoney(money(amount, price.currency))
  const at = (instant: Instant) => formatHotelTime(isoInstant(instant, hotel.zone), locale)
  const later = at(collected ?? checkIn)
  const sentences: Record<PaymentType, () => string> = {
    prepay: () => say.prepay(shown(dues.now)),
    deposit: () => say.deposit(shown(dues.now), shown(dues.later), later),
    guarantee: () => say.guarantee(shown(dues.later), later),
    at_hotel: () => say.atHotel(shown(dues.atHotel)),
  }
  const partly = terms.type !== 'at_hotel' && dues.atHotel > 0
  return {
    kind: 'payment',
    text: [sentences[terms.type](), ...(partly ? [say.alsoAtHotel(shown(dues.atHotel))] : [])].join(
      locale === 'zh' ? '' : ' ',
    ),
    data: {
      type: terms.type,
      due_now: money(dues.now, price.currency),
      due_later: money(dues.later, price.currency),
      due_at_hotel: money(dues.atHotel, price.currency),
      collected_at: collected === null ? null : isoInstant(collected, hotel.zone),
    },
  }
}

function cancellationRule({ hotel, offer }: QuotedProduct, locale: Locale): ProductRule {
  const say = productRuleWords(locale)
  const { windows, price, noShow } = offer
  const shown = (amount: number) => formatMoney(money(amount, price.currency))
  const at = (instant: Instant) => formatHotelTime(isoInstant(instant, hotel.zone), locale)
  const sentences = windows.map(({ from, to, fee, refund }) => {
    if (fee === 0) return to === null ? say.free : say.freeUntil(at(to))
    if (from === null) return refund === 0 ? say.nothingBack : say.keptAtOnce(shown(fee), shown(refund))
    return refund === 0 ? say.nothingBackFrom(at(from)) : say.keptFrom(at(from), shown(fee), shown(refund))
  })
  return {
    kind: 'cancellation',
    text: [...sentences, ...(noShow > 0 ? [say.noShow(shown(noShow))] : [])].join(locale === 'zh' ? '' : ' '),
    data: { ...presentCancellation(offer, hotel.zone), no_show: money(noShow, price.currency) },
  }
}

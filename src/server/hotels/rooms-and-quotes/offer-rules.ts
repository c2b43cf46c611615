import type { ProductRule } from '#contract/hotels.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { holdOutlastsArrival } from '#domain/payment/payment-means.ts'
import type { PaymentType } from '#domain/price/payment-types.ts'
import type { Locale } from '#domain/text/locale.ts'
import { type Instant, isoInstant } from '#domain/time/zone-time.ts'
import { formatHotelTime } from '#words/format.ts'
import { productRuleWords } from '#words/hotels/product-rules.ts'
import { presentCancellation } from './present-rate.ts'
import type { QuotedProduct } from './quoted-product.ts'

/** Rules that follow from the price: when it is paid, and the cancellation fee over time. */
export function offerRules(quoted: QuotedProduct, locale: Locale, canHold: boolean): ProductRule[] {
  return [paymentRule(quoted, locale, canHold), cancellationRule(quoted, locale)]
}

function paymentRule(
  { hotel, offer, question }: QuotedProduct,
  locale: Locale,
  canHold: boolean,
): ProductRule {
  const say = productRuleWords(locale)
  const { dues, terms, collected, price } = offer
  const { type } = terms.payment
  const shown = (amount: number) => formatMoney(money(amount, price.currency), locale)
  const later = collected === null ? null : formatHotelTime(isoInstant(collected, hotel.zone), locale)
  const guaranteed = () => {
    if (later === null) return [say.prepay(shown(dues.now))]
    if (dues.now > 0) return [say.guaranteePartly(shown(dues.now), shown(dues.later), later)]
    const isHeld = canHold && holdOutlastsArrival(question.asked.arrival, question.asked.today)
    return [
      isHeld ? say.guarantee(shown(dues.later)) : say.guaranteeCharged(shown(dues.later)),
      say.guaranteeCollected(later),
    ]
  }
  const sentences: Record<PaymentType, () => string[]> = {
    prepay: () => [say.prepay(shown(dues.now))],
    deposit: () => [
      later === null ? say.prepay(shown(dues.now)) : say.deposit(shown(dues.now), shown(dues.later), later),
    ],
    guarantee: guaranteed,
    at_hotel: () => [say.atHotel(shown(dues.atHotel))],
  }
  const isPartlyThere = type !== 'at_hotel' && dues.atHotel > 0
  return {
    kind: 'payment',
    text: [...sentences[type](), ...(isPartlyThere ? [say.alsoAtHotel(shown(dues.atHotel))] : [])].join(
      locale === 'zh' ? '' : ' ',
    ),
    data: {
      type,
      due_now: money(dues.now, price.currency),
      due_later: money(dues.later, price.currency),
      due_at_hotel: money(dues.atHotel, price.currency),
      collected_at: collected === null ? null : isoInstant(collected, hotel.zone),
    },
  }
}

function cancellationRule({ hotel, offer }: QuotedProduct, locale: Locale): ProductRule {
  const say = productRuleWords(locale)
  const { windows, price, noShow, checkIn } = offer
  const shown = (amount: number) => formatMoney(money(amount, price.currency), locale)
  const at = (instant: Instant) => formatHotelTime(isoInstant(instant, hotel.zone), locale)
  const costly = windows.filter(({ fee }) => fee > 0)
  const firstFee = costly[0]
  const free = !firstFee ? [say.free] : firstFee.from === null ? [] : [freeSentence(firstFee.from)]
  const sentences = costly.map(({ from, fee, rest, refund }) => {
    if (rest === 0) return from === null ? say.nothingBack : say.nothingBackFrom(at(from))
    return say.kept({
      from: from === null ? null : at(from),
      fee: shown(fee),
      refund: refund > 0 ? shown(refund) : null,
      isRestUncharged: rest > refund,
    })
  })
  return {
    kind: 'cancellation',
    text: [...free, ...sentences, ...(noShow > 0 ? [say.noShow(shown(noShow))] : [])].join(
      locale === 'zh' ? '' : ' ',
    ),
    data: { ...presentCancellation(offer, hotel.zone), no_show: money(noShow, price.currency) },
  }

  function freeSentence(from: Instant): string {
    return from < checkIn ? say.freeUntil(at(from)) : say.free
  }
}

import { useState } from 'react'
import type { DiscountedOffer } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { previewDiscount } from '#contract/endpoints.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { useRequest } from '../page/use-page.ts'
import { outcomeOf } from './booking-outcome.ts'
import type { ReservedOffer } from './load-reservation.ts'
import { quotedBy } from './quotes.ts'
import { discountIn } from './reservation-form.ts'
import type { useTypedForm } from './use-typed-form.ts'

type Parts = { offer: ReservedOffer; typed: ReturnType<typeof useTypedForm>; isGuest: boolean }

/** The price after a promotion code and points, before booking; valid for the values typed at that time. */
export function useDiscount({ offer, typed, isGuest }: Parts) {
  const { call, locale } = useRequest()
  const [found, setFound] = useState<(DiscountedOffer & { key: string }) | null>(null)
  const [busy, setBusy] = useState(false)
  const asked = discountIn(typed.values, isGuest)
  const key = JSON.stringify([offer.quote, asked])
  const lowered = found?.key === key ? found : null

  const apply = async () => {
    if (Object.keys(asked).length === 0 || busy) return
    setBusy(true)
    const answer = await call(previewDiscount, { ...quotedBy(offer.quote), ...asked }, { quiet: true }).catch(
      () => null,
    )
    setBusy(false)
    if (answer && succeeded(answer)) return setFound({ ...answer.data, key })
    const outcome = answer && outcomeOf(answer, locale)
    const text = answer ? answer.msg : answerWords(locale).noAnswer
    typed.form.refuse(outcome?.is === 'wrong_fields' ? outcome.faults : { promotion: text })
  }
  return {
    apply,
    busy,
    lowered,
    /** Typed, and what it takes off is not known yet. */
    isOpen: Object.keys(asked).length > 0 && !lowered,
    offer: lowered ? loweredOffer(offer, lowered) : offer,
  }
}

function loweredOffer(offer: ReservedOffer, { price, cancellation }: DiscountedOffer): ReservedOffer {
  const { guarantee } = offer
  return {
    ...offer,
    price,
    cancellation,
    guarantee: guarantee?.type === 'guarantee' ? { ...guarantee, amount: price.due_later } : guarantee,
  }
}

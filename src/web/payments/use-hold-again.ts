import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { explainRate } from '#contract/endpoints.ts'
import { holdAgainWords } from '#words/payments/hold-again.ts'
import { typedFromOrder } from '../booking/reservation-form.ts'
import { keepTyped } from '../browser-state/booking-attempt.ts'
import { tabItems } from '../browser-state/this-browser.ts'
import { reserveAddress } from '../hotel-page/rates/reserve.ts'
import { useRequest } from '../page/use-page.ts'

/** A new quote for the product of an ended order, on the reservation page with the names that were typed before. */
export function useHoldAgain(order: Order) {
  const { call, locale } = useRequest()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const holdAgain = async () => {
    const { hotel, stay, price } = order
    const { room_type: room, rate } = order.rooms[0]!
    const asked = { hotel: hotel.id, room, rate, ...stay, currency: price.total.currency }
    setBusy(true)
    setProblem(null)
    const answer = await call(explainRate, asked, { quiet: true }).catch(() => null)
    setBusy(false)
    if (!answer) return setProblem(holdAgainWords(locale).noAnswer)
    if (!succeeded(answer)) return setProblem(holdAgainWords(locale).gone)
    keepTyped(tabItems, typedFromOrder(order))
    router.history.push(reserveAddress(answer.data.quote, locale))
  }
  return { holdAgain, busy, problem }
}

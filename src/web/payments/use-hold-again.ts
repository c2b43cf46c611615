import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { holdAgainWords } from '#words/payments/hold-again.ts'
import { type AskedProduct, renewOffer } from '../booking/renew-quotes.ts'
import { typedFromOrder } from '../booking/reservation-form.ts'
import { keepTyped } from '../browser-state/booking-attempt.ts'
import { tabItems } from '../browser-state/this-browser.ts'
import { reserveAddress } from '../hotel-page/rates/reserve.ts'
import { roomsLeft } from '../orders/room-kinds.ts'
import { useRequest } from '../page/use-page.ts'

/** The products of an order: one for all rooms, or one for each in an order of several room types or rates. */
export function askedAgain(
  order: Pick<Order, 'hotel' | 'stay' | 'price' | 'rooms' | 'mixed'>,
): AskedProduct[] {
  const { hotel, stay, price } = order
  const left = roomsLeft(order)
  const rooms = order.mixed
    ? left.map(({ room_type, rate, adults, ages }) => ({ room_type, rate, rooms: 1, adults, ages }))
    : left.slice(0, 1).map(({ room_type, rate }) => ({ room_type, rate }))
  return rooms.map(({ room_type, rate, ...guests }) => ({
    ...{ hotel: hotel.id, room: room_type, rate, currency: price.total.currency },
    ...stay,
    ...guests,
  }))
}

/** A new quote for the product of an ended order, on the reservation page with the names that were typed before. */
export function useHoldAgain(order: Order) {
  const { call, locale } = useRequest()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const holdAgain = async () => {
    setBusy(true)
    setProblem(null)
    const answer = await renewOffer(call, askedAgain(order)).catch(() => null)
    setBusy(false)
    if (!answer) return setProblem(holdAgainWords(locale).noAnswer)
    if (!succeeded(answer)) return setProblem(holdAgainWords(locale).gone)
    keepTyped(tabItems, typedFromOrder(order))
    router.history.push(reserveAddress(answer.data.quote, locale))
  }
  return { holdAgain, busy, problem }
}

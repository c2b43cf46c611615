import { useEffect, useEffectEvent } from 'react'
import type { Order } from '#contract/booking.ts'
import { listMoneyEvents } from '#contract/endpoints.ts'
import type { MoneyEvent } from '#contract/payments.ts'
import { usePersonal } from '../account/use-personal.ts'

const round = 10_000

const isUnderWay = ({ state }: MoneyEvent) => state === 'planned' || state === 'sent' || state === 'unknown'

/** What providers did with an order's money: read again when the order changes, and while something is under way. */
export function useMoneyEvents({ order_id, version }: Order): readonly MoneyEvent[] {
  const { data, refresh } = usePersonal(listMoneyEvents, { id: order_id })
  const again = useEffectEvent(refresh)
  useEffect(() => {
    if (version > 1) again()
  }, [version])
  const isMoving = data?.some(isUnderWay) ?? false
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => document.hidden || again(), round)
    return () => clearInterval(timer)
  }, [isMoving])
  return data ?? []
}

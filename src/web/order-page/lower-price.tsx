import { useRef, useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { takeLowerPrice } from '#contract/endpoints.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#ui/button.tsx'
import { TagIcon } from '#ui/icons/travel-icons.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import './lower-price.css'

type Props = {
  order: Order
  rerate: NonNullable<Order['rerate']>
  onChange: (order: Order) => void
  onStale: () => void
}

/** Our own price fell while the order can be cancelled free of charge: one button takes it. */
export function LowerPrice({ order, rerate, onChange, onStale }: Props) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const signedCall = useSignedCall()
  const [busy, setBusy] = useState(false)
  const request = useRef(randomId())
  const take = async () => {
    setBusy(true)
    const prompt = { lead: centreWords(locale).expired }
    const wish = { id: order.order_id, req_id: request.current }
    const answer = await signedCall(takeLowerPrice, wish, { prompt }).catch(() => null)
    setBusy(false)
    if (!answer) return
    request.current = randomId()
    if (succeeded(answer)) onChange(answer.data)
    else onStale()
  }
  return (
    <section className="lower-price">
      <TagIcon />
      <div>
        <b>{say.lower(formatMoney(rerate.saving, locale))}</b>
        <span>{say.lowerText}</span>
      </div>
      <Button kind={order.actions.pay === null ? 'outlined' : 'filled'} busy={busy} onClick={take}>
        {say.lowerTake(formatMoney(rerate.total, locale))}
      </Button>
    </section>
  )
}

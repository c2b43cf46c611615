import type { OrderState } from '#domain/order/order-states.ts'
import { orderWords } from '#words/booking/orders.ts'
import { useRequest } from '../page/use-page.ts'

const looks: Partial<Record<OrderState, string>> = {
  held: 'wait',
  payment_review: 'wait',
  confirmed: 'good',
  staying: 'now',
  cancelled: 'over',
  expired: 'over',
  no_show: 'over',
}

export function StateMark({ state }: { state: OrderState }) {
  const { locale } = useRequest()
  return (
    <span className="order-state" data-look={looks[state]}>
      {orderWords(locale).state(state)}
    </span>
  )
}

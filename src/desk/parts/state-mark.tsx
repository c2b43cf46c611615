import type { OrderState } from '#domain/order/order-states.ts'
import { stateNames } from '#words/desk/orders.ts'
import { useLocale } from './use-desk.ts'

const looks: Record<OrderState, string> = {
  held: 'held',
  confirmed: 'ok',
  staying: 'go',
  completed: 'no',
  expired: 'off',
  cancelled: 'off',
  no_show: 'off',
  payment_review: 'bad',
}

/** A dot and a word. */
export const StateMark = ({ state }: { state: OrderState }) => (
  <span className={`st ${looks[state]}`}>{stateNames(useLocale())[state]}</span>
)

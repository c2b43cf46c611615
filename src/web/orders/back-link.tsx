import { ChevronLeftIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { useRequest } from '../page/use-page.ts'
import { orderListUrl, orderUrl } from './order-search.ts'
import './back-link.css'

/** One step up: from an order to the list, from a document to its order. */
export function BackLink({ to }: { to: 'orders' | { order: string } }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const follow = useFollow()
  const isList = to === 'orders'
  return (
    <a
      className="back-link"
      href={isList ? orderListUrl({}, locale) : orderUrl(to.order, locale)}
      onClick={follow}
    >
      <ChevronLeftIcon small />
      {isList ? say.toOrders : say.toOrder}
    </a>
  )
}

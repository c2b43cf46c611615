import type { OrderSummary } from '#contract/booking.ts'
import { buttonClass } from '#ui/class-names.ts'
import { ChatIcon, DownloadIcon, StarIcon } from '#ui/icons/icons.ts'
import { ReceiptIcon } from '#ui/icons/travel-icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { orderWords } from '#words/booking/orders.ts'
import { useRequest } from '../page/use-page.ts'
import { orderUrl } from './order-search.ts'

/** The actions of an order's state as links. */
export function CardLinks({ order }: { order: OrderSummary }) {
  const { locale } = useRequest()
  const say = orderWords(locale)
  const follow = useFollow()
  const id = order.order_id
  const voucher = { words: say.voucher, href: orderUrl(id, locale, '/voucher'), Mark: DownloadIcon }
  const message = { words: say.message, href: `${orderUrl(id, locale)}#message`, Mark: ChatIcon }
  const review = { words: say.writeReview, href: `${orderUrl(id, locale)}#review`, Mark: StarIcon }
  const invoice = { words: say.invoice, href: orderUrl(id, locale, '/invoice'), Mark: ReceiptIcon }
  const links = {
    confirmed: [voucher, message],
    staying: [message, voucher],
    completed: order.reviewed ? [invoice] : [review, invoice],
  }[order.state as string]
  if (!links) return null
  return (
    <p className="order-card-links">
      {links.map(({ words, href, Mark }) => (
        <a key={href} href={href} onClick={follow} className={buttonClass({ size: 'small' })}>
          <Mark small />
          {words}
        </a>
      ))}
    </p>
  )
}

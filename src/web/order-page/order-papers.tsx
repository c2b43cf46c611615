import type { Order } from '#contract/booking.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { CalendarIcon, ChatIcon, DownloadIcon, HomeIcon, MapPinIcon } from '#ui/icons/icons.ts'
import { ReceiptIcon } from '#ui/icons/travel-icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { saveFile } from '#ui/save-file.ts'
import { orderActionsWords } from '#words/booking/order-actions.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { Pane } from '../account/pane.tsx'
import { hasInvoice, hasVoucher } from '../order-documents/document-rules.ts'
import { calendarFile } from '../orders/calendar-file.ts'
import { orderUrl } from '../orders/order-search.ts'
import { useRequest, useSite } from '../page/use-page.ts'

/** On phones, under the title: the voucher, the way there, a message and the calendar. */
export function OrderActions({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const follow = useFollow()
  const download = useCalendarDownload(order)
  if (!hasVoucher(order)) return null
  return (
    <p className="order-actions">
      <a href={orderUrl(order.order_id, locale, '/voucher')} onClick={follow}>
        <DownloadIcon />
        {say.voucher}
      </a>
      <a href={`${joinLocale(`/hotels/${order.hotel.id}`, locale)}#way`} onClick={follow}>
        <MapPinIcon />
        {orderActionsWords(locale).directions}
      </a>
      <a href="#message">
        <ChatIcon />
        {orderActionsWords(locale).message}
      </a>
      <button type="button" onClick={download}>
        <CalendarIcon />
        {orderActionsWords(locale).calendar}
      </button>
    </p>
  )
}

function useCalendarDownload(order: Order) {
  const { locale, origin } = useRequest()
  const site = useSite()
  return () =>
    saveFile(
      `${order.order_no}.ics`,
      'text/calendar',
      calendarFile(order, { locale, site, url: origin + orderUrl(order.order_id, locale) }),
    )
}

/** Documents to take along; those that do not exist yet say when they will. */
export function OrderPapers({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const follow = useFollow()
  const id = order.order_id
  const isConfirmed = hasVoucher(order)
  const isBilled = hasInvoice(order)
  const awaited = [say.voucher, say.calendar, ...(isBilled ? [] : [say.invoice])]
  const link = (href: string, words: string, Mark: typeof ReceiptIcon) => (
    <a href={href} onClick={follow} className={buttonClass()}>
      <Mark />
      {words}
    </a>
  )
  const download = useCalendarDownload(order)
  return (
    <Pane title={say.papers}>
      <div className="papers">
        {isConfirmed && link(orderUrl(id, locale, '/voucher'), say.voucher, DownloadIcon)}
        {isConfirmed && (
          <Button onClick={download}>
            <CalendarIcon />
            {say.calendar}
          </Button>
        )}
        {isBilled && link(orderUrl(id, locale, '/invoice'), say.invoice, ReceiptIcon)}
        {link(`${locale === 'zh' ? '/zh' : ''}/hotels/${order.hotel.id}`, say.hotel, HomeIcon)}
        {link('#message', say.toSupport, ChatIcon)}
        {(order.state === 'held' || order.state === 'payment_review') && (
          <p className="papers-why">
            {awaited.join(locale === 'zh' ? '、' : ', ') + (locale === 'zh' ? '：' : ': ') + say.notConfirmed}
          </p>
        )}
      </div>
    </Pane>
  )
}

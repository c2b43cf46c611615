import type { Ref } from 'react'
import type { Order } from '#contract/booking.ts'
import { refundNoticeWords } from '#words/booking/refund-notice.ts'
import { cancellationNotice } from '../orders/refund-text.ts'
import { useRequest } from '../page/use-page.ts'
import './cancellation-notice.css'

/** The cancellation that happened last: its refund, destination and date. Focus goes here after cancelling. */
export function CancellationNotice({ order, ref }: { order: Order; ref: Ref<HTMLElement> }) {
  const { locale } = useRequest()
  const notice = cancellationNotice(order, locale)
  if (!notice) return null
  return (
    <section ref={ref} className="pane cancellation-notice" tabIndex={-1} role="status">
      <h2>{notice.title}</h2>
      {notice.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <a className="link" href="#money">
        {refundNoticeWords(locale).seeMoney}
      </a>
    </section>
  )
}

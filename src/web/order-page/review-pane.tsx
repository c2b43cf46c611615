import { useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { reviewFormWords } from '#words/hotels/review-form.ts'
import { Pane } from '../account/pane.tsx'
import { useRequest } from '../page/use-page.ts'
import { ReviewForm } from './review-form.tsx'

/** Once the stay is over; after it was sent, a word of thanks in its place. */
export function ReviewPane({ order, onSent }: { order: Order; onSent: () => void }) {
  const { locale } = useRequest()
  const say = reviewFormWords(locale)
  const [isSent, setSent] = useState(false)
  const isDone = isSent || order.actions.review === 'already_reviewed'
  if (!isDone && order.actions.review !== null) return null
  return (
    <div id="review">
      {isDone ? (
        <Pane title={say.sent} text={say.sentText} />
      ) : (
        <Pane title={say.title} text={say.text}>
          <ReviewForm
            orderId={order.order_id}
            onSent={() => {
              setSent(true)
              onSent()
            }}
          />
        </Pane>
      )}
    </div>
  )
}

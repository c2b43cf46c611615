import { useState } from 'react'
import type { CancellationPreview, Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { cancelWords } from '#words/booking/cancel-order.ts'
import { orderWords } from '#words/booking/orders.ts'
import { formatDates } from '#words/format.ts'
import { countedRooms } from '../orders/room-kinds.ts'
import { useRequest } from '../page/use-page.ts'
import { CancelChoices } from './cancel-choices.tsx'
import { CancelWindows } from './cancel-windows.tsx'
import { RefundSum } from './refund-sum.tsx'
import { type Choice, useCancellation } from './use-cancellation.ts'
import './cancel-dialog.css'

type Props = {
  open: boolean
  order: Order
  onClose: () => void
  onDone: (order: Order) => void
  onStale: () => void
}

/** Choice of rooms, refund and cancellation windows; the button names the refund. */
export function CancelDialog({ open, ...rest }: Props) {
  return open ? <Question {...rest} /> : null
}

function Question({ order, onClose, onDone, onStale }: Omit<Props, 'open'>) {
  const { locale } = useRequest()
  const say = cancelWords(locale)
  const left = order.rooms.filter(({ state }) => state !== 'cancelled')
  const choices: Choice[] = ['all', ...(left.length > 1 ? left.map(({ id }) => id) : [])]
  const [wanted, setChoice] = useState<Choice>('all')
  const choice = choices.includes(wanted) ? wanted : 'all'
  const { previews, problem, busy, cancel, retry } = useCancellation({ order, choices, onDone, onStale })
  const preview = previews[choice]
  const { stay, hotel } = order
  const of = [
    hotel.name,
    formatDates(stay.s_d, stay.e_d, locale),
    countedRooms(order, locale, orderWords(locale).rooms),
  ].join(locale === 'zh' ? '，' : ', ')
  return (
    <Dialog
      open
      onClose={onClose}
      shape="medium"
      title={say.title}
      lead={of}
      foot={
        <div className="cancel-answers">
          {/* Focus opens on what changes nothing. */}
          <Button ref={(button) => button?.setAttribute('autofocus', '')} onClick={onClose}>
            {say.keep}
          </Button>
          <Button
            kind="danger"
            busy={busy}
            waiting={!preview}
            onClick={() => void cancel(choice)}
            aria-describedby={problem ? 'cancel-problem' : undefined}
          >
            {preview ? yesText(preview) : say.loading}
          </Button>
        </div>
      }
    >
      {choices.length > 1 && <CancelChoices {...{ order, choices, previews, choice, onChoose: setChoice }} />}
      {problem && (
        <p id="cancel-problem" className="cancel-problem" role="alert">
          {problem}{' '}
          {!preview && (
            <Button kind="link" onClick={() => void retry()}>
              {say.again}
            </Button>
          )}
        </p>
      )}
      {order.state === 'confirmed' && choice === 'all' && <CancelWindows order={order} />}
      {preview ? <RefundSum {...{ order, preview }} /> : !problem && <Skeleton lines={4} />}
    </Dialog>
  )

  function yesText({ refund, fee }: CancellationPreview) {
    if (refund.amount > 0) return say.yesBack(formatMoney(refund, locale))
    return fee.amount > 0 ? say.yesFee(formatMoney(fee, locale)) : say.yesFree
  }
}

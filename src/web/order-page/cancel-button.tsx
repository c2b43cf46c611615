import { useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { Button } from '#ui/button.tsx'
import { orderPageWords } from '#words/booking/order-page.ts'
import { useRequest } from '../page/use-page.ts'
import { CancelDialog } from './cancel-dialog.tsx'

type Props = { order: Order; onChange: (order: Order) => void; onStale: () => void }

/** Opens the question; where cancelling is not possible, it says why. */
export function CancelButton({ order, onChange, onStale }: Props) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const [isOpen, setOpen] = useState(false)
  const left = order.rooms.filter(({ state }) => state !== 'cancelled')
  const why = order.actions.cancel === null ? null : say.cancelWhy(order.state)
  return (
    <div className="cancel-row">
      <Button why={why} onClick={() => setOpen(true)}>
        {left.length > 1 ? say.cancelAny : say.cancelOrder}
      </Button>
      <CancelDialog
        open={isOpen && why === null}
        order={order}
        onClose={() => setOpen(false)}
        onStale={onStale}
        onDone={(changed) => {
          setOpen(false)
          onChange(changed)
        }}
      />
    </div>
  )
}

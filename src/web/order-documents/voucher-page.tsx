import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DownloadIcon } from '#ui/icons/icons.ts'
import { ReceiptIcon } from '#ui/icons/travel-icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { saveFile } from '#ui/save-file.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { voucherWords } from '#words/booking/voucher.ts'
import { BackLink } from '../orders/back-link.tsx'
import { OrderNotFound } from '../orders/order-not-found.tsx'
import { useOrder } from '../orders/use-order.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { hasVoucher } from './document-rules.ts'
import { standalonePage } from './standalone-page.ts'
import { Voucher } from './voucher.tsx'
import './paper.css'

/** The voucher by itself: to print, or to keep as a file that needs no connection. */
export function VoucherPage({ id }: { id: string }) {
  const { locale } = useRequest()
  const say = voucherWords(locale)
  const sheet = useRef<HTMLDivElement>(null)
  const { data: order, state, isMissing, again } = useOrder(id)
  if (isMissing) return <OrderNotFound />
  if (state === 'failed') return <LoadFailed onRetry={again} />
  if (!order) return <Skeleton className="paper-waiting" />
  const keep = () => {
    const html = standalonePage(`${say.title} ${order.order_no}`, sheet.current!)
    saveFile(`${order.order_no}.html`, 'text/html', html)
    showToast({ kind: 'good', text: say.kept })
  }
  return (
    <>
      <h1 className="sr-only">{say.title}</h1>
      <div className="paper-bar">
        <BackLink to={{ order: id }} />
        {hasVoucher(order) && (
          <>
            <Button kind="filled" onClick={keep}>
              <DownloadIcon />
              {say.keep}
            </Button>
            <Button onClick={() => print()}>
              <ReceiptIcon />
              {say.print}
            </Button>
          </>
        )}
      </div>
      {hasVoucher(order) ? (
        <div ref={sheet}>
          <Voucher order={order} />
        </div>
      ) : (
        <EmptyState title={say.notConfirmed}>{say.notConfirmedText}</EmptyState>
      )}
    </>
  )
}

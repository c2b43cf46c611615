import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LockIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { alipayPageWords } from '#words/payments/alipay-page.ts'
import { OwnerGate } from '../account/owner-gate.tsx'
import { OrderNotFound } from '../orders/order-not-found.tsx'
import { payUrl, resultUrl } from '../orders/order-urls.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useNow } from '../page/use-now.ts'
import { useRequest } from '../page/use-page.ts'
import { AlipayCodePane } from './alipay-code-pane.tsx'
import { alipayStateOf } from './alipay-state.ts'
import { OrderBill } from './order-bill.tsx'
import { OtherMeans } from './other-means.tsx'
import { useAlipayCode } from './use-alipay-code.ts'
import { useWatchedOrder } from './use-watched-order.ts'
import './alipay-page.css'
import './pay-page.css'

/** A code to scan, or on a phone the way into the app; it moves on by itself as soon as there is a result. */
export function AlipayPage({ order, isBalance }: { order: string; isBalance: boolean }) {
  return (
    <OwnerGate className="pay-page">
      {order ? <Watched key={order} id={order} isBalance={isBalance} /> : <OrderNotFound />}
    </OwnerGate>
  )
}

function Watched({ id, isBalance }: { id: string; isBalance: boolean }) {
  const watched = useWatchedOrder(id)
  const { data, state, isMissing, again } = watched
  if (isMissing) return <OrderNotFound />
  if (state === 'failed') return <LoadFailed onRetry={again} />
  if (!data) return <Skeleton className="pay-page-waiting" />
  return (
    <Shown
      order={data}
      isBalance={isBalance}
      refresh={watched.refresh}
      watch={watched.watch}
      checkedAt={watched.checkedAt}
    />
  )
}

type Props = {
  order: Order
  isBalance: boolean
  refresh: () => void
  watch: () => void
  checkedAt: number | null
}

function Shown({ order, isBalance, refresh, watch, checkedAt }: Props) {
  const { locale } = useRequest()
  const say = alipayPageWords(locale)
  const router = useRouter()
  const { code, hasFailed, busy, renew } = useAlipayCode(order, {
    isBalance,
    onAnswer: () => {
      refresh()
      watch()
    },
  })
  const now = useNow(order.now, order.pay_before ?? code?.expires ?? null)
  const way = order.payment.means.find(({ method }) => method === 'alipay')?.way ?? 'charge'
  const state = alipayStateOf({ order, code, hasFailed, now, isBalance })
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const isOver = state === 'over'
  const result = resultUrl(order.order_id, locale)
  // In the place of this page: Back leads to the order, not to a code that is done with.
  useEffect(() => {
    if (isOver) router.history.replace(result)
  }, [isOver, router, result])

  const means = order.payment.means.find(({ method }) => method === 'alipay')
  if (!isOver && means?.why_not !== null) return <NotOffered order={order} isBalance={isBalance} />
  return (
    <div className="reserve">
      <div className="reserve-head">
        <h1>{say.title}</h1>
        <p>{say.lead(order.order_no, order.hotel.name)}</p>
      </div>
      <div className="reserve-form">
        <AlipayCodePane order={order} code={code} state={state} now={now} busy={busy} onRenew={renew} />
        <div className="alipay-check">
          <p>
            <b>{say.stillHere}</b>
            <span role="status">
              {askedAt !== null && checkedAt !== null && checkedAt >= askedAt && state === 'waiting'
                ? say.checkedNone
                : say.stillHereText}
            </span>
          </p>
          <Button
            onClick={() => {
              setAskedAt(Date.now())
              watch()
            }}
          >
            {say.paidCheck}
          </Button>
        </div>
        {state !== 'seen' && <OtherMeans order={order} onStale={refresh} />}
        <p className="pay-trust">
          <LockIcon />
          <span>{say.trust}</span>
        </p>
      </div>
      <OrderBill order={order} way={way} />
    </div>
  )
}

function NotOffered({ order, isBalance }: { order: Order; isBalance: boolean }) {
  const { locale } = useRequest()
  const say = alipayPageWords(locale)
  const follow = useFollow()
  return (
    <>
      <h1 className="sr-only">{say.notOffered}</h1>
      <EmptyState
        title={say.notOffered}
        action={
          <a href={payUrl(order.order_id, locale, isBalance)} onClick={follow} className={buttonClass()}>
            {say.toMeans}
          </a>
        }
      >
        {say.lead(order.order_no, order.hotel.name)}
      </EmptyState>
    </>
  )
}

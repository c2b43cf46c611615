import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Order } from '#contract/booking.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { ClockIcon } from '#ui/icons/icons.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatGuestTime } from '#words/format.ts'
import { payPageWords } from '#words/payments/pay-page.ts'
import { payStepWords } from '#words/payments/pay-step.ts'
import { OwnerGate } from '../account/owner-gate.tsx'
import { OrderNotFound } from '../orders/order-not-found.tsx'
import { resultUrl } from '../orders/order-urls.ts'
import { useOrder } from '../orders/use-order.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useNow } from '../page/use-now.ts'
import { useRequest } from '../page/use-page.ts'
import { isAwaited } from './alipay-state.ts'
import { chosenOption } from './means-lines.ts'
import { OrderBill } from './order-bill.tsx'
import { PayForm } from './pay-form.tsx'
import { type DueNow, dueNow, holdSentence } from './payment-due.ts'
import './pay-page.css'

/** The choice of a payment method, beside what is paid and when. */
export function PayPage({ order, isBalance }: { order: string; isBalance: boolean }) {
  return (
    <OwnerGate className="pay-page">
      {order ? <Loaded key={order} id={order} isBalance={isBalance} /> : <OrderNotFound />}
    </OwnerGate>
  )
}

function Loaded({ id, isBalance }: { id: string; isBalance: boolean }) {
  const { data, state, isMissing, again, refresh } = useOrder(id)
  if (isMissing) return <OrderNotFound />
  if (state === 'failed') return <LoadFailed onRetry={again} />
  if (!data) return <Skeleton className="pay-page-waiting" />
  const due = isAwaited(data, isBalance) && !data.payment.checking ? dueNow(data) : null
  return due ? <Due order={data} due={due} onStale={refresh} /> : <NothingDue order={data} />
}

/** The result page says why. It takes the place of this page, so that Back does not lead to a second payment. */
function NothingDue({ order }: { order: Order }) {
  const { locale } = useRequest()
  const router = useRouter()
  const result = resultUrl(order.order_id, locale)
  useEffect(() => router.history.replace(result), [router, result])
  return <Skeleton className="pay-page-waiting" />
}

function Due({ order, due, onStale }: { order: Order; due: DueNow; onStale: () => void }) {
  const { locale } = useRequest()
  const say = payPageWords(locale)
  const titles = {
    now: say.title,
    guarantee: say.guaranteeTitle,
    rest: say.restTitle,
    change: say.changeTitle,
  }
  const [picked, setPicked] = useState<PaymentMethod | null>(order.payment.method)
  const chosen = chosenOption(order.payment.means, picked, locale)
  return (
    <div className="reserve">
      <div className="reserve-head">
        <h1>{titles[due.of]}</h1>
        <Deadline order={order} />
      </div>
      <div className="reserve-form">
        {order.payment.methods.length > 0 ? (
          <PayForm order={order} chosen={chosen} onChoose={setPicked} onStale={onStale} />
        ) : (
          <p className="pay-notice">{payStepWords(locale).noMeans}</p>
        )}
      </div>
      <OrderBill order={order} way={chosen?.way ?? 'charge'} />
    </div>
  )
}

function Deadline({ order }: { order: Order }) {
  const { locale } = useRequest()
  const now = useNow(order.now, order.pay_before)
  const hold = holdSentence(order, now, locale)
  const text =
    hold?.text ??
    (order.change &&
      payStepWords(locale).changeUntil(formatGuestTime(Date.parse(order.change.pay_before)))) ??
    (order.collect_at && payPageWords(locale).restBy(order.collect_at))
  if (!text) return null
  return (
    <p className="pay-hold" data-late={hold?.isLate || undefined}>
      <ClockIcon small />
      {text}
    </p>
  )
}

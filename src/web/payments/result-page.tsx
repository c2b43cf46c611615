import { Skeleton } from '#ui/skeleton.tsx'
import { OwnerGate } from '../account/owner-gate.tsx'
import { OrderNotFound } from '../orders/order-not-found.tsx'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { paymentResultOf } from './payment-result.ts'
import { ResultCard } from './result-card.tsx'
import { usePaypalReturn } from './use-paypal-return.ts'
import { useWatchedOrder } from './use-watched-order.ts'
import '../page/steps.css'
import './result.css'

/** Where every payment comes back to. It may be reloaded, left and come back to: it only tells what the server knows. */
export function ResultPage({ order, isFromPaypal }: { order: string; isFromPaypal: boolean }) {
  return (
    <OwnerGate className="result">
      {order ? <Watched key={order} id={order} isFromPaypal={isFromPaypal} /> : <OrderNotFound />}
    </OwnerGate>
  )
}

function Watched({ id, isFromPaypal }: { id: string; isFromPaypal: boolean }) {
  const { locale } = useRequest()
  const { data, state, isMissing, again, refresh, watch, checkedAt } = useWatchedOrder(id)
  const check = () => {
    refresh()
    watch()
  }
  const { isAsking } = usePaypalReturn(data, { isFromPaypal, onAnswer: check })
  if (isMissing) return <OrderNotFound />
  if (state === 'failed') return <LoadFailed onRetry={again} />
  if (!data) return <Skeleton className="result-waiting" />
  const result = isAsking ? 'checking' : paymentResultOf(data)
  return (
    <ResultCard
      order={data}
      result={result}
      checkedAt={checkedAt === null ? null : clockTime(checkedAt, locale)}
      onCheck={check}
    />
  )
}

const clockTime = (at: number, locale: string) =>
  new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', { timeStyle: 'medium', hour12: false }).format(
    at,
  )

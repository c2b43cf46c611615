import { Link } from '@tanstack/react-router'
import { listOrders } from '#contract/endpoints.ts'
import { buttonClass } from '#ui/class-names.ts'
import { QuietHouse } from '#ui/icons/drawings.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { centreWords } from '#words/accounts/centre.ts'
import { usePersonal } from '../account/use-personal.ts'
import { useKeptOrders } from '../installed-app/keep-orders.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { HeldStay, NextStay } from './next-stay.tsx'
import { firstHold } from './order-fact.ts'
import { RecentOrders } from './recent-orders.tsx'
import './orders.css'
import './orders-overview.css'

const shownOrders = 3

/** As many unpaid orders as are compared by the end of their hold. */
const comparedHolds = 10

/** The hold that ends first, else the stay that is now, else the next one; without any, where to find one. */
export function NextStayPane() {
  const { locale } = useRequest()
  const say = centreWords(locale)
  const now = usePersonal(listOrders, { state: 'staying', page_size: 1 })
  const next = usePersonal(listOrders, { state: 'upcoming', page_size: 1 })
  const unpaid = usePersonal(listOrders, { state: 'to_pay', page_size: comparedHolds })
  const hold = firstHold(unpaid.data?.list ?? [])
  if (hold) return <HeldStay order={hold} />
  const order = now.data?.list[0] ?? next.data?.list[0]
  if (order && unpaid.state !== 'waiting') return <NextStay order={order} />
  const failed = [unpaid, next, now].find(({ state }) => state === 'failed')
  if (failed) return <LoadFailed onRetry={failed.again} />
  if (!next.data || !now.data || !unpaid.data) return <Skeleton className="next-order-waiting" />
  return (
    <section className="pane next-stay" aria-label={say.noStay}>
      <QuietHouse />
      <div>
        <h2>{say.noStay}</h2>
        <p>{say.noStayText}</p>
        <Link to="/" className={buttonClass({ kind: 'filled' })}>
          {say.findHotel}
        </Link>
      </div>
    </section>
  )
}

export function NewestOrders() {
  const { data } = usePersonal(listOrders, { page_size: shownOrders })
  useKeptOrders(data?.list)
  return data ? <RecentOrders orders={data.list} /> : null
}

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
import { NextStay } from './next-stay.tsx'
import { RecentOrders } from './recent-orders.tsx'
import './orders.css'
import './orders-overview.css'

const shownOrders = 3

/** The stay that is now, else the next one; without any, where to find one. */
export function NextStayPane() {
  const { locale } = useRequest()
  const say = centreWords(locale)
  const now = usePersonal(listOrders, { state: 'staying', page_size: 1 })
  const next = usePersonal(listOrders, { state: 'upcoming', page_size: 1 })
  const order = now.data?.list[0] ?? next.data?.list[0]
  if (order) return <NextStay order={order} />
  if (next.state === 'failed') return <LoadFailed onRetry={next.again} />
  if (!next.data || !now.data) return <Skeleton className="next-order-waiting" />
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

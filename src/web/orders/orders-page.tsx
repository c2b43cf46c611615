import { Link, useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { OrderSummary } from '#contract/booking.ts'
import { listOrders } from '#contract/endpoints.ts'
import { orderTabs } from '#domain/order/order-states.ts'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { SearchIcon } from '#ui/icons/icons.ts'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { TabLinks } from '#ui/navigation/tabs.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { centreWords } from '#words/accounts/centre.ts'
import { orderWords } from '#words/booking/orders.ts'
import { pageNames } from '#words/site/page-names.ts'
import { usePersonal } from '../account/use-personal.ts'
import { useKeptOrders } from '../installed-app/keep-orders.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { OrderCard } from './order-card.tsx'
import { type OrderSearch, orderListUrl } from './order-search.ts'
import './orders.css'

const pageSize = 10

/** My orders: by state, by words, page by page. */
export function OrdersPage({ search }: { search: OrderSearch }) {
  const { locale } = useRequest()
  const say = orderWords(locale)
  const { history } = useRouter()
  const { state: tab, q, page = 1 } = search
  const { data, state, again } = usePersonal(listOrders, { ...search, page, page_size: pageSize })
  useKeptOrders(data?.list)
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0)
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    history.push(orderListUrl(words ? { q: words } : {}, locale))
  }
  const label = (words: string, count: number | undefined) => (
    <>
      {words}
      {/* Its room is kept until it comes: no tab moves away from under a finger. */}
      <span className="tab-count">{count}</span>
    </>
  )
  return (
    <>
      <div className="orders-head">
        <h1>{pageNames(locale)['center-order']}</h1>
        <search>
          <form action={orderListUrl({}, locale)} onSubmit={find}>
            <TextInput
              key={q ?? ''}
              type="search"
              name="q"
              low
              defaultValue={q ?? ''}
              maxLength={80}
              aria-label={say.search}
              placeholder={say.searchHint}
              before={<SearchIcon />}
            />
          </form>
        </search>
      </div>
      <TabLinks
        label={say.tabs}
        links={[
          { key: 'all', label: label(say.all, all), href: orderListUrl({}, locale), current: !tab },
          ...orderTabs.map((name) => ({
            key: name,
            label: label(say.tab(name), data?.counts[name]),
            href: orderListUrl({ state: name }, locale),
            current: tab === name,
          })),
        ]}
      />
      {state === 'failed' && <LoadFailed onRetry={again} />}
      {state === 'waiting' && <Skeleton className="orders-waiting" />}
      {q && data && data.total > 0 && (
        <p className="orders-found" role="status">
          {say.found(data.total, q)}{' '}
          <Link to="/center/order" className="link">
            {say.showAll}
          </Link>
        </p>
      )}
      {data?.total === 0 && <NoOrders search={search} hasAny={all! > 0} />}
      <div className="orders">
        {data?.list.map((order) => (
          <OrderCard key={order.order_id} order={order} isUrgent={order === firstToLapse(data.list)} />
        ))}
      </div>
      {data && (
        <Pagination
          page={page}
          pages={Math.ceil(data.total / pageSize)}
          total={data.total}
          totalText={say.counted(data.total)}
          hrefFor={(to) => orderListUrl({ ...search, page: to }, locale)}
        />
      )}
    </>
  )
}

/** Only the hold that lapses first has the filled button. */
function firstToLapse(orders: readonly OrderSummary[]): OrderSummary | undefined {
  const held = orders.filter(({ state }) => state === 'held')
  return held.toSorted((one, other) => Date.parse(one.pay_before!) - Date.parse(other.pay_before!))[0]
}

function NoOrders({ search: { state, q }, hasAny }: { search: OrderSearch; hasAny: boolean }) {
  const { locale } = useRequest()
  const say = orderWords(locale)
  const isWhole = !state && !q
  return (
    <div className="pane orders-none">
      <EmptyState
        title={q ? say.nothingFound(q) : state && hasAny ? say.emptyTab(state) : say.none}
        action={
          isWhole || !hasAny ? (
            <Link to="/" className={buttonClass()}>
              {centreWords(locale).findHotel}
            </Link>
          ) : (
            <Link to="/center/order" className={buttonClass()}>
              {say.showAll}
            </Link>
          )
        }
      >
        {q ? say.nothingFoundText : isWhole || !hasAny ? say.noneText : null}
      </EmptyState>
    </div>
  )
}

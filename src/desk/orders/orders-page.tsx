import type { OrderState } from '#domain/order/order-states.ts'
import { PlusIcon, SearchIcon } from '#ui/icons/icons.ts'
import { orderListWords } from '#words/desk/orders.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { leaveByKey, useTypedQuery } from '../parts/use-typed-query.ts'
import { addressOf, goTo } from '../router.ts'
import { useKeys } from '../use-keys.ts'
import { countText, readFilters } from './filters.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderList } from './order-list.tsx'
import { useOrderPages } from './use-order-pages.ts'
import { ViewTabs } from './view-tabs.tsx'

export function OrdersPage() {
  const locale = useLocale()
  const say = orderListWords(locale)
  const { query } = usePlace()
  const filters = readFilters(query)
  const { states } = filters
  const { first, pages } = useOrderPages(filters)
  const whyNotBook = useWhyNot('orders.book')
  const current = query.get('q') ?? ''
  const { typed, setTyped } = useTypedQuery([])
  const toggleState = (state: OrderState) => {
    const next = states.includes(state) ? states.filter((one) => one !== state) : [...states, state]
    const rest = new URLSearchParams(query)
    rest.delete('state')
    for (const one of next) rest.append('state', one)
    goTo(`${addressOf('/orders')}?${rest}`, { replace: true })
  }
  useKeys({ f: () => document.querySelector<HTMLInputElement>('#orders-search')?.focus() })
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
        {first.data && <span className="sub">{countText(first.data.views.all, locale)}</span>}
        <span className="grow" />
        {!whyNotBook && (
          <Link className="btn btn-fill" href={addressOf('/book')}>
            <PlusIcon />
            {say.book}
          </Link>
        )}
      </header>
      <ViewTabs counts={first.data?.views ?? null} />
      <div className="tools">
        <label className="input">
          <SearchIcon />
          <span className="sr">{say.findOrder}</span>
          <input
            id="orders-search"
            type="search"
            placeholder={say.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={leaveByKey}
          />
          <kbd>f</kbd>
        </label>
        <OrderFilters page={first.data} states={states} onToggle={toggleState} />
      </div>
      <Shown of={first} rows={14}>
        {() => <OrderList pages={pages} q={current} />}
      </Shown>
    </>
  )
}

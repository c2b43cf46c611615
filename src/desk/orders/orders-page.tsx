import { useState } from 'react'
import { listDeskOrders } from '#contract/desk/endpoints.ts'
import type { DeskOrderPage, DeskOrderRow, OrderSelection } from '#contract/desk/orders.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { paymentMethods } from '#domain/payment/payment-means.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { PlusIcon, SearchIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords } from '#words/desk/frame.ts'
import { orderListWords, stateNames } from '#words/desk/orders.ts'
import { todayWords } from '#words/desk/today.ts'
import { shortWhen } from '#words/desk/when.ts'
import { formatCount, formatDates } from '#words/format.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { StateMark } from '../parts/state-mark.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { useRows } from '../parts/use-rows.ts'
import { leaveByKey, useTypedQuery } from '../parts/use-typed-query.ts'
import { addressOf, goTo, setQuery } from '../router.ts'
import { useKeys } from '../use-keys.ts'
import { useLoad } from '../use-load.ts'

const views: readonly OrderSelection[] = ['open', 'arriving', 'departing', 'held', 'unpaid', 'review', 'all']
const chips: readonly OrderState[] = [
  'held',
  'payment_review',
  'confirmed',
  'staying',
  'completed',
  'cancelled',
]
const plain = ['q', 'hotel', 'arriving', 'departing', 'booked', 'method', 'agent', 'before'] as const

/** The server counts no further than this. */
const mostCounted = 1_000
const countText = (count: number, locale: Locale) =>
  count >= mostCounted ? `${formatCount(mostCounted, locale)}+` : formatCount(count, locale)

export function OrdersPage() {
  const locale = useLocale()
  const say = orderListWords(locale)
  const { query } = usePlace()
  const view = (query.get('view') ?? 'open') as OrderSelection
  const states = query.getAll('state') as OrderState[]
  const asked = Object.fromEntries(
    plain.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])),
  )
  const page = useLoad(listDeskOrders, { ...asked, view, states }, { every: 30_000 })
  const whyNotBook = useWhyNot('orders.book')
  const { typed, setTyped } = useTypedQuery(['before'])
  const toggleState = (state: OrderState) => {
    const next = states.includes(state) ? states.filter((one) => one !== state) : [...states, state]
    const rest = new URLSearchParams(query)
    rest.delete('state')
    rest.delete('before')
    for (const one of next) rest.append('state', one)
    goTo(`${addressOf('/orders')}?${rest}`, { replace: true })
  }
  const list = page.data?.list ?? []
  useKeys({ f: () => document.querySelector<HTMLInputElement>('#orders-search')?.focus() })
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
        {page.data && <span className="sub">{countText(page.data.views.all, locale)}</span>}
        <span className="grow" />
        {!whyNotBook && (
          <Link className="btn btn-fill" href={addressOf('/book')}>
            <PlusIcon />
            {say.book}
          </Link>
        )}
      </header>
      <nav className="viewtabs" aria-label={say.views}>
        {views.map((one) => (
          <Link
            key={one}
            href={addressOf('/orders', one === 'open' ? {} : { view: one })}
            aria-current={one === view ? 'page' : undefined}
          >
            {say[one]} <b>{page.data ? countText(page.data.views[one], locale) : ''}</b>
          </Link>
        ))}
      </nav>
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
        <Chips page={page.data} states={states} onToggle={toggleState} />
      </div>
      <Shown of={page} rows={14}>
        {(data) => <OrderList data={data} list={list} q={query.get('q') ?? ''} />}
      </Shown>
    </>
  )
}

type ChipsProps = {
  page: DeskOrderPage | null
  states: readonly OrderState[]
  onToggle: (state: OrderState) => void
}

function Chips({ page, states, onToggle }: ChipsProps) {
  const locale = useLocale()
  const say = orderListWords(locale)
  const { query } = usePlace()
  const names = stateNames(locale)
  const change = (changes: Record<string, string | undefined>) => setQuery({ ...changes, before: undefined })
  const dates = [
    ['arriving', say.arrivingOn],
    ['departing', say.departingOn],
    ['booked', say.bookedOn],
  ] as const
  const hasFilter = states.length > 0 || plain.some((name) => query.get(name))
  const [isMore, setMore] = useState(false)
  const isShown = (name: string) => isMore || query.get(name) !== null
  return (
    <fieldset className="chips">
      <legend className="sr">{say.stateFilter}</legend>
      {chips.map((state) => (
        <button
          key={state}
          type="button"
          className={states.includes(state) ? 'chip on' : 'chip'}
          aria-pressed={states.includes(state)}
          onClick={() => onToggle(state)}
        >
          {names[state]} <b>{page ? countText(page.states[state], locale) : ''}</b>
        </button>
      ))}
      {dates
        .filter(([name]) => isShown(name))
        .map(([name, label]) => (
          <label key={name} className={query.get(name) ? 'chip on' : 'chip chip-date'}>
            {label}
            <input
              type="date"
              value={query.get(name) ?? ''}
              onChange={(event) => change({ [name]: event.target.value || undefined })}
            />
          </label>
        ))}
      {isShown('method') && (
        <label className={query.get('method') ? 'chip on' : 'chip'}>
          <span className="sr">{say.method}</span>
          <select
            value={query.get('method') ?? ''}
            onChange={(event) => change({ method: event.target.value || undefined })}
          >
            <option value="">{say.anyMethod}</option>
            {paymentMethods.map((method) => (
              <option key={method} value={method}>
                {todayWords(locale).method(method)}
              </option>
            ))}
          </select>
        </label>
      )}
      {!isMore && (
        <button type="button" className="chip add" onClick={() => setMore(true)}>
          <PlusIcon />
          {say.moreFilters}
        </button>
      )}
      {hasFilter && (
        <Link className="chip add" href={addressOf('/orders', { view: query.get('view') ?? undefined })}>
          {say.clear}
        </Link>
      )}
    </fieldset>
  )
}

function OrderList({ data, list, q }: { data: DeskOrderPage; list: readonly DeskOrderRow[]; q: string }) {
  const locale = useLocale()
  const say = orderListWords(locale)
  const now = useNow()
  const { query } = usePlace()
  const open = ({ number }: DeskOrderRow) => goTo(addressOf(`/orders/${number}`))
  const copy = ({ number }: DeskOrderRow) => {
    void navigator.clipboard.writeText(number)
    showToast({ kind: 'good', text: deskWords(locale).copied })
  }
  const { chosen, setChosen } = useRows(list, { keyOf: ({ id }) => id, open, keys: { c: copy } })
  if (list.length === 0)
    return (
      <div className="empty">
        <h2>{say.nothing}</h2>
        <p>{say.nothingHint}</p>
        {query.get('view') !== 'all' && (
          <Link className="btn" href={addressOf('/orders', { view: 'all', q })}>
            {say.lookInAll}
          </Link>
        )}
      </div>
    )
  return (
    <>
      {data.is_similar && (
        <p className="note note-line" role="status">
          {say.similar(q)}
        </p>
      )}
      <div className="tblwrap olist">
        <table className="tbl">
          <caption className="sr">{say.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-st">
                {say.state}
              </th>
              <th scope="col" className="w-no">
                {say.order}
              </th>
              <th scope="col" className="w-g">
                {say.guest}
              </th>
              <th scope="col">{say.hotelRoom}</th>
              <th scope="col" className="w-stay">
                {say.stay}
              </th>
              <th scope="col" className="r w-amt">
                {say.total}
              </th>
              <th scope="col" className="r c-paid w-due">
                {say.due}
              </th>
              <th scope="col" className="c-ev w-ev">
                {say.lastEvent}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <tr
                key={row.id}
                data-row={row.id}
                aria-selected={row.id === chosen}
                onClick={() => open(row)}
                onMouseDown={() => setChosen(row.id)}
              >
                <td>
                  <StateMark state={row.state} />
                </td>
                <th scope="row" className="w-no">
                  <Link
                    className="num"
                    href={addressOf(`/orders/${row.number}`)}
                    onClick={(event) => event.stopPropagation()}
                  >
                    {row.number}
                  </Link>
                </th>
                <td className="g">
                  {say.and(row.guest, row.others)}
                  <Link
                    className="sub t-only"
                    href={addressOf(`/orders/${row.number}`)}
                    onClick={(event) => event.stopPropagation()}
                  >
                    {row.number}
                  </Link>
                </td>
                <td className="hotel">
                  {row.hotel}
                  <span className="room">{say.rooms(row.rooms, row.room)}</span>
                </td>
                <td>
                  {formatDates(row.arrival, row.departure, locale)}{' '}
                  <span className="faint nn">· {say.nights(nightsOf(row))}</span>
                </td>
                <td className="amt">{formatMoney(row.total)}</td>
                <td className="r c-paid">
                  <Due row={row} />
                </td>
                <td className="ev2 c-ev">
                  <time>{shortWhen(hereOf(row.last_event.at), now, locale)}</time> <LastEvent row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="ocards">
        {list.map((row) => (
          <Link key={row.id} href={addressOf(`/orders/${row.number}`)}>
            <span className="top">
              <StateMark state={row.state} />
              <time>{shortWhen(hereOf(row.last_event.at), now, locale)}</time>
            </span>
            <span>
              <b>{say.and(row.guest, row.others)}</b>
              <br />
              <small>
                {row.hotel}
                <br />
                {formatDates(row.arrival, row.departure, locale)} · {say.nights(nightsOf(row))}
              </small>
            </span>
            <span className="amt">
              {formatMoney(row.total)}
              <br />
              <small className="faint">
                <Due row={row} />
              </small>
            </span>
          </Link>
        ))}
      </div>
      <footer className="tfoot">
        <span>
          {say.countOf(list.length, `${formatCount(data.total, locale)}${data.is_more ? '+' : ''}`)}
        </span>
        {query.get('before') && (
          <button type="button" className="btn btn-s" onClick={() => setQuery({ before: undefined })}>
            {say.newest}
          </button>
        )}
        {!data.is_end && (
          <button type="button" className="btn btn-s" onClick={() => setQuery({ before: list.at(-1)?.id })}>
            {say.older}
          </button>
        )}
        <span className="grow" />
        <span className="keys">
          <span>
            <kbd>j</kbd>
            <kbd>k</kbd> {say.move}
          </span>
          <span>
            <kbd>↵</kbd> {say.openKey}
          </span>
          <span>
            <kbd>c</kbd> {say.copyKey}
          </span>
        </span>
      </footer>
    </>
  )
}

function Due({ row }: { row: DeskOrderRow }) {
  const say = orderListWords(useLocale())
  if (row.due.amount > 0)
    return <span className={row.state === 'held' ? 'soft' : 'due'}>{formatMoney(row.due)}</span>
  const isOver = ['cancelled', 'expired', 'no_show'].includes(row.state)
  return (
    <span className="faint">{isOver ? say.none : row.payment === 'at_hotel' ? say.atHotel : say.paid}</span>
  )
}

function LastEvent({ row }: { row: DeskOrderRow }) {
  const say = orderListWords(useLocale())
  if (row.state === 'held' && row.pay_before) return say.heldUntil(hereOf(row.pay_before).slice(11, 16))
  return say.event(row.last_event.kind)
}

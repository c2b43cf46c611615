import { useCallback, useEffect, useRef } from 'react'
import type { DeskOrderRow } from '#contract/desk/orders.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { usePhoneWidth } from '#ui/phone-width.ts'
import { deskWords } from '#words/desk/frame.ts'
import { orderListWords } from '#words/desk/orders.ts'
import { formatCount } from '#words/format.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useNow } from '../parts/use-now.ts'
import { useRows } from '../parts/use-rows.ts'
import { useVisibleRows } from '../parts/use-visible-rows.ts'
import { addressOf } from '../router.ts'
import { OrderCard, OrderRow, openOrder } from './order-rows.tsx'
import type { OrderPages } from './use-order-pages.ts'

const columns = 8

export function OrderList({ pages, q }: { pages: OrderPages; q: string }) {
  const locale = useLocale()
  const say = orderListWords(locale)
  const now = useNow()
  const isPhone = usePhoneWidth()
  const { list, isEnd, loadMore } = pages
  const body = useRef<HTMLTableSectionElement>(null)
  const visible = useVisibleRows(body, list.length)
  const copy = ({ number }: DeskOrderRow) => {
    void navigator.clipboard.writeText(number)
    showToast({ kind: 'good', text: deskWords(locale).copied })
  }
  const { chosen, setChosen } = useRows(list, {
    keyOf: ({ id }) => id,
    open: openOrder,
    keys: { c: copy },
    reveal: visible.reveal,
  })
  const point = useCallback((id: string) => setChosen(id), [setChosen])
  const isNearEnd = !isPhone && visible.to >= list.length - 20
  useEffect(() => {
    if (isNearEnd && !isEnd && list.length > 0) loadMore()
  }, [isNearEnd, isEnd, list.length, loadMore])
  if (list.length === 0) return <NoOrders q={q} />
  return (
    <>
      {pages.isSimilar && (
        <p className="note note-line" role="status">
          {say.similar(q)}
        </p>
      )}
      {isPhone ? (
        <div className="ocards">
          {list.map((row) => (
            <OrderCard key={row.id} row={row} now={now} locale={locale} />
          ))}
        </div>
      ) : (
        <div className="tblwrap olist">
          <table className="tbl" aria-rowcount={isEnd ? list.length + 1 : -1}>
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
            <tbody ref={body}>
              <Gap height={visible.above} />
              {list.slice(visible.from, visible.to).map((row) => (
                <OrderRow
                  key={row.id}
                  row={row}
                  now={now}
                  locale={locale}
                  isChosen={row.id === chosen}
                  onPoint={point}
                />
              ))}
              <Gap height={visible.below} />
            </tbody>
          </table>
        </div>
      )}
      <footer className="tfoot">
        <span>
          {say.countOf(
            list.length,
            `${formatCount(Math.max(pages.total, list.length), locale)}${isEnd ? '' : pages.isMore ? '+' : ''}`,
          )}
        </span>
        {!isEnd && (
          <button
            type="button"
            className="btn btn-s"
            aria-busy={pages.isLoadingMore || undefined}
            onClick={() => loadMore({ again: !pages.isLoadingMore })}
          >
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

/** The height of rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden="true" className="gap">
      <td colSpan={columns} style={{ height }} />
    </tr>
  )

function NoOrders({ q }: { q: string }) {
  const say = orderListWords(useLocale())
  const { query } = usePlace()
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
}

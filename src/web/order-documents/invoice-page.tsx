import { useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { recipientOf } from '#domain/order/recipient.ts'
import { Button } from '#ui/button.tsx'
import { PencilIcon } from '#ui/icons/icons.ts'
import { ReceiptIcon } from '#ui/icons/travel-icons.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { billWords } from '#words/booking/bill.ts'
import { voucherWords } from '#words/booking/voucher.ts'
import { formatDate, formatDates } from '#words/format.ts'
import { BackLink } from '../orders/back-link.tsx'
import { OrderNotFound } from '../orders/order-not-found.tsx'
import { countedRooms } from '../orders/room-kinds.ts'
import { useOrder } from '../orders/use-order.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { Logo } from '../page/logo.tsx'
import { useRequest, useSite } from '../page/use-page.ts'
import { BillDialog } from './bill-form.tsx'
import { invoiceOf } from './document-rules.ts'
import './paper.css'

/** The invoice for payments to us; the hotel invoices its own charges. */
export function InvoicePage({ id }: { id: string }) {
  const { locale } = useRequest()
  const say = voucherWords(locale)
  const { data: order, state, isMissing, again, replace } = useOrder(id)
  const [isEditing, setEditing] = useState(false)
  if (isMissing) return <OrderNotFound />
  if (state === 'failed') return <LoadFailed onRetry={again} />
  if (!order) return <Skeleton className="paper-waiting" />
  return (
    <>
      <h1 className="sr-only">{say.invoice}</h1>
      <div className="paper-bar">
        <BackLink to={{ order: id }} />
        <Button kind="filled" onClick={() => print()}>
          <ReceiptIcon />
          {say.print}
        </Button>
        <Button onClick={() => setEditing(true)}>
          <PencilIcon />
          {billWords(locale).change}
        </Button>
      </div>
      <BillDialog open={isEditing} order={order} onClose={() => setEditing(false)} onChange={replace} />
      <Invoice order={order} />
    </>
  )
}

function Invoice({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = voucherWords(locale)
  const site = useSite()
  const { hotel, stay, contact } = order
  const { lines, total, paid, stillDue, atHotel } = invoiceOf(order, locale)
  return (
    <article className="paper" data-theme="light">
      <header className="paper-head">
        <Logo />
        <p>
          <b>{say.invoice}</b>
          <small translate="no">{order.order_no}</small>
        </p>
      </header>
      <dl className="paper-facts invoice-facts">
        <div>
          <dt>{say.invoiceNumber}</dt>
          <dd translate="no">{`${order.order_no}-${order.version}`}</dd>
        </div>
        <div>
          <dt>{say.issuedOn}</dt>
          <dd>{formatDate(order.now.slice(0, 10), locale)}</dd>
        </div>
        <div>
          <dt>{say.billedTo}</dt>
          <dd translate="no">
            {order.bill && <BilledCompany bill={order.bill} />}
            {contact.name}
            <br />
            {recipientOf(contact)}
          </dd>
        </div>
        <div>
          <dt>{say.for}</dt>
          <dd>
            {hotel.name}
            <small>{hotel.address}</small>
            <small>
              {formatDates(stay.s_d, stay.e_d, locale)}
              {locale === 'zh' ? '，' : ', '}
              {countedRooms(order, locale, say.rooms)}
            </small>
          </dd>
        </div>
      </dl>
      <table className="invoice-lines">
        <thead>
          <tr>
            <th scope="col">{say.item}</th>
            <th scope="col">{say.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, amount, isAtHotel }) => (
            <tr key={name}>
              <td>
                {name}
                {isAtHotel && <small>{say.paidAtHotel}</small>}
              </td>
              <td>{formatMoney(amount, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.total}</th>
            <td>{formatMoney(total, locale)}</td>
          </tr>
          <tr>
            <th scope="row">{say.paid}</th>
            <td>{formatMoney(paid, locale)}</td>
          </tr>
          {stillDue.amount > 0 && (
            <tr>
              <th scope="row">{say.stillDue}</th>
              <td>{formatMoney(stillDue, locale)}</td>
            </tr>
          )}
          {atHotel.amount > 0 && (
            <tr>
              <th scope="row">{say.due}</th>
              <td>{formatMoney(atHotel, locale)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      {atHotel.amount > 0 && <p className="paper-label">{say.hotelBills}</p>}
      {paid.amount === 0 && <p className="paper-label">{say.nothingBilled}</p>}
      <footer className="paper-foot">
        <p>
          <b>{site.name[locale]}</b>
          <br />
          {site.support_email}
          <br />
          {site.registration_id}
        </p>
        {site.demo && <p>{say.demo}</p>}
      </footer>
    </article>
  )
}

function BilledCompany({ bill: { title, tax_number } }: { bill: NonNullable<Order['bill']> }) {
  const say = billWords(useRequest().locale)
  return (
    <>
      <b>{title}</b>
      <br />
      {tax_number && (
        <>
          {say.taxNumber} {tax_number}
          <br />
        </>
      )}
    </>
  )
}

import type { DeskOrder } from '#contract/desk/orders.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { recipientOf } from '#domain/order/recipient.ts'
import { LockIcon } from '#ui/icons/icons.ts'
import { orderWords } from '#words/desk/order.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { formatDate } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'
import { RevisionList } from './dues-table.tsx'
import { PriceWaterfall } from './price-waterfall.tsx'

/** The frozen quote, policy and versions of the agreement. */
export function Agreed({ data }: { data: DeskOrder }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const { order } = data
  const when = (iso: string | null) => (iso === null ? null : dayAndTime(iso, locale))
  return (
    <section id="quote">
      <h2>
        {say.quote}
        <span className="push faint">{say.snapshot(dayAndTime(hereOf(data.booked_at), locale))}</span>
      </h2>
      <div className="split">
        <dl className="kv">
          <Fact name={say.quoteId} value={<span className="mono">{data.quote.slice(0, 12)}</span>} />
          <Fact
            name={say.rate}
            value={[...new Set(order.rooms.map(({ rate_name }) => rate_name))].join(' + ')}
          />
          <Fact name={say.payment} value={say.paymentType(order.payment.type)} />
          <Fact name={say.promotion} value={data.promotion ?? say.none} />
          <Fact name={say.points} value={order.points || say.none} />
        </dl>
        <dl className="kv">
          {order.cancellation.windows.map(({ from, to, fee, refund }) => (
            <Fact
              key={`${from}`}
              name={to ? say.until(when(to)!) : from ? say.from(when(from)!) : say.always}
              value={
                fee.amount === 0
                  ? say.freeBack(formatMoney(refund, locale))
                  : say.feeBack(formatMoney(fee, locale), formatMoney(refund, locale))
              }
            />
          ))}
        </dl>
      </div>
      <h2 className="h2-next">{say.revisions}</h2>
      <RevisionList data={data} />
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** Says why a hotelier does not see the contact, and from when. */
function HiddenContact({ hidden }: { hidden: NonNullable<DeskOrder['contact_hidden']> }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const day = (date: string) => formatDate(date, locale)
  return (
    <p className="hint">
      <LockIcon />
      {hidden.why === 'early'
        ? say.contactFrom(day(hidden.from), day(hidden.until))
        : hidden.why === 'late'
          ? say.contactUntil(day(hidden.until))
          : say.contactEnded}
    </p>
  )
}

/** Price, guest, hotel and agent. */
export function Facts({ data }: { data: DeskOrder }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const { order } = data
  const names = order.rooms.flatMap(({ guests }) => guests.map(({ first, last }) => `${first} ${last}`))
  return (
    <>
      <section>
        <h2>{say.price}</h2>
        <PriceWaterfall price={order.price} />
      </section>
      <section>
        <h2>
          {say.guest}
          {!data.contact_hidden && (
            <Link
              className="push link"
              href={addressOf('/orders', { view: 'all', q: recipientOf(order.contact) })}
            >
              {say.allOrders(data.guest_orders)}
            </Link>
          )}
        </h2>
        <dl className="kv">
          <Fact name={say.name} value={names.join(locale === 'zh' ? '、' : ', ')} />
          {order.contact.email && <Fact name={say.email} value={order.contact.email} />}
          {order.contact.phone && <Fact name={say.phone} value={order.contact.phone} />}
          <Fact name={say.arrives} value={order.arrival ?? say.none} />
          <Fact name={say.wishes} value={order.wishes ?? say.none} />
        </dl>
        {data.contact_hidden && <HiddenContact hidden={data.contact_hidden} />}
      </section>
      <section>
        <h2>{say.hotelAgent}</h2>
        <dl className="kv">
          <Fact name={say.hotel} value={order.hotel.name} />
          <Fact name={say.address} value={order.hotel.address} />
          <Fact name={say.agent} value={data.agent ?? say.none} />
        </dl>
      </section>
    </>
  )
}

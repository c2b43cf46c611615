import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '#contract/booking.ts'
import type { Stay } from '#domain/stay/stay.ts'
import { buttonClass } from '#ui/class-names.ts'
import { CalendarIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { changeWords } from '#words/booking/change-order.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { formatZone } from '#words/format.ts'
import { Pane } from '../account/pane.tsx'
import { changeUrl } from '../change-order/proposed-dates.ts'
import { PriceWatch } from '../guarantee/price-watch.tsx'
import { BackLink } from '../orders/back-link.tsx'
import { isDueFromHold } from '../orders/guarantee-status.ts'
import { OrderNotFound } from '../orders/order-not-found.tsx'
import { namesOfRooms } from '../orders/room-kinds.ts'
import { StateMark } from '../orders/state-mark.tsx'
import { useOrder } from '../orders/use-order.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useNow } from '../page/use-now.ts'
import { useRequest } from '../page/use-page.ts'
import { PayStep } from '../payments/pay-step.tsx'
import { CancelTimeline } from '../price-charts/cancel-timeline.tsx'
import { PriceWaterfall } from '../price-charts/price-waterfall.tsx'
import { PushOffer } from '../push/push-offer.tsx'
import { CancelButton } from './cancel-button.tsx'
import { CancellationNotice } from './cancellation-notice.tsx'
import { CorrectNames } from './correct-names.tsx'
import { HotelMessages } from './hotel-messages.tsx'
import { LowerPrice } from './lower-price.tsx'
import { MoneyTrail } from './money-trail.tsx'
import { OrderActions, OrderPapers } from './order-papers.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ReviewPane } from './review-pane.tsx'
import { RevisionList } from './revision-list.tsx'
import { RoomList } from './room-list.tsx'
import { ContactPane, StayPane } from './stay-pane.tsx'
import { SupportMessage } from './support-message.tsx'
import '../orders/orders.css'
import './order-page.css'

/** Everything about one order, and what can be done with it. */
export function OrderPage({ id }: { id: string }) {
  const { data, state, isMissing, again, replace, refresh } = useOrder(id)
  if (isMissing) return <OrderNotFound />
  if (state === 'failed') return <LoadFailed onRetry={again} />
  if (!data) return <Skeleton className="order-waiting" />
  return <ShownOrder order={data} onChange={replace} onStale={refresh} />
}

type Props = { order: Order; onChange: (order: Order) => void; onStale: () => void }

function ShownOrder({ order, onChange, onStale }: Props) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const { hotel, state, rooms, cancellation } = order
  const now = useNow(order.now, state === 'held' ? order.pay_before : cancellation.free_until)
  const notice = useRef<HTMLElement>(null)
  useHashTarget()
  const isOpen = state === 'confirmed' || state === 'held'
  const left = rooms.filter((room) => room.state !== 'cancelled')
  return (
    <>
      <BackLink to="orders" />
      <h1>{hotel.name}</h1>
      <p className="order-head">
        <StateMark state={state} />
        <span translate="no">{say.number(order.order_no)}</span>
        <span>{say.clock(formatZone(now, locale, hotel.time_zone))}</span>
      </p>
      <OrderActions order={order} />
      <CancellationNotice ref={notice} order={order} />
      {order.rerate && order.actions.rerate === null && (
        <LowerPrice order={order} rerate={order.rerate} onChange={onChange} onStale={onStale} />
      )}
      <div className="order-columns">
        <div className="order-stack">
          <PayStep order={order} now={now} />
          {order.actions.change === null && <ChangeLink order={order} />}
          {state === 'confirmed' && order.mixed && <p className="order-mixed">{changeWords(locale).mixed}</p>}
          <ReviewPane order={order} onSent={onStale} />
          <RevisionList order={order} />
          <Pane title={say.history}>
            <OrderTimeline order={order} now={now} />
          </Pane>
          <div id="money">
            <Pane title={say.money}>
              <MoneyTrail order={order} />
            </Pane>
          </div>
          {isOpen && (
            <CancelTimeline
              windows={cancellation.windows}
              now={order.now}
              checkIn={order.check_in}
              of={namesOfRooms(order, locale, ({ rate_name }) => rate_name)}
              isUnpaid={state === 'held'}
            />
          )}
          {!order.mixed && <PriceWatch order={order} now={now} />}
          <CancelButton
            order={order}
            onStale={onStale}
            onChange={(changed) => {
              flushSync(() => onChange(changed))
              notice.current?.focus()
            }}
          />
          {isOpen && <PushOffer reason="orderReason" />}
          <HotelMessages order={order} />
          <SupportMessage order={order} />
        </div>
        <div className="order-stack">
          <StayPane order={order} />
          <Pane title={say.rooms}>
            <RoomList order={order} />
            <CorrectNames order={order} onChange={onChange} />
          </Pane>
          <Pane
            title={say.price}
            text={left.length > 0 && left.length < rooms.length ? say.priceOfLeft : null}
          >
            <PriceWaterfall price={order.price} collectedAt={order.collect_at} dues={duesOf(order)} />
          </Pane>
          <OrderPapers order={order} />
          <ContactPane order={order} onChange={onChange} />
        </div>
      </div>
    </>
  )
}

/** The dates of a change that was not paid in time, if nothing happened since. */
function expiredDates({ events }: Order): { s_d: string; e_d: string } | null {
  const last = events.at(-1)
  const stay = last?.kind === 'change_expired' ? (last.facts.is as Stay | undefined) : undefined
  return stay ? { s_d: stay.arrival, e_d: stay.departure } : null
}

/** The way to other dates, guests or rates. */
function ChangeLink({ order }: { order: Order }) {
  const { locale } = useRequest()
  const again = expiredDates(order)
  const follow = useFollow()
  return (
    <p>
      <a
        className={buttonClass({ wide: true })}
        href={changeUrl(order.order_id, again, locale)}
        onClick={follow}
      >
        <CalendarIcon />
        {again ? changeWords(locale).holdAgain : changeWords(locale).openChange}
      </a>
    </p>
  )
}

const duesOf = (order: Order) => {
  const { state } = order
  if (state === 'held') return 'open'
  if (state !== 'confirmed' && state !== 'staying' && state !== 'completed') return 'none'
  return isDueFromHold(order) ? 'held' : 'paid'
}

/** An address may name a part of a page that came later than the page: it is gone to once it is there. */
function useHashTarget() {
  useEffect(() => {
    const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null
    target?.scrollIntoView()
  }, [])
}

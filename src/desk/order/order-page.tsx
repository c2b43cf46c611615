import { useState } from 'react'
import { showDeskOrder, watchDeskOrder } from '#contract/desk/endpoints.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { AwayIcon, ChevronRightIcon, CopyIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords } from '#words/desk/frame.ts'
import { hotelThreadWords } from '#words/desk/hotel-thread.ts'
import { orderWords } from '#words/desk/order.ts'
import { orderListWords } from '#words/desk/orders.ts'
import { formatDates } from '#words/format.ts'
import { AuditTable } from '../audit/audit-table.tsx'
import { Avatar } from '../parts/avatar.tsx'
import { Link } from '../parts/link.tsx'
import { StateMark } from '../parts/state-mark.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { ActionList } from './action-list.tsx'
import { ApprovalNote } from './approval-note.tsx'
import { DuesTable } from './dues-table.tsx'
import { EventList } from './event-list.tsx'
import { HotelThread } from './hotel-thread.tsx'
import { MailList } from './mail-list.tsx'
import { MoneyTable } from './money-table.tsx'
import { Agreed, Facts } from './order-facts.tsx'
import { PolicyLine } from './policy-line.tsx'

/** Interval at which the page reports its viewer and polls for changes. */
const watchEvery = 10_000

export function OrderPage({ number }: { number: string }) {
  const order = useLoad(showDeskOrder, { number })
  const watch = useLoad(
    watchDeskOrder,
    { number },
    {
      every: watchEvery,
      isLive: true,
      isPaused: order.data === null,
    },
  )
  return (
    <Shown of={order} rows={10}>
      {(data) => (
        <WholeOrder
          data={data}
          viewers={watch.data?.viewers ?? data.viewers}
          isChanged={watch.data !== null && watch.data.version > data.order.version}
          onReload={() => {
            order.reload()
            watch.reload()
          }}
          onChanged={(changed) => {
            order.set(changed)
            watch.reload()
          }}
        />
      )}
    </Shown>
  )
}

type Props = {
  data: DeskOrder
  viewers: DeskOrder['viewers']
  isChanged: boolean
  onReload: () => void
  onChanged: (order: DeskOrder) => void
}

function WholeOrder({ data, viewers, isChanged, onReload, onChanged }: Props) {
  const locale = useLocale()
  const say = orderWords(locale)
  const desk = deskWords(locale)
  const { order } = data
  const copy = () => {
    void navigator.clipboard.writeText(order.order_no)
    showToast({ kind: 'good', text: desk.copied })
  }
  const joint = locale === 'zh' ? '、' : ', '
  return (
    <>
      <header className="bar">
        <nav className="crumb" aria-label={say.path}>
          <Link href={addressOf('/orders')}>{desk.orders}</Link>
          <ChevronRightIcon />
        </nav>
        <h1 className="num">{order.order_no}</h1>
        <button type="button" className="ib no-phone" aria-label={say.copyNumber} onClick={copy}>
          <CopyIcon />
        </button>
        <StateMark state={order.state} />
        <span className="grow" />
        {viewers.length > 0 && (
          <span className="flex t12 faint no-phone" role="status">
            {viewers.map(({ id, name }) => (
              <Avatar key={id} name={name} />
            ))}
            {say.looking(viewers.map(({ name }) => name).join(joint))}
          </span>
        )}
        <a
          className="btn no-phone"
          href={`${locale === 'zh' ? '/zh' : ''}/hotels/${order.hotel.id}`}
          target="_blank"
          rel="noopener"
        >
          <AwayIcon />
          {order.hotel.name}
        </a>
      </header>
      {isChanged && (
        <div className="note warn note-line" role="status">
          <span>{say.changed}</span>
          <span className="flex">
            <button type="button" className="btn btn-s" onClick={onReload}>
              {say.reload}
            </button>
          </span>
        </div>
      )}
      <Head data={data} />
      <PolicyLine data={data} />
      <div className="ord">
        <div>
          <Sections data={data} onChanged={onChanged} />
        </div>
        <aside>
          <ActionList data={data} onChanged={onChanged} />
          <Facts data={data} />
        </aside>
      </div>
    </>
  )
}

function Head({ data }: { data: DeskOrder }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const { order } = data
  const image = order.hotel.image
  const due = data.actions.payment_link.amount
  const named = (nameOf: (room: (typeof order.rooms)[number]) => string) =>
    [...new Set(order.rooms.map(nameOf))].join(' + ')
  const children = order.stay.ages.length
  const facts = [
    `${formatDates(order.stay.s_d, order.stay.e_d, locale)}${locale === 'zh' ? '，' : ', '}${orderListWords(locale).nights(nightsOf({ arrival: order.stay.s_d, departure: order.stay.e_d }))}`,
    orderListWords(locale).rooms(
      order.rooms.length,
      named(({ name }) => name),
    ),
    named(({ rate_name }) => rate_name),
    say.adults(order.stay.adults),
    ...(children > 0 ? [say.children(children)] : []),
    data.lang === 'zh' ? say.inChinese : say.inEnglish,
  ]
  return (
    <div className="ohead">
      {image ? <img src={image.url} alt="" width={104} height={78} /> : <span />}
      <h2>
        {order.contact.name}
        {locale === 'zh' ? '，' : ', '}
        {order.hotel.name}
      </h2>
      <div className="tot">
        <span className="price price-l">{formatMoney(order.price.total, locale)}</span>
        <small>
          {due.amount > 0
            ? say.totalDue(formatMoney(due, locale))
            : order.payment.captured.amount > 0
              ? say.totalPaid
              : say.total}
        </small>
      </div>
      <p>{facts.join(' · ')}</p>
    </div>
  )
}

function Sections({ data, onChanged }: { data: DeskOrder; onChanged: (order: DeskOrder) => void }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const mayAnswer = useWhyNot('guests.answer') === null
  const parts = [
    ['events', say.events, data.order.events.length],
    ...(mayAnswer ? [['messages', hotelThreadWords(locale).tab, null] as const] : []),
    ['money', say.money, data.ledger.length],
    ['mails', say.mails, data.mails.length],
    ['quote', say.quote, null],
    ['audit', say.audit, data.audit.length],
  ] as const
  const [here, setHere] = useState<string>('events')
  return (
    <>
      <nav className="viewtabs" aria-label={say.onPage}>
        {parts.map(([key, name, count]) => (
          <a
            key={key}
            href={`#${key}`}
            aria-current={key === here ? 'true' : undefined}
            onClick={() => setHere(key)}
          >
            {name} {count !== null && <b>{count}</b>}
          </a>
        ))}
      </nav>
      <section id="events">
        {data.approval && <ApprovalNote data={data} onChanged={onChanged} />}
        <EventList data={data} />
      </section>
      {mayAnswer && (
        <section id="messages">
          <h2>{hotelThreadWords(locale).title}</h2>
          <HotelThread number={data.order.order_no} />
        </section>
      )}
      <section id="money">
        <h2>{say.dues}</h2>
        <DuesTable data={data} />
        <h2 className="h2-next">{say.books}</h2>
        <MoneyTable data={data} />
      </section>
      <section id="mails">
        <h2>{say.mails}</h2>
        <MailList mails={data.mails} />
      </section>
      <Agreed data={data} />
      <section id="audit" className="order-audit">
        <h2>{say.audit}</h2>
        {data.audit.length === 0 ? <p className="soft">{say.none}</p> : <AuditTable list={data.audit} />}
      </section>
    </>
  )
}

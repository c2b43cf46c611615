import { useState } from 'react'
import type { ChatTicket, DeskChatGuest } from '#contract/desk/chat.ts'
import { mailChatTranscript, openChatTicket, showChatGuest } from '#contract/desk/chat-endpoints.ts'
import { showDeskOrder } from '#contract/desk/endpoints.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { MailIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { chatWords } from '#words/desk/chat.ts'
import { shortWhen } from '#words/desk/when.ts'
import { formatDates } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { ActionList } from '../order/action-list.tsx'
import { Avatar } from '../parts/avatar.tsx'
import { InboxIcon } from '../parts/icons.ts'
import { Link } from '../parts/link.tsx'
import { StateMark } from '../parts/state-mark.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'
import { useLoad } from '../use-load.ts'

/** The guest of a conversation: where they are, the next stay with its actions, and what was before. */
export function ChatGuest({ id }: { id: string }) {
  const locale = useLocale()
  const say = chatWords(locale)
  const now = useNow()
  const guest = useLoad(showChatGuest, { id })
  const mayOpen = useWhyNot('guests.see') === null
  return (
    <Shown of={guest} rows={4}>
      {(data) => (
        <>
          <section>
            <div className="flex">
              <Avatar name={data.name || say.visitor} isLarge />
              <div className="cut">
                <b className="t15">{data.name || say.visitor}</b>
                <div className="faint t12 cut">
                  {data.guest_id ? [data.account, say.level(data.level ?? 0)].join(' · ') : say.noAccount}
                </div>
              </div>
              {data.guest_id && mayOpen && (
                <Link className="push link" href={addressOf(`/guests/${data.guest_id}`)}>
                  {say.open}
                </Link>
              )}
            </div>
            {data.page && (
              <dl className="kv from-page">
                <div>
                  <dt>{say.cameFrom}</dt>
                  <dd className="cut">
                    <a className="link" href={data.page} target="_blank" rel="noreferrer">
                      {data.page}
                    </a>
                  </dd>
                </div>
              </dl>
            )}
          </section>
          {data.guest_id && <Paperwork id={id} />}
          <Orders orders={data.orders} onChanged={guest.reload} />
          {data.before.length > 0 && (
            <section>
              <h2>{say.before}</h2>
              <ul className="trail">
                {data.before.map(({ key, title, at }) => (
                  <li key={key}>
                    <time dateTime={at}>{shortWhen(hereOf(at), now, locale)}</time>
                    <Link className="link" href={addressOf('/inbox', { entry: key })}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Shown>
  )
}

/** Takes the conversation to the guest's mailbox or to the inbox. */
function Paperwork({ id }: { id: string }) {
  const say = chatWords(useLocale())
  const [isBusy, setBusy] = useState(false)
  const run = async (endpoint: typeof mailChatTranscript | typeof openChatTicket) => {
    setBusy(true)
    const answer = await call(endpoint, { id, req_id: newRequestId() })
    setBusy(false)
    const { number } = answer.data as Partial<ChatTicket>
    const text = answer.code !== 1 ? answer.msg : number ? say.ticketMade(number) : say.mailed
    showToast({ kind: answer.code === 1 ? 'good' : 'warn', text })
  }
  return (
    <section className="chat-papers">
      <button type="button" className="btn" disabled={isBusy} onClick={() => void run(openChatTicket)}>
        <InboxIcon />
        {say.ticket}
      </button>
      <button type="button" className="btn" disabled={isBusy} onClick={() => void run(mailChatTranscript)}>
        <MailIcon />
        {say.transcript}
      </button>
    </section>
  )
}

function Orders({ orders, onChanged }: { orders: DeskChatGuest['orders']; onChanged: () => void }) {
  const locale = useLocale()
  const say = chatWords(locale)
  const [opened, setOpened] = useState<string | null>(null)
  const maySee = useWhyNot('orders.see') === null
  if (orders.length === 0) return null
  return (
    <section>
      <h2>{say.nextStay}</h2>
      {orders.map(({ number, state, hotel, arrival, departure }, at) => (
        <div key={number} className="chat-order">
          {at === 1 && <h3 className="small-head">{say.otherOrders}</h3>}
          <div className="flex">
            <StateMark state={state as OrderState} />
            <Link className="push link" href={addressOf(`/orders/${number}`)}>
              {number}
            </Link>
          </div>
          <b>{hotel}</b>
          <p className="soft">{formatDates(arrival, departure, locale)}</p>
          {maySee && (
            <button
              type="button"
              className="btn btn-s"
              aria-expanded={opened === number}
              onClick={() => setOpened(opened === number ? null : number)}
            >
              {opened === number ? say.hideActions : say.actions}
            </button>
          )}
          {opened === number && <Actions number={number} onChanged={onChanged} />}
        </div>
      ))}
    </section>
  )
}

/** The actions of the order page, without leaving the conversation. */
function Actions({ number, onChanged }: { number: string; onChanged: () => void }) {
  const order = useLoad(showDeskOrder, { number })
  return (
    <Shown of={order} rows={3}>
      {(data) => (
        <ActionList
          data={data}
          onChanged={(changed) => {
            order.set(changed)
            onChanged()
          }}
        />
      )}
    </Shown>
  )
}

import { useState } from 'react'
import {
  checkDeskPayment,
  listDeskPayments,
  markDeskPaymentSeen,
  showDeskPayment,
} from '#contract/desk/endpoints.ts'
import type { DeskPayment, DeskPaymentPage, DeskPaymentQuery } from '#contract/desk/payments.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { ChevronLeftIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords, roleNames } from '#words/desk/frame.ts'
import { orderActionWords } from '#words/desk/order-actions.ts'
import { deskPaymentWords } from '#words/desk/payments.ts'
import { todayWords } from '#words/desk/today.ts'
import { dayAndTime, shortWhen } from '#words/desk/when.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea } from '../parts/fields.tsx'
import { LoopIcon } from '../parts/icons.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Problem } from '../parts/problem.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { useRows } from '../parts/use-rows.ts'
import { addressOf, goTo } from '../router.ts'
import { useLoad } from '../use-load.ts'

type Which = NonNullable<DeskPaymentQuery['which']>
const lists: readonly Which[] = ['review', 'unknown', 'open', 'all']

export function PaymentsPage() {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  const { query } = usePlace()
  const which = (query.get('which') ?? 'review') as Which
  const page = useLoad(listDeskPayments, { which }, { every: 15_000 })
  const number = query.get('number') ?? page.data?.list[0]?.number ?? null
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
      </header>
      <nav className="viewtabs" aria-label={say.lists}>
        {lists.map((one) => {
          const count = page.data?.counts[one] ?? 0
          return (
            <Link
              key={one}
              href={addressOf('/payments', one === 'review' ? {} : { which: one })}
              aria-current={one === which ? 'page' : undefined}
            >
              {say[one]}{' '}
              {one === 'review' && count > 0 ? (
                <span className="cnt">{count}</span>
              ) : (
                <b>{formatCount(count, locale)}</b>
              )}
            </Link>
          )
        })}
      </nav>
      <Shown of={page}>
        {(data) => (
          <div className={query.get('number') ? 'md has-chosen' : 'md'}>
            <PaymentList data={data} which={which} chosen={number} />
            <div className="d">
              {number ? (
                <OnePayment key={number} number={number} onChanged={page.reload} />
              ) : (
                <p className="empty">{say.chooseOne}</p>
              )}
            </div>
          </div>
        )}
      </Shown>
    </>
  )
}

type ListProps = { data: DeskPaymentPage; which: Which; chosen: string | null }

function PaymentList({ data, which, chosen }: ListProps) {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  const now = useNow()
  const method = todayWords(locale).method
  const address = (number: string) =>
    addressOf('/payments', { which: which === 'review' ? undefined : which, number })
  useRows(data.list, { keyOf: ({ number }) => number, open: ({ number }) => goTo(address(number)) })
  return (
    <div className="l">
      {data.list.length === 0 && (
        <div className="empty">
          <h2>{say.nothing}</h2>
          <p>{say.nothingHint}</p>
        </div>
      )}
      {data.list.map((row) => (
        <Link
          key={row.id}
          className="item"
          data-row={row.number}
          href={address(row.number)}
          aria-current={row.number === chosen ? 'true' : undefined}
        >
          <b>{row.review ? say.reason(row.review) : say.state(row.state)}</b>
          <span className="amt">{formatMoney(row.amount)}</span>
          <small>
            {method(row.method)} · {row.guest}, {row.hotel}
          </small>
          <time>{shortWhen(hereOf(row.since), now, locale)}</time>
          {row.why && <small className="faint">{row.why}</small>}
        </Link>
      ))}
      {data.messages.length > 0 && (
        <div className="odd">
          <h3>{say.odd}</h3>
          <dl className="kv t12">
            {data.messages.map((message) => (
              <div key={`${message.kind} ${message.at}`}>
                <dt>
                  {method(message.method)}, {message.kind}
                </dt>
                <dd className="faint">{shortWhen(hereOf(message.at), now, locale)}</dd>
              </div>
            ))}
          </dl>
          <p className="hint">{say.oddHint}</p>
        </div>
      )}
      {data.differences.length > 0 && (
        <div className="odd">
          <h3>{say.statements}</h3>
          <dl className="kv t12">
            {data.differences.slice(0, 9).map((one) => (
              <div key={`${one.method} ${one.day}`}>
                <dt>
                  {method(one.method)}, {formatDate(one.day, locale, 'short')} · {say.lines(one.lines)}
                </dt>
                <dd className={one.differences > 0 ? 'bad' : 'faint'}>
                  {one.differences > 0 ? say.differences(one.differences) : say.noDifference}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

function OnePayment({ number, onChanged }: { number: string; onChanged: () => void }) {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  const shown = useLoad(showDeskPayment, { number })
  const whyNot = useWhyNot('payments.change')
  const [isAsking, setAsking] = useState(false)
  const [isMarking, setMarking] = useState(false)
  const { query } = usePlace()
  const ask = async () => {
    setAsking(true)
    const answer = await call(checkDeskPayment, { number })
    setAsking(false)
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    shown.set((answer as { data: DeskPayment }).data)
    onChanged()
  }
  return (
    <Shown of={shown}>
      {(data) => {
        const { payment } = data
        const method = todayWords(locale).method(payment.method)
        const roles = whyNot?.roles.map((role) => roleNames(locale)[role]).join(locale === 'zh' ? '、' : ', ')
        const { currency } = payment.amount
        return (
          <>
            <section>
              {query.get('number') && (
                <Link className="link only-phone" href={addressOf('/payments')}>
                  <ChevronLeftIcon /> {say.back}
                </Link>
              )}
              <div className="dh">
                <div className="grow">
                  <h2>{payment.review ? say.reason(payment.review) : say.state(payment.state)}</h2>
                  <p>
                    {say.lead(number, method)}{' '}
                    <Link className="link" href={addressOf(`/orders/${payment.order}`)}>
                      {payment.order}
                    </Link>
                    {locale === 'zh' ? '，' : ', '}
                    {payment.guest}
                    {locale === 'zh' ? '，' : ', '}
                    {payment.hotel}
                  </p>
                </div>
                <button
                  type="button"
                  className="btn btn-fill"
                  aria-disabled={whyNot !== null || undefined}
                  aria-busy={isAsking || undefined}
                  title={roles ? orderActionWords(locale).youCannot(roles) : undefined}
                  onClick={() => !whyNot && !isAsking && void ask()}
                >
                  <LoopIcon />
                  {say.ask(method)}
                </button>
              </div>
              <div className="four">
                <div>
                  <span>{say.charged}</span>
                  <b>{formatMoney(data.captured)}</b>
                </div>
                <div>
                  <span>{say.refunded}</span>
                  <b>{formatMoney(data.refunded)}</b>
                </div>
                <div>
                  <span>{say.left}</span>
                  <b>{formatMoney(money(data.captured.amount - data.refunded.amount, currency))}</b>
                </div>
                <div>
                  <span>{say.fee}</span>
                  <b>{formatMoney(data.fee)}</b>
                </div>
              </div>
            </section>
            <Compared data={data} method={method} />
            {payment.review && (
              <section>
                <div className="sec-h">
                  <h2>{say.todoTitle}</h2>
                </div>
                <ol className="steps">
                  <li>
                    <span>{say.todo(payment.review)}</span>
                  </li>
                  <li>
                    <span>{say.seenLead}</span>
                    <button
                      type="button"
                      className="btn btn-s"
                      aria-disabled={whyNot !== null || undefined}
                      title={roles ? orderActionWords(locale).youCannot(roles) : undefined}
                      onClick={() => !whyNot && setMarking(true)}
                    >
                      {say.seen}
                    </button>
                  </li>
                </ol>
              </section>
            )}
            <Operations data={data} />
            {isMarking && (
              <SeenDialog
                number={number}
                onClose={() => setMarking(false)}
                onDone={(changed) => {
                  setMarking(false)
                  shown.set(changed)
                  onChanged()
                }}
              />
            )}
          </>
        )
      }}
    </Shown>
  )
}

function Compared({ data, method }: { data: DeskPayment; method: string }) {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  const ours = data.operations.filter(({ kind, state }) => kind !== 'close' && state !== 'planned')
  const theirs = data.provider?.movements ?? []
  const rows = Math.max(ours.length, theirs.length, 1)
  return (
    <section>
      <div className="sec-h">
        <h2>{say.here(method)}</h2>
        <span className="push faint t12" role="status">
          {data.provider ? say.askedAt(hereOf(data.provider.asked_at).slice(11, 19)) : say.notAsked}
        </span>
      </div>
      <div className="cmp cmp-two">
        <div>{say.ours}</div>
        <div>{say.theirs(method)}</div>
        {Array.from({ length: rows }, (_, at) => {
          const [one, other] = [ours[at], theirs[at]]
          const isOff = data.provider !== null && (one?.state === 'failed' || other?.state === 'failed')
          return [
            <div key={`here ${one?.id ?? at}`} className={isOff ? 'off' : undefined}>
              {one ? `${say.kind(one.kind)}, ${say.state(one.state)}` : say.nothingThere}
              {one && <b>{formatMoney(one.amount)}</b>}
            </div>,
            <div key={`there ${other?.id ?? at}`} className={isOff ? 'off' : undefined}>
              {other
                ? `${say.kind(other.kind)}, ${say.state(other.state)}`
                : data.provider
                  ? say.nothingThere
                  : say.notAsked}
              {other && <b>{formatMoney(other.money)}</b>}
            </div>,
          ]
        })}
      </div>
    </section>
  )
}

const looks: Record<string, string> = { succeeded: 'ok', failed: 'bad', unknown: 'wait', sent: 'wait' }

function Operations({ data }: { data: DeskPayment }) {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  return (
    <section>
      <div className="sec-h">
        <h2>{say.operations}</h2>
        <span className="push faint t12">{say.oneAtATime}</span>
      </div>
      <div className="tblwrap">
        <table className="tbl in flat">
          <thead>
            <tr>
              <th scope="col">{say.id}</th>
              <th scope="col">{say.what}</th>
              <th scope="col">{say.stateHead}</th>
              <th scope="col" className="r">
                {say.amount}
              </th>
              <th scope="col" className="r">
                {say.tries}
              </th>
              <th scope="col">{say.last}</th>
            </tr>
          </thead>
          <tbody>
            {data.operations.map((one) => (
              <tr key={one.id}>
                <th scope="row" className="mono">
                  {one.id.slice(0, 8)}
                </th>
                <td>{say.kind(one.kind)}</td>
                <td>
                  <span className={`st ${looks[one.state] ?? 'no'}`}>
                    {say.state(one.state)}
                    {one.refusal ? `, ${one.refusal}` : ''}
                  </span>
                </td>
                <td className="amt">{formatMoney(one.amount)}</td>
                <td className="r">{one.tries}</td>
                <td className="soft">{dayAndTime(hereOf(one.at), locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function SeenDialog({
  number,
  onClose,
  onDone,
}: {
  number: string
  onClose: () => void
  onDone: (payment: DeskPayment) => void
}) {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const submit = async () => {
    if (reason.trim().length < 4) return setProblem(orderActionWords(locale).reasonHint)
    const answer = await call(markDeskPaymentSeen, { number, reason, req_id: newRequestId() })
    if (answer.code !== 1) return setProblem(answer.msg)
    showToast({ kind: 'good', text: say.seenDone })
    onDone((answer as { data: DeskPayment }).data)
  }
  return (
    <Dialog
      title={say.seenTitle}
      lead={say.seenLead}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill">
            {say.seen}
          </button>
        </>
      }
    >
      <div className="stack">
        <TextArea label={orderActionWords(locale).reasonLabel} value={reason} onChange={setReason} />
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}

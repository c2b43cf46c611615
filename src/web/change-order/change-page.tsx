import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/booking.ts'
import type { ChangeOption } from '#contract/changes.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { buttonClass } from '#ui/class-names.ts'
import { CheckIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { changeWords } from '#words/booking/change-order.ts'
import { BackLink } from '../orders/back-link.tsx'
import { OrderNotFound } from '../orders/order-not-found.tsx'
import { orderUrl } from '../orders/order-search.ts'
import { payUrl } from '../orders/order-urls.ts'
import { useOrder } from '../orders/use-order.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { DatesPanel } from '../search-box/calendar/dates-panel.tsx'
import { GuestRows } from '../search-box/guest-rows.tsx'
import { childWithoutAge, partyOf } from '../search-box/party-draft.ts'
import { ChangeOptions } from './change-options.tsx'
import { ChangeReview } from './change-review.tsx'
import { ChangeSummary } from './change-summary.tsx'
import { datesText, isSameStay } from './change-text.ts'
import type { ProposedDates } from './proposed-dates.ts'
import { useChange } from './use-change.ts'
import '../search-box/calendar/calendar.css'
import './change.css'

/** Another stay for an order: dates, guests and rate, with the difference, then before and after. */
export function ChangePage({ id, proposed }: { id: string; proposed: ProposedDates }) {
  const { data, state, isMissing, again } = useOrder(id)
  if (isMissing) return <OrderNotFound />
  if (state === 'failed') return <LoadFailed onRetry={again} />
  if (!data) return <Skeleton className="order-waiting" />
  return data.actions.change === null ? (
    <ChangeForm order={data} proposed={proposed} />
  ) : (
    <NotChangeable order={data} />
  )
}

function NotChangeable({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = changeWords(locale)
  const follow = useFollow()
  return (
    <>
      <BackLink to={{ order: order.order_id }} />
      <h1>{say.cannot}</h1>
      <p className="change-sub">{say.cannotText}</p>
      <p className="change-leave">
        <a className={buttonClass()} href={orderUrl(order.order_id, locale)} onClick={follow}>
          {say.keep}
        </a>
      </p>
    </>
  )
}

function ChangeForm({ order, proposed }: { order: Order; proposed: ProposedDates }) {
  const { locale } = useRequest()
  const say = changeWords(locale)
  const router = useRouter()
  const { order_id: id, hotel, stay, cancellation } = order
  const [dates, setDates] = useState({ s_d: stay.s_d, e_d: stay.e_d, ...proposed })
  const [party, setParty] = useState<Parameters<typeof partyOf>[0]>(() => ({
    rooms: stay.rooms,
    adults: stay.adults,
    ages: stay.ages,
  }))
  const [picked, setPicked] = useState<string | null>(null)
  const [isReviewing, setReviewing] = useState(false)
  const isAgeless = childWithoutAge(party) !== null
  const wanted = isAgeless ? null : { ...dates, ...partyOf(party) }
  const change = useChange(id, wanted)
  const options = change.preview?.options ?? []
  const option = options.find((one) => keyOf(one) === picked) ?? options[0] ?? null
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isReviewing) heading.current?.focus()
  }, [isReviewing])

  const confirm = async (chosen: ChangeOption) => {
    const done = await change.execute(chosen.sealed)
    if (done) router.history.push(done.due ? payUrl(id, locale, true) : orderUrl(id, locale))
  }
  const whyNot = isAgeless
    ? say.ages
    : !option || change.isStale
      ? say.loading
      : wanted && isSameStay(order, wanted, option)
        ? say.same
        : null
  const problem = change.problem && (
    <p className="change-problem" role="alert">
      {change.problem} {say.untouched}
    </p>
  )
  if (isReviewing && option && wanted)
    return (
      <>
        <BackLink to={{ order: id }} />
        <h1 tabIndex={-1} ref={heading}>
          {say.reviewTitle}
        </h1>
        <p className="change-sub">{hotel.name}</p>
        {problem}
        <ChangeReview
          {...{ order, option, wanted }}
          busy={change.busy || change.isStale}
          onConfirm={() => void confirm(option)}
          onBack={() => {
            change.clear()
            setReviewing(false)
          }}
        />
      </>
    )
  const isFree = cancellation.label === 'free'
  return (
    <>
      <BackLink to={{ order: id }} />
      <h1>{say.title}</h1>
      <p className="change-sub">
        {hotel.name} · {datesText(stay, locale)}
      </p>
      <p className="change-free" data-free={isFree || undefined}>
        {isFree && <CheckIcon small />}
        <span>
          <b>{isFree ? cancellation.free_until && say.free(cancellation.free_until) : say.charged}</b>{' '}
          {isFree ? say.freeText : say.chargedText}
        </span>
      </p>
      {problem}
      <div className="change-columns">
        <div>
          <section className="change-part">
            <h2>{say.nights}</h2>
            <DatesPanel
              locale={locale}
              today={order.now.slice(0, 10)}
              dates={dates}
              onChange={(next) => {
                change.clear()
                setDates(next)
              }}
              party={partyOf(party)}
              target={{ id: hotel.id }}
              begun={null}
              booked={stay}
            />
            <ul className="change-key">
              <li data-key="booked">{say.bookedKey}</li>
              <li data-key="chosen">{say.chosenKey}</li>
            </ul>
          </section>
          <section className="change-part change-guests">
            <h2>{say.rooms}</h2>
            <GuestRows locale={locale} party={party} onChange={setParty} asked={isAgeless} />
          </section>
          <section className="change-part">
            <div className="change-head">
              <h2>{say.rates}</h2>
              {order.payment.captured.amount > 0 && option && (
                <p>{say.against(formatMoney(option.paid, locale))}</p>
              )}
            </div>
            <ChangeOptions
              preview={change.preview}
              isStale={change.isStale}
              hasFailed={change.hasFailed}
              onRetry={change.again}
              chosen={option ? keyOf(option) : null}
              onChoose={setPicked}
              onNearest={setDates}
            />
          </section>
        </div>
        {option && (
          <ChangeSummary
            {...{ order, option, dates }}
            why={whyNot}
            isStale={change.isStale}
            onReview={() => {
              change.clear()
              setReviewing(true)
            }}
          />
        )}
      </div>
    </>
  )
}

export const keyOf = ({ room, rate }: ChangeOption) => `${room} ${rate}`

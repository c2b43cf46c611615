import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { PriceAlert } from '#contract/alerts.ts'
import { type Asked, succeeded } from '#contract/endpoint.ts'
import { changeAlerts, listHotels } from '#contract/endpoints.ts'
import { isFilterSet, type ListFilters } from '#domain/hotel/list-filters.ts'
import { type Money, money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { fallenTotal } from '#domain/price/price-alert.ts'
import { type FlexibleDates, flexibleFields } from '#domain/stay/flexible-stay.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { warnIncomplete } from '#ui/fields/use-form.ts'
import { CheckIcon } from '#ui/icons/icons.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Price } from '#ui/price.tsx'
import { answerWords } from '#words/errors/form-messages.ts'
import { alertWords } from '#words/saved/alerts.ts'
import { watchButtonWords } from '#words/saved/watch-button.ts'
import { flexibleDatesText } from '#words/search/flexible-dates.ts'
import { searchWords } from '#words/search/search.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useRequest } from '../page/use-page.ts'
import { usePush } from '../push/use-push.ts'
import type { StaySearch } from '../search-query/stay-search.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { limitAmount } from './limit-amount.ts'
import { LimitField } from './limit-field.tsx'
import './watch-dialog.css'

/** The question of an alert: a hotel or a place, with the stay and filters of the page. */
export type Watched = {
  readonly hotel?: { readonly id: string; readonly name: string }
  readonly place?: { readonly kw: string; readonly name: string }
  readonly search: StaySearch
  /** Only of a search. */
  readonly flexible?: FlexibleDates | null
  readonly filters: Partial<ListFilters>
  /** The filters in words. */
  readonly filterNames: readonly string[]
  readonly currency: string
  /** The present total; null if nothing is available. Absent, it is requested. */
  readonly now?: Money | null
  /** Hotels that the search finds. */
  readonly count?: number
}

type Props = { watched: Watched; onClose: () => void }
type NewAlert = NonNullable<Asked<typeof changeAlerts>['add']>

/** The question as both endpoints read it. */
function questionOf({ hotel, place, search, flexible = null, filters, currency }: Watched): NewAlert {
  const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => isFilterSet(value)))
  const subject = hotel ? { hotel: hotel.id } : { kw: place?.kw ?? '' }
  const { s_d, e_d, ...party } = search
  // Dates within a month follow from the month.
  const dates = flexible && flexible.kind !== 'around' ? {} : { s_d, e_d }
  return {
    ...subject,
    ...dates,
    ...party,
    ...flexibleFields(flexible),
    ages: [...search.ages],
    currency,
    ...(set as Partial<NewAlert>),
  }
}

/** Begins a price alert; on a phone a sheet. */
export function WatchDialog({ watched, onClose }: Props) {
  const { locale } = useRequest()
  const title = watchButtonWords(locale)
  const [begun, setBegun] = useState<{ alert: PriceAlert; email: string | null } | null>(null)
  const { hotel, place } = watched
  return (
    <Dialog
      open
      onClose={onClose}
      title={hotel ? title.watchHotel : title.watchSearch}
      lead={hotel?.name ?? place?.name}
    >
      {begun ? (
        <Begun {...begun} onClose={onClose} />
      ) : (
        <WatchForm watched={watched} onBegun={(alert, email) => setBegun({ alert, email })} />
      )}
    </Dialog>
  )
}

/** The cheapest total of a search now. */
function useTotal(watched: Watched): Money | null | undefined {
  const { call } = useRequest()
  const { now } = watched
  const [total, setTotal] = useState<Money | null | undefined>(now)
  const question = JSON.stringify(questionOf(watched))
  useEffect(() => {
    if (now !== undefined) return
    let isOpen = true
    const { kw, ...rest } = JSON.parse(question) as Asked<typeof listHotels>
    call(listHotels, { ...rest, ...(kw ? { kw } : {}), sort: 'price', page_size: 1 }, { quiet: true })
      .catch(() => null)
      .then((answer) => {
        if (isOpen && answer && succeeded(answer)) setTotal(answer.data.list[0]?.offer?.total ?? null)
      })
    return () => {
      isOpen = false
    }
  }, [call, question, now])
  return total
}

type FormProps = { watched: Watched; onBegun: (alert: PriceAlert, email: string | null) => void }

function WatchForm({ watched, onBegun }: FormProps) {
  const { locale } = useRequest()
  const say = alertWords(locale)
  const ask = searchWords(locale)
  const signedCall = useSignedCall()
  const push = usePush()
  const name = useId()
  const total = useTotal(watched)
  const [isLimited, setLimited] = useState(false)
  const [typed, setTyped] = useState('')
  const [by, setBy] = useState({ email: true, push: false })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const { hotel, place, search, flexible, filterNames, currency, count } = watched
  const nights = say.nights(dayOf(search.e_d) - dayOf(search.s_d))
  const guests = ask.party(search.adults, search.ages)
  const party = search.rooms > 1 ? ask.inOneLine(guests, ask.roomCount(search.rooms)) : guests
  const subject = hotel
    ? filterNames.length > 0
      ? say.cheapestWanted
      : say.cheapestRate
    : say.cheapestOf(count ?? 0)

  const type = (text: string) => {
    setTyped(text)
    setError(null)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const limit = isLimited ? limitAmount(typed, currency) : null
    if (isLimited && limit === null) {
      if (!typed.trim()) warnIncomplete(locale)
      return setError(say.limitWrong)
    }
    setBusy(true)
    setRefused(null)
    const isPushed = by.push && (push.device !== null || (await push.turnOn()) !== null)
    const add = {
      ...questionOf(watched),
      ...(limit === null ? {} : { limit }),
      email: by.email || !isPushed,
      push: isPushed,
    }
    const prompt = { lead: say.toWatch }
    const answer = await signedCall(changeAlerts, { add, req_id: randomId() }, { prompt, quiet: true }).catch(
      () => undefined,
    )
    setBusy(false)
    if (answer === null) return
    if (!answer || !succeeded(answer)) return setRefused(answer?.msg ?? answerWords(locale).noAnswer)
    const alert = answer.data.list.find(({ id }) => id === answer.data.added)
    if (alert) onBegun(alert, answer.data.email)
  }

  return (
    <form className="watch-form" noValidate onSubmit={(event) => void send(event)}>
      <dl className="watch-facts">
        {place && <Fact name={say.place}>{place.name}</Fact>}
        <Fact name={say.stay}>
          {flexible
            ? flexibleDatesText(flexible, search, locale)
            : say.stayIs(search.s_d, search.e_d, nights)}
        </Fact>
        <Fact name={say.party}>{party}</Fact>
        {filterNames.length > 0 && (
          <Fact name={say.filters}>{filterNames.join(locale === 'zh' ? '，' : ', ')}</Fact>
        )}
        <Fact name={say.watched}>{subject}</Fact>
      </dl>
      <p className="watch-now">
        <span>{say.now}</span>
        {total ? <Price of={total} size="medium" /> : <b>{total === null ? say.soldOut : '…'}</b>}
        {total && <small>{say.allIn(nights)}</small>}
      </p>
      <fieldset>
        <legend>{say.when}</legend>
        <label className="watch-choice">
          <input type="radio" name={name} checked={!isLimited} onChange={() => setLimited(false)} />
          <span>
            <b>{say.byFall}</b>
            <small>
              {total
                ? say.byFallTo(formatMoney(money(fallenTotal(total.amount), currency), locale))
                : say.whenRoom}
            </small>
          </span>
        </label>
        <label className="watch-choice">
          <input type="radio" name={name} checked={isLimited} onChange={() => setLimited(true)} />
          <span>
            <b>{say.byLimit}</b>
            <small>{say.byLimitText}</small>
          </span>
        </label>
      </fieldset>
      {isLimited && <LimitField currency={currency} typed={typed} onType={type} error={error} />}
      {push.ability === 'ready' && (
        <div className="watch-by">
          <Checkbox
            label={say.byEmail}
            checked={by.email}
            onChange={(event) =>
              setBy({ email: event.target.checked, push: by.push || !event.target.checked })
            }
          />
          <Checkbox
            label={say.byPush}
            checked={by.push}
            onChange={(event) =>
              setBy({ email: by.email || !event.target.checked, push: event.target.checked })
            }
          />
        </div>
      )}
      {refused && (
        <p role="alert" className="watch-refused">
          {refused}
        </p>
      )}
      <Button type="submit" kind="filled" wide busy={busy}>
        {say.begin}
      </Button>
      <p className="watch-hint">{say.hint}</p>
    </form>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

type BegunProps = { alert: PriceAlert; email: string | null; onClose: () => void }

/** The alert as it was stored: its first total, and from which total on a message is sent. */
function Begun({ alert, email, onClose }: BegunProps) {
  const { locale } = useRequest()
  const say = alertWords(locale)
  const signedCall = useSignedCall()
  const [busy, setBusy] = useState(false)
  const { hotel, now, limit, falls_at } = alert
  const undo = async () => {
    setBusy(true)
    const answer = await signedCall(changeAlerts, { remove: alert.id, req_id: randomId() }).catch(() => null)
    setBusy(false)
    if (answer && succeeded(answer)) onClose()
  }
  const most = Math.max(limit?.amount ?? 0, falls_at?.amount ?? 0)
  const total = formatMoney(money(most, alert.currency), locale)
  const sentences = now
    ? [
        say.begunAt(formatMoney(now, locale)),
        alert.email && email ? say.willEmail(email, total) : say.willPush(total),
      ]
    : [say.begunSoldOut]
  return (
    <div className="watch-begun" role="status">
      <p>
        <CheckIcon />
        <b>{hotel ? say.begunHotel : say.begunSearch}</b>
      </p>
      <p>{sentences.join(locale === 'zh' ? '' : ' ')}</p>
      <div>
        <Link to="/center/alerts" className={buttonClass()}>
          {say.all}
        </Link>
        <Button kind="quiet" busy={busy} onClick={() => void undo()}>
          {say.undo}
        </Button>
      </div>
    </div>
  )
}

import { useState } from 'react'
import type { DeskOrderPage } from '#contract/desk/orders.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { paymentMethods } from '#domain/payment/payment-means.ts'
import { PlusIcon } from '#ui/icons/icons.ts'
import { orderListWords, stateNames } from '#words/desk/orders.ts'
import { todayWords } from '#words/desk/today.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf, setQuery } from '../router.ts'
import { countText, plainFilters } from './filters.ts'

const chips: readonly OrderState[] = [
  'held',
  'payment_review',
  'confirmed',
  'staying',
  'completed',
  'cancelled',
]

type Props = {
  page: DeskOrderPage | null
  states: readonly OrderState[]
  onToggle: (state: OrderState) => void
}

export function OrderFilters({ page, states, onToggle }: Props) {
  const locale = useLocale()
  const say = orderListWords(locale)
  const { query } = usePlace()
  const names = stateNames(locale)
  const change = setQuery
  const dates = [
    ['arriving', say.arrivingOn],
    ['departing', say.departingOn],
    ['booked', say.bookedOn],
  ] as const
  const hasFilter = states.length > 0 || plainFilters.some((name) => query.get(name))
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
      {isShown('agent') && (
        <label className={query.get('agent') ? 'chip on' : 'chip chip-date'}>
          {say.agent}
          <input
            key={query.get('agent')}
            className="chip-code"
            maxLength={8}
            placeholder={say.agentCode}
            defaultValue={query.get('agent') ?? ''}
            onBlur={(event) => change({ agent: event.target.value.trim().toUpperCase() || undefined })}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
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

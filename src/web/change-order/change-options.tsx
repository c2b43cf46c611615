import type { ChangeOption, ChangePreview } from '#contract/changes.ts'
import type { Money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { changeWords } from '#words/booking/change-order.ts'
import { reasonWords } from '#words/hotels/offers.ts'
import { useRequest } from '../page/use-page.ts'
import type { StayDates } from '../search-box/calendar/calendar-days.ts'
import { datesText, differenceOf, policyText } from './change-text.ts'

type Props = {
  preview: ChangePreview | null
  isStale: boolean
  hasFailed: boolean
  onRetry: () => void
  chosen: string | null
  onChoose: (key: string) => void
  onNearest: (dates: StayDates) => void
}

/** Every rate of the hotel for the new stay: its policy, its total and the difference. */
export function ChangeOptions({ preview, isStale, hasFailed, onRetry, chosen, onChoose, onNearest }: Props) {
  const { locale } = useRequest()
  const say = changeWords(locale)
  if (hasFailed)
    return (
      <p className="change-none" role="alert">
        {say.failed} <Button onClick={onRetry}>{say.again}</Button>
      </p>
    )
  if (!preview) return <Skeleton className="change-waiting" />
  if (preview.options.length === 0) {
    const { reason, nearest, nearest_difference: difference } = preview
    return (
      <div className="change-none" role="status">
        <p>{say.unavailable(reasonWords(locale)[reason ?? 'no_rate'])}</p>
        {nearest && (
          <Button onClick={() => onNearest(nearest)}>
            {say.nearest(datesText(nearest, locale))}
            {difference && <NearestDifference difference={difference} />}
          </Button>
        )}
        <p className="change-stands">{say.untouched}</p>
      </div>
    )
  }
  return (
    <fieldset className="change-rates" aria-busy={isStale || undefined}>
      <legend className="sr-only">{say.rates}</legend>
      {preview.options.map((option) => {
        const key = `${option.room} ${option.rate}`
        return <Option key={key} option={option} isChosen={key === chosen} onChoose={() => onChoose(key)} />
      })}
    </fieldset>
  )
}

function NearestDifference({ difference }: { difference: Money }) {
  const { locale } = useRequest()
  const say = changeWords(locale)
  const { kind, amount } = differenceOf({ difference })
  if (kind === 'even') return <small>{say.even}</small>
  const shown = formatMoney(amount, locale)
  return (
    <small className="change-difference" data-kind={kind}>
      {kind === 'pay' ? say.nearestPay(shown) : say.nearestBack(shown)}
    </small>
  )
}

type OptionProps = { option: ChangeOption; isChosen: boolean; onChoose: () => void }

function Option({ option, isChosen, onChoose }: OptionProps) {
  const { locale } = useRequest()
  const say = changeWords(locale)
  const { kind, amount } = differenceOf(option)
  return (
    <label className="change-rate">
      <input type="radio" name="rate" checked={isChosen} onChange={onChoose} />
      <span className="change-plan">
        <b>{option.room_name}</b>
        <span>{option.rate_name}</span>
        {option.same_rate && <small>{say.yours}</small>}
      </span>
      <span className="change-policy" data-label={option.label}>
        {policyText(option, locale)}
      </span>
      <span className="change-total">{formatMoney(option.price.total, locale)}</span>
      <span className="change-difference" data-kind={kind}>
        {kind === 'even' ? (
          option.balance.amount > 0 ? (
            say.evenNow
          ) : (
            say.even
          )
        ) : (
          <>
            <b>{formatMoney(amount, locale)}</b> <small>{kind === 'pay' ? say.toPay : say.back}</small>
          </>
        )}
      </span>
    </label>
  )
}

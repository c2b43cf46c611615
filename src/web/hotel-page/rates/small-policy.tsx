import type { Rate } from '#contract/hotels.ts'
import type { CancellationWindow } from '#contract/prices.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { offerWords } from '#words/hotels/offers.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { kindOf } from '../../price-charts/timeline.ts'
import { useHotelPlace } from '../hotel-context.ts'

/** One bar of the windows, one sentence with date and hour. */
export function SmallPolicy({ rate }: { rate: Rate }) {
  const { locale } = useHotelPlace()
  const say = rateWords(locale)
  const { windows, label, free_until } = rate.cancellation
  const [first] = windows
  if (!first) return null
  const kinds = windows.map(kindOf)
  const nextFee = windows.find(({ from, fee }) => from !== null && fee.amount > first.fee.amount)
  return (
    <div>
      <div className="policy-bar" aria-hidden="true">
        {windows.map(({ from }, at) =>
          // A charge that changes nothing of the cost begins no part of its own.
          kinds[at] === 'free' && kinds[at - 1] === 'free' ? null : (
            <i key={from} className="policy-part" data-kind={kinds[at]} />
          ),
        )}
      </div>
      {label === 'free' ? (
        <p>
          <b className="rate-fact rate-good">
            {free_until ? say.freeUntil(free_until) : offerWords(locale).free}
          </b>
          <small className="rate-note">
            {nextFee ? thenText(nextFee) : rate.payment === 'at_hotel' ? say.always : say.freeBeforeCheckIn}
          </small>
        </p>
      ) : label === 'none' ? (
        <p>
          <b className="rate-fact">{say.noRefund}</b>
          <small className="rate-note">{say.noRefundNote}</small>
        </p>
      ) : (
        <p>
          <b className="rate-fact">{say.keptAtOnce(formatMoney(first.fee, locale))}</b>
          <small className="rate-note">{nextFee && fromText(nextFee)}</small>
        </p>
      )}
    </div>
  )

  function thenText(window: CancellationWindow): string {
    const { fee } = window
    return kindOf(window) === 'none' ? say.thenNothing : say.thenKept(formatMoney(fee, locale))
  }
  function fromText(window: CancellationWindow): string {
    const { from, fee } = window
    if (from === null) return ''
    return kindOf(window) === 'none' ? say.fromNothing(from) : say.fromKept(from, formatMoney(fee, locale))
  }
}

import type { Rate } from '#contract/hotels.ts'
import type { CancellationWindow } from '#contract/prices.ts'
import { formatMoney } from '#domain/money-format.ts'
import { rateWords } from '#words/rates.ts'
import { useHotelPlace } from './hotel-context.ts'
import { kindOf } from './timeline.ts'

/** One bar of the windows, one sentence with date and hour. */
export function SmallPolicy({ rate }: { rate: Rate }) {
  const { locale } = useHotelPlace()
  const say = rateWords(locale)
  const { windows, label, free_until } = rate.cancellation
  const [first, second] = windows
  if (!first) return null
  return (
    <div>
      <div className="policy-bar" aria-hidden="true">
        {windows.map((window) => (
          <i key={window.from} className="policy-part" data-kind={kindOf(window)} />
        ))}
      </div>
      {label === 'free' && free_until ? (
        <p>
          <b className="rate-fact rate-good">{say.freeUntil(free_until)}</b>
          <small className="rate-note">{second ? thenText(second) : say.always}</small>
        </p>
      ) : label === 'none' ? (
        <p>
          <b className="rate-fact">{say.noRefund}</b>
          <small className="rate-note">{say.noRefundNote}</small>
        </p>
      ) : (
        <p>
          <b className="rate-fact">{say.keptAtOnce(formatMoney(first.fee))}</b>
          <small className="rate-note">{second && fromText(second)}</small>
        </p>
      )}
    </div>
  )

  function thenText({ fee, refund }: CancellationWindow): string {
    return refund.amount === 0 ? say.thenNothing : say.thenKept(formatMoney(fee))
  }
  function fromText({ from, fee, refund }: CancellationWindow): string {
    if (from === null) return ''
    return refund.amount === 0 ? say.fromNothing(from) : say.fromKept(from, formatMoney(fee))
  }
}

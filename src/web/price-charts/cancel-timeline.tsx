import { type CSSProperties, useId, useState } from 'react'
import type { CancellationWindow } from '#contract/prices.ts'
import { formatDate, formatHotelTime } from '#words/format.ts'
import { productRuleWords } from '#words/hotels/product-rules.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { useRequest } from '../page/use-page.ts'
import { mergeByOutcome, outcomeText } from './outcome-text.ts'
import { endOfDay, inOffsetOf, momentAt, sharesOf, stretchAt, stretchesOf } from './timeline.ts'

const steps = 200

type Props = {
  windows: readonly CancellationWindow[]
  now: string
  checkIn: string
  /** The rate of the policy, shown under the heading. */
  of: string
  heading?: 'h2' | 'h3'
  /** Nothing was paid yet. */
  isUnpaid?: boolean
}

/** A policy from now to the day of arrival; a point on it tells what comes back at that moment. */
export function CancelTimeline({
  windows,
  now,
  checkIn,
  of,
  heading: Heading = 'h3',
  isUnpaid = false,
}: Props) {
  const { locale } = useRequest()
  const say = rateWords(locale)
  const id = useId()
  const [place, setPlace] = useState(0)
  const all = stretchesOf(windows, { now: Date.parse(now), end: endOfDay(checkIn) })
  const stretches = mergeByOutcome(all, locale)
  const moment = momentAt(stretches, place / steps)
  const here = stretchAt(stretches, moment)
  const when = formatHotelTime(inOffsetOf(checkIn, moment), locale)
  const outcome = outcomeText(here, locale)
  const shares = sharesOf(stretches)
  // Where every moment has the same outcome there is nothing to look for.
  const isOne = stretches.length === 1
  if (isOne && here.kind === 'none')
    return (
      <section className="timeline-plain" aria-labelledby={id}>
        <Heading id={id}>{say.ifPlansChange}</Heading>
        <p>{productRuleWords(locale).nothingBack}</p>
      </section>
    )
  return (
    <section className="timeline" aria-labelledby={id}>
      <Heading id={id}>{say.ifPlansChange}</Heading>
      <p className="timeline-of">{of}</p>
      {isUnpaid && <p className="timeline-of">{say.unpaid}</p>}
      <div className="timeline-line" style={{ '--at': `${(place / steps) * 100}%` } as CSSProperties}>
        <div className="timeline-track" aria-hidden="true" style={columns(shares)}>
          {stretches.map(({ kind, from }) => (
            <i key={from} data-kind={kind} />
          ))}
        </div>
        {!isOne && (
          <input
            type="range"
            className="timeline-point needs-js"
            min={0}
            max={steps}
            value={place}
            aria-label={say.cancelAt}
            aria-valuetext={`${when}: ${outcome}`}
            onChange={(event) => setPlace(Number(event.target.value))}
          />
        )}
      </div>
      <p className="timeline-ends" aria-hidden="true">
        <span>{say.lineStart}</span>
        <span>{`${say.until} ${formatDate(checkIn.slice(0, 10), locale, 'short')}`}</span>
      </p>
      <ol className="timeline-windows" style={columns(shares)}>
        {stretches.map((stretch) => (
          <li key={stretch.from} data-kind={stretch.kind} data-here={stretch === here || undefined}>
            <small>{stretch.starts ? formatHotelTime(stretch.starts, locale) : say.fromNow}</small>
            <b>{outcomeText(stretch, locale)}</b>
          </li>
        ))}
      </ol>
      {!isOne && (
        <>
          <p className="timeline-says needs-js" aria-hidden="true">
            <span>
              {say.cancelAt} <b>{when}</b>
            </span>
            <strong>{outcome}</strong>
          </p>
          <p className="timeline-hint needs-js">{say.move}</p>
        </>
      )}
    </section>
  )
}

const columns = (shares: readonly number[]): CSSProperties => ({
  gridTemplateColumns: shares.map((share) => `${Math.round(share * 1000)}fr`).join(' '),
})

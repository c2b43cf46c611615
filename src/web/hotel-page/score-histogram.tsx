import { HiddenText } from '#ui/hidden-text.tsx'
import { formatCount } from '#words/format.ts'
import { reviewWords } from '#words/hotels/reviews.ts'
import { useHotelLinks, useHotelPlace } from './hotel-context.ts'

const scores = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]

/** How many gave which score; each bar shows those reviews alone. */
export function ScoreHistogram({ histogram }: { histogram: Readonly<Record<string, number>> }) {
  const { locale, query } = useHotelPlace()
  const { onReviews } = useHotelLinks()
  const say = reviewWords(locale)
  const counts = scores.map((score) => ({ score, count: histogram[score] ?? 0 }))
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <ul className="histogram" aria-label={say.histogram}>
      {counts.map(({ score, count }) => {
        const isOn = query.reviews.score === score
        const link = onReviews({ score: isOn ? null : score })
        const inside = (
          <>
            <span className="histogram-score">{score}</span>
            <i>
              <i style={{ width: `${(count / most) * 100}%` }} />
            </i>
            <span className="histogram-count">{formatCount(count, locale)}</span>
          </>
        )
        return (
          <li key={score}>
            {count === 0 ? (
              <span className="histogram-row">{inside}</span>
            ) : (
              <a
                className="histogram-row"
                aria-current={isOn || undefined}
                href={link.href}
                onClick={link.onClick}
              >
                {inside}
                <HiddenText>{isOn ? say.anyScore : say.only(score)}</HiddenText>
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

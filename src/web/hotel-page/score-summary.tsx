import type { Hotel } from '#contract/hotels.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { offerWords, scoreWord } from '#words/hotels/offers.ts'
import { useHotelPlace } from './hotel-context.ts'

const categories = ['cleanliness', 'location', 'service', 'comfort', 'value'] as const

/** The guests' score in large, what it is made of in small. */
export function ScoreSummary({ hotel }: { hotel: Pick<Hotel, 'score' | 'reviews' | 'scores' | 'demo'> }) {
  const { locale } = useHotelPlace()
  const say = hotelPageWords(locale)
  const { score, reviews, scores, demo } = hotel
  if (score === null) return <p className="score-none">{offerWords(locale).unrated}</p>
  const figure = score.toFixed(1)
  return (
    <div className="score-summary">
      <p className="score-large">
        <b aria-hidden="true">{figure}</b>
        <HiddenText>{offerWords(locale).scoreOutOf(figure)}</HiddenText>
        <span>
          <strong>{scoreWord(score, locale)}</strong>
          <a href="#reviews">{demo ? say.sampleReviews(reviews) : say.guestReviews(reviews)}</a>
        </span>
      </p>
      <dl className="score-bars">
        {categories.map((category) => {
          const mean = scores[category]
          return mean === null ? null : (
            <div key={category}>
              <dt>{say[category]}</dt>
              <dd>
                <i style={{ width: `${mean * 10}%` }} />
                <span>{mean.toFixed(1)}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

import type { Hotel } from '#contract/hotels.ts'
import type { Review, ReviewPage } from '#contract/reviews.ts'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { reviewWords } from '#words/hotels/reviews.ts'
import { RetryLoad } from '../page/load-failed.tsx'
import { TranslateButton } from '../translation/translate-button.tsx'
import { useTranslation } from '../translation/use-translation.ts'
import { useHotelLinks, useHotelPlace } from './hotel-context.ts'
import { ReviewFilters } from './review-filters.tsx'
import { ScoreHistogram } from './score-histogram.tsx'

type Props = {
  hotel: Hotel
  /** Null where none came and none were there before. */
  page: ReviewPage | null
  /** The requested reviews failed to load: the previous ones are shown. */
  isOld: boolean
}

/** Scores and reviews of guests; reviews in the reader’s language come first. */
export function ReviewsSection({ hotel, page, isOld }: Props) {
  const { locale } = useHotelPlace()
  const { onReviews } = useHotelLinks()
  const say = reviewWords(locale)
  if (!page || hotel.reviews === 0) {
    return (
      <section id="reviews" data-section="reviews" className="hotel-part">
        <h2>{say.title}</h2>
        {hotel.reviews === 0 ? (
          <p className="part-note">{say.noneYet}</p>
        ) : (
          <RetryLoad>{say.failedAll}</RetryLoad>
        )}
      </section>
    )
  }
  const pages = Math.ceil(page.total / page.page_size)
  return (
    <section id="reviews" data-section="reviews" className="hotel-part">
      <h2>{say.title}</h2>
      {page.sample && <p className="part-note">{say.samples}</p>}
      <div className="reviews">
        <ScoreHistogram histogram={page.histogram} />
        <div>
          <ReviewFilters total={page.total} />
          {isOld && <RetryLoad>{say.failed}</RetryLoad>}
          {page.list.length === 0 && <p className="part-note">{say.none}</p>}
          <ol className="review-list">
            {page.list.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ol>
          <Pagination
            page={page.page}
            pages={pages}
            total={page.total}
            totalText={say.shown(page.total)}
            label={say.pages}
            hrefFor={(to) => onReviews({ page: to }).href}
          />
        </div>
      </div>
    </section>
  )
}

function ReviewCard({ review }: { review: Review }) {
  const { locale } = useHotelPlace()
  const say = reviewWords(locale)
  const { score, by, kind, at, sample, verified, images, reply } = review
  const written = useTranslation([review.title, review.text, ...(reply ? [reply] : [])])
  const [title, text, replied] = written.shown
  const [titleIn, textIn, repliedIn] = written.langs
  const mark = sample ? say.sample : verified ? say.verified : ''
  const facts = [mark, say.month(at.slice(0, 10)), kind ? say[`one_${kind}`] : ''].filter(Boolean)
  return (
    <article className="review">
      <h3>
        <b className="review-score">
          {score}
          <span className="sr-only"> {say.outOf}</span>
        </b>
        <bdi lang={titleIn}>{title}</bdi>
      </h3>
      <p className="written" dir="auto" lang={textIn}>
        {text}
      </p>
      <TranslateButton of={written} />
      {images.length > 0 && (
        <ul className="review-pictures">
          {images.map(({ id, url, alt }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={alt} width={96} height={72} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="review-by">
        {facts.join(' · ')} · <bdi>{by}</bdi>
      </p>
      {reply && (
        <blockquote>
          <b className="review-reply">{say.reply}</b>
          <p className="written" dir="auto" lang={repliedIn}>
            {replied}
          </p>
        </blockquote>
      )}
    </article>
  )
}

import type { CSSProperties } from 'react'
import { type ReviewCategory, reviewCategories } from '#domain/hotel/review-sums.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/icons/icons.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { reviewFormWords } from '#words/hotels/review-form.ts'
import { useRequest } from '../page/use-page.ts'

export type Scores = Readonly<Partial<Record<ReviewCategory, number>>>

type Props = { scores: Scores; onChange: (scores: Scores) => void }

/** One slider a category. An untouched category has no score, and a score can be removed again. */
export function CategoryScores({ scores, onChange }: Props) {
  const { locale } = useRequest()
  const say = reviewFormWords(locale)
  return (
    <fieldset className="category-scores">
      <legend>{say.inDetail}</legend>
      <p>{say.inDetailText}</p>
      {reviewCategories.map((category) => (
        <CategorySlider
          key={category}
          category={category}
          score={scores[category] ?? null}
          onChange={(score) => {
            const { [category]: _, ...others } = scores
            onChange(score === null ? others : { ...scores, [category]: score })
          }}
        />
      ))}
    </fieldset>
  )
}

/** Where the handle waits until it is touched. */
const resting = 6

type SliderProps = {
  category: ReviewCategory
  score: number | null
  onChange: (score: number | null) => void
}

function CategorySlider({ category, score, onChange }: SliderProps) {
  const { locale } = useRequest()
  const say = reviewFormWords(locale)
  const name = hotelPageWords(locale)[category]
  const shown = score ?? resting
  const isSet = score !== null
  return (
    <div className="category-score" data-unset={!isSet || undefined}>
      <label>
        <span>{name}</span>
        <input
          type="range"
          min={1}
          max={10}
          step={1}
          value={shown}
          style={{ '--filled': `${isSet ? ((shown - 1) / 9) * 100 : 0}%` } as CSSProperties}
          aria-valuetext={isSet ? say.scoreOf(score) : say.notScored}
          onChange={(event) => onChange(Number(event.target.value))}
          // Pressed where it already stands, it does not change, and is chosen all the same.
          onPointerUp={(event) => onChange(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key === 'Delete' || event.key === 'Backspace') onChange(null)
            if (event.key === ' ' || event.key === 'Enter') {
              event.preventDefault()
              onChange(shown)
            }
          }}
        />
      </label>
      <output aria-hidden="true">{score ?? '–'}</output>
      {isSet ? (
        <Button
          kind="quiet"
          size="small"
          round
          aria-label={say.leaveOut(name)}
          onClick={() => onChange(null)}
        >
          <CloseIcon />
        </Button>
      ) : (
        <span />
      )}
    </div>
  )
}

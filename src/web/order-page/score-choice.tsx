import { type KeyboardEvent, useId } from 'react'
import { WarningIcon } from '#ui/icons/icons.ts'
import { reviewFormWords } from '#words/hotels/review-form.ts'
import { useRequest } from '../page/use-page.ts'

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

type Props = { score: number; error: string | undefined; onChoose: (score: number) => void }

/** Ten cells, one radio group: arrows as in any, 1 to 9 by their key, 0 for ten. None is chosen beforehand. */
export function ScoreChoice({ score, error, onChoose }: Props) {
  const { locale } = useRequest()
  const say = reviewFormWords(locale)
  const id = useId()
  const type = (event: KeyboardEvent) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const typed = Number(event.key) || 10
    onChoose(typed)
    event.currentTarget.querySelector<HTMLInputElement>(`[value="${typed}"]`)?.focus()
  }
  return (
    <fieldset className="score-choice" onKeyDown={type} aria-describedby={error ? id : undefined}>
      <legend>{say.score}</legend>
      <p className="score-choice-big" aria-hidden="true">
        <b>{score || null}</b>
        <span>{say.meaning(score)}</span>
      </p>
      <div className="score-choice-cells">
        {scores.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="score"
              value={one}
              checked={one === score}
              aria-label={`${say.scoreOf(one)}${locale === 'zh' ? '，' : ', '}${say.meaning(one)}`}
              onChange={() => onChoose(one)}
            />
            {one}
          </label>
        ))}
      </div>
      <p className="score-choice-ends" aria-hidden="true">
        <span>{say.lowest}</span>
        <span>{say.highest}</span>
      </p>
      {error && (
        <p id={id} className="field-note field-error" role="alert">
          <WarningIcon />
          {error}
        </p>
      )}
    </fieldset>
  )
}

import type { Locale } from '#domain/text/locale.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { offerWords, scoreWord } from '#words/hotels/offers.ts'

/** The guests' score as a figure and a word: “9.1 Superb”. */
export function Score({ score, locale }: { score: number | null; locale: Locale }) {
  const say = offerWords(locale)
  if (score === null) return <span className="score score-none">{say.unrated}</span>
  const figure = score.toFixed(1)
  const word = scoreWord(score, locale)
  return (
    <span className="score">
      <b aria-hidden="true">{figure}</b>
      <HiddenText>{say.scoreOutOf(figure)}</HiddenText>
      {word && <span>{word}</span>}
    </span>
  )
}

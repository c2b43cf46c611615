import { type FirstStep, firstSteps } from '#domain/hotel/first-steps.ts'
import { CheckIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { useLocale } from '../parts/use-desk.ts'
import { useEditor } from './editor.ts'

/** The guided list of a hotel that was never on sale, with its progress. */
export function FirstSteps() {
  const say = hotelEditorWords(useLocale())
  const { hotel } = useEditor()
  if (hotel.state !== 'draft') return null
  const steps = firstSteps(hotel.quality.faults)
  const done = steps.filter(({ isDone }) => isDone).length
  const names: Record<FirstStep, string> = {
    facts: say.facts,
    texts: say.texts,
    rooms: say.rooms,
    rates: say.rates,
    prices: say.prices,
    photographs: say.photographs,
    open: say.stepOpen,
  }
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">
        {say.firstHour}
        <span className="push">{say.stepsDone(done, steps.length)}</span>
      </h2>
      <progress max={steps.length} value={done} aria-labelledby="first-steps" />
      <ol>
        {steps.map(({ step, isDone }) => (
          <li key={step} className={isDone ? 'done' : undefined}>
            <a href={step === 'open' ? '#main' : `#hotel-${step}`}>
              <span className="tick" aria-hidden="true">
                {isDone && <CheckIcon />}
              </span>
              {names[step]}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

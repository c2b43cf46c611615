import type { Hotel } from '#contract/hotels.ts'
import type { Question } from '#contract/questions.ts'
import { hotelPageWords } from '#words/hotel-page.ts'
import { TranslateButton } from '../translation/translate-button.tsx'
import { useTranslation } from '../translation/use-translation.ts'
import { useHotelPlace } from './hotel-context.ts'

/** What everybody asks, answered from the facts; and what guests asked. */
export function QuestionsSection({ hotel, questions }: { hotel: Hotel; questions: readonly Question[] }) {
  const { locale } = useHotelPlace()
  const say = hotelPageWords(locale)
  return (
    <section id="questions" data-section="questions" className="hotel-part">
      <h2>{say.questions}</h2>
      <div className="questions">
        <div>
          <h3>{say.factsTitle}</h3>
          {hotel.faq.map(({ question, answer }) => (
            <details key={question} className="fact">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
        <div>
          <h3>{say.asked}</h3>
          {questions.length === 0 && <p className="part-note">{say.noQuestions}</p>}
          {questions.map((question) => (
            <AskedQuestion key={question.id} question={question} />
          ))}
        </div>
      </div>
    </section>
  )
}

function AskedQuestion({ question }: { question: Question }) {
  const { locale } = useHotelPlace()
  const say = hotelPageWords(locale)
  const written = useTranslation([question.text, ...question.answers.map((answer) => answer.text)])
  const [text, ...answers] = written.shown
  const by = [question.sample ? say.sample : '', say.by(question.by, question.at.slice(0, 10))]
  return (
    <article className="question">
      <h4 lang={written.lang}>{text}</h4>
      <p className="review-by">{by.filter(Boolean).join(' · ')}</p>
      {question.answers.map((answer, at) => (
        <div key={answer.id} className="answer">
          <b>{answer.by}</b>
          <p lang={written.lang}>{answers[at]}</p>
          {answer.helpful > 0 && <small>{say.helpful(answer.helpful)}</small>}
        </div>
      ))}
      <TranslateButton of={written} />
    </article>
  )
}

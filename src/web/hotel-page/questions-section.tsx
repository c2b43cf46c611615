import type { Hotel } from '#contract/hotels.ts'
import type { QuestionPage } from '#contract/questions.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { QuestionArea } from '../questions/question-area.tsx'
import { useHotelPlace } from './hotel-context.ts'

type Props = { hotel: Hotel; questions: QuestionPage | null }

/** Common questions, answered from the facts of the hotel, and questions of guests. */
export function QuestionsSection({ hotel, questions }: Props) {
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
        {questions && (
          <div>
            <h3>{say.asked}</h3>
            <QuestionArea key={hotel.id} hotel={hotel.id} questions={questions} />
          </div>
        )}
      </div>
    </section>
  )
}

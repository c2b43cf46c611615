import { listDeskQuestions, listDeskReviews, showStatement } from '#contract/desk/extranet-endpoints.ts'
import type { DeskHotelRow } from '#contract/desk/hotels.ts'
import { firstSteps } from '#domain/hotel/first-steps.ts'
import { addMonths } from '#domain/time/plain-date.ts'
import { CheckIcon, WarningIcon } from '#ui/icons/icons.ts'
import { extranetWords } from '#words/desk/extranet.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { qualityFaultNames } from '#words/desk/hotels.ts'
import { formatDate } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { nowHere } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { QuestionEntry, ReviewEntry } from './guest-entries.tsx'
import { StatementSums } from './statement-sums.tsx'

const shownOnHome = 3
const mostFaults = 4

/** Questions and reviews to answer, the statement of the last month, and what the hotel's page lacks. */
export function HomeSide({ hotel }: { hotel: DeskHotelRow }) {
  return (
    <aside>
      <FirstHour hotel={hotel} />
      <Questions hotel={hotel.id} />
      <Reviews hotel={hotel.id} />
      <LastStatement hotel={hotel.id} />
      <Faults hotel={hotel} />
    </aside>
  )
}

function Questions({ hotel }: { hotel: string }) {
  const say = extranetWords(useLocale())
  const questions = useLoad(listDeskQuestions, { hotel }, { isLive: true })
  return (
    <section aria-labelledby="home-questions">
      <h2 id="home-questions">
        {say.questions} {questions.data && questions.data.open > 0 && <Count n={questions.data.open} />}
        <Link className="push link" href={addressOf('/messages', { hotel })}>
          {say.all}
        </Link>
      </h2>
      <Shown of={questions} rows={2}>
        {({ list, can_translate: canTranslate }) =>
          list.length === 0 ? (
            <p className="soft">{say.noQuestions}</p>
          ) : (
            list
              .slice(0, shownOnHome)
              .map((question) => (
                <QuestionEntry
                  key={question.id}
                  question={question}
                  canTranslate={canTranslate}
                  onAnswered={questions.reload}
                />
              ))
          )
        }
      </Shown>
    </section>
  )
}

function Reviews({ hotel }: { hotel: string }) {
  const say = extranetWords(useLocale())
  const reviews = useLoad(listDeskReviews, { hotel }, { isLive: true })
  return (
    <section aria-labelledby="home-reviews">
      <h2 id="home-reviews">
        {say.reviews} {reviews.data && reviews.data.open > 0 && <Count n={reviews.data.open} />}
        <Link className="push link" href={addressOf('/messages', { hotel, part: 'reviews' })}>
          {say.all}
        </Link>
      </h2>
      <Shown of={reviews} rows={2}>
        {({ list, can_translate: canTranslate }) =>
          list.length === 0 ? (
            <p className="soft">{say.noReviews}</p>
          ) : (
            list
              .slice(0, shownOnHome)
              .map((review) => (
                <ReviewEntry
                  key={review.id}
                  review={review}
                  canTranslate={canTranslate}
                  onAnswered={reviews.reload}
                />
              ))
          )
        }
      </Shown>
    </section>
  )
}

const Count = ({ n }: { n: number }) => <span className="cnt">{n}</span>

function LastStatement({ hotel }: { hotel: string }) {
  const locale = useLocale()
  const say = extranetWords(locale)
  const month = addMonths(`${nowHere().slice(0, 7)}-01`, -1).slice(0, 7)
  const statement = useLoad(showStatement, { hotel, month })
  return (
    <section aria-labelledby="home-statement">
      <h2 id="home-statement">
        {say.statement(formatDate(`${month}-01`, locale, 'month'))}
        <Link className="push link" href={addressOf('/statements', { hotel, month })}>
          {say.details}
        </Link>
      </h2>
      <Shown of={statement} rows={3}>
        {(data) =>
          data.sums.length === 0 ? (
            <p className="soft">{say.statementEmpty}</p>
          ) : (
            <StatementSums statement={data} />
          )
        }
      </Shown>
    </section>
  )
}

function FirstHour({ hotel }: { hotel: DeskHotelRow }) {
  const say = hotelEditorWords(useLocale())
  if (hotel.state !== 'draft' || !hotel.quality) return null
  const steps = firstSteps(hotel.quality.faults)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section className="first-steps" aria-labelledby="home-steps">
      <h2 id="home-steps">
        {say.firstHour}
        <span className="push">{say.stepsDone(done, steps.length)}</span>
      </h2>
      <progress max={steps.length} value={done} aria-labelledby="home-steps" />
      <ol>
        {steps.map(({ step, isDone }) => (
          <li key={step} className={isDone ? 'done' : undefined}>
            <Link href={`${addressOf(`/hotels/${hotel.id}`)}#hotel-${step}`}>
              <span className="tick" aria-hidden="true">
                {isDone && <CheckIcon />}
              </span>
              {step === 'open' ? say.stepOpen : say[step]}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Faults({ hotel }: { hotel: DeskHotelRow }) {
  const locale = useLocale()
  const say = extranetWords(locale)
  const names = qualityFaultNames(locale)
  const faults = hotel.state === 'draft' ? [] : (hotel.quality?.faults ?? [])
  if (faults.length === 0) return null
  return (
    <section aria-labelledby="home-better">
      <h2 id="home-better">{say.better}</h2>
      <ul className="rules">
        {faults.slice(0, mostFaults).map((fault) => (
          <li key={fault} className="no">
            <WarningIcon />
            <span>
              {names[fault]}{' '}
              <Link className="link" href={addressOf(`/hotels/${hotel.id}`)}>
                {say.fix}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

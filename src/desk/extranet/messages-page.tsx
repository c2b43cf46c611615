import { listDeskQuestions, listDeskReviews, listDeskThreads } from '#contract/desk/extranet-endpoints.ts'
import { guestWordsWords } from '#words/desk/guest-words.ts'
import { hotelThreadWords } from '#words/desk/hotel-thread.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf, setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { QuestionEntry, ReviewEntry } from './guest-entries.tsx'
import { ThreadEntry } from './thread-entry.tsx'

const parts = ['stays', 'questions', 'reviews'] as const
type State = 'open' | 'answered'

/** Questions and reviews of guests, those without an answer first. */
export function MessagesPage() {
  const locale = useLocale()
  const say = guestWordsWords(locale)
  const { query } = usePlace()
  const part = parts.find((one) => one === query.get('part')) ?? 'stays'
  const state: State = query.get('state') === 'answered' ? 'answered' : 'open'
  const asked = { hotel: query.get('hotel') ?? undefined, state, before: query.get('before') ?? undefined }
  const threads = useLoad(listDeskThreads, asked, { isLive: true })
  const questions = useLoad(listDeskQuestions, asked, { isLive: true })
  const reviews = useLoad(listDeskReviews, asked, { isLive: true })
  const tabs = [
    ['stays', hotelThreadWords(locale).stays, threads.data?.open],
    ['questions', say.questions, questions.data?.open],
    ['reviews', say.reviews, reviews.data?.open],
  ] as const
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
      </header>
      <nav className="viewtabs" aria-label={say.title}>
        {tabs.map(([name, text, count]) => (
          <Link
            key={name}
            href={addressOf('/messages', { part: name, hotel: asked.hotel })}
            aria-current={name === part ? 'true' : undefined}
          >
            {text} {count !== undefined && <b>{count}</b>}
          </Link>
        ))}
      </nav>
      <div className="tools">
        <div className="seg">
          {(['open', 'answered'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === state}
              onClick={() => setQuery({ state: one === 'open' ? undefined : one, before: undefined })}
            >
              {say[one]}
            </button>
          ))}
        </div>
      </div>
      <div className="body guest-words">
        {part === 'stays' ? (
          <Shown of={threads}>
            {({ list, is_end: isEnd }) => (
              <Entries
                isEmpty={list.length === 0}
                state={state}
                last={isEnd ? null : (list.at(-1)?.id ?? null)}
              >
                {list.map((thread) => (
                  <ThreadEntry key={thread.id} thread={thread} />
                ))}
              </Entries>
            )}
          </Shown>
        ) : part === 'questions' ? (
          <Shown of={questions}>
            {({ list, is_end: isEnd, can_translate: canTranslate }) => (
              <Entries
                isEmpty={list.length === 0}
                state={state}
                last={isEnd ? null : (list.at(-1)?.id ?? null)}
              >
                {list.map((question) => (
                  <QuestionEntry
                    key={question.id}
                    question={question}
                    canTranslate={canTranslate}
                    onAnswered={questions.reload}
                    hasHotel
                  />
                ))}
              </Entries>
            )}
          </Shown>
        ) : (
          <Shown of={reviews}>
            {({ list, is_end: isEnd, can_translate: canTranslate }) => (
              <Entries
                isEmpty={list.length === 0}
                state={state}
                last={isEnd ? null : (list.at(-1)?.id ?? null)}
              >
                {list.map((review) => (
                  <ReviewEntry
                    key={review.id}
                    review={review}
                    canTranslate={canTranslate}
                    onAnswered={reviews.reload}
                    isWhole
                  />
                ))}
              </Entries>
            )}
          </Shown>
        )}
      </div>
    </>
  )
}

type EntriesProps = { isEmpty: boolean; state: State; last: string | null; children: React.ReactNode }

function Entries({ isEmpty, state, last, children }: EntriesProps) {
  const say = guestWordsWords(useLocale())
  if (isEmpty)
    return (
      <div className="empty">
        <h2>{state === 'open' ? say.noneOpen : say.noneAnswered}</h2>
        {state === 'open' && <p>{say.noneOpenHint}</p>}
      </div>
    )
  return (
    <>
      {children}
      {last && (
        <button type="button" className="btn" onClick={() => setQuery({ before: last })}>
          {say.more}
        </button>
      )}
    </>
  )
}

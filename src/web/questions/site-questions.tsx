import type { Call } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { listQuestions } from '#contract/endpoints.ts'
import type { QuestionPage } from '#contract/questions.ts'
import { questionAreaWords } from '#words/support/question-area.ts'
import { useRequest } from '../page/use-page.ts'
import { QuestionArea } from './question-area.tsx'

const shown = 10

/** Null where they are not to be had: the page is there without them. */
export async function loadSiteQuestions(call: Call): Promise<QuestionPage | null> {
  const answer = await call(listQuestions, { page_size: shown }, { quiet: true }).catch(() => null)
  return answer && succeeded(answer) ? answer.data : null
}

/** Questions about the site itself. */
export function SiteQuestions({ questions }: { questions: QuestionPage | null }) {
  const { locale } = useRequest()
  const say = questionAreaWords(locale)
  if (!questions) return null
  return (
    <section id="questions" className="site-questions">
      <h2>{say.siteTitle}</h2>
      <p className="part-note">{say.siteLead}</p>
      <QuestionArea questions={questions} />
    </section>
  )
}

import type { Answer, Question } from '#contract/questions.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant, type Zone } from '#domain/time/zone-time.ts'
import { questionWords } from '#words/support/questions.ts'
import { askedOften, siteQuestions } from '#words/support/site-questions.ts'
import type { AnswerRow, QuestionRow } from './store.ts'

type Shown = { locale: Locale; site: string }

/** The public author name; staff answers in the site's name. */
export const authorOf = (
  { guestId, author }: Pick<AnswerRow, 'guestId' | 'author'>,
  site: string,
  locale: Locale,
) => author || (guestId === null ? questionWords(locale).ourTeam(site) : questionWords(locale).aGuest)

export const presentAnswer = (answer: AnswerRow, { locale, site }: Shown): Answer => ({
  id: answer.id,
  text: answer.text,
  by: authorOf(answer, site, locale),
  staff: answer.guestId === null,
  helpful: answer.helpful,
  lang: answer.locale,
  waiting: answer.state === 'waiting',
})

export const presentQuestion = (
  question: QuestionRow,
  answers: readonly AnswerRow[],
  { zone, ...shown }: Shown & { zone: Zone },
): Question => ({
  id: question.id,
  text: question.text,
  at: isoInstant(question.at, zone),
  by: authorOf(question, shown.site, shown.locale),
  sample: false,
  lang: question.locale,
  waiting: question.state === 'waiting',
  ours: false,
  answers: answers
    .filter(({ questionId }) => questionId === question.id)
    .map((answer) => presentAnswer(answer, shown)),
})

const SITE_QUESTIONS_WRITTEN = '2026-11-18T00:00:00Z'
/** Above all ids that the database assigns. */
const siteId = (n: number) => String(900_000_000_000_000_00n + BigInt(n))

/** Our own questions and answers about the site; they follow those of guests. */
export const ownSiteQuestions = ({ locale, site }: Shown): Question[] =>
  siteQuestions.map(({ question, answer }, at) => ({
    id: siteId(2 * at),
    text: question[locale],
    at: SITE_QUESTIONS_WRITTEN,
    by: askedOften[locale],
    sample: false,
    lang: locale,
    waiting: false,
    ours: true,
    answers: [
      {
        id: siteId(2 * at + 1),
        text: answer[locale],
        by: questionWords(locale).ourTeam(site),
        staff: true,
        helpful: 0,
        lang: locale,
        waiting: false,
      },
    ],
  }))

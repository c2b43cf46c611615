import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { answerQuestion, markHelpful } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import type { QuestionsContext } from './context.ts'
import { listQuestions } from './list-questions.ts'

export const questionRoutes = (context: QuestionsContext) => [
  bind(endpoints.listQuestions, (query, { locale, session }) =>
    listQuestions(context, query, { locale, guestId: session?.guestId ?? null }),
  ),
  bind(endpoints.askQuestion, (form, caller) => askQuestion(context, form, caller)),
  bind(endpoints.answerQuestion, (form, caller) => answerQuestion(context, form, caller)),
  bind(endpoints.markHelpful, (asked, caller) => markHelpful(context, asked, caller)),
]

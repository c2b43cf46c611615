import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { answerQuestion, markHelpful } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { listQuestions } from './list-questions.ts'
import type { QuestionsWorld } from './world.ts'

export const questionRoutes = (world: QuestionsWorld) => [
  bind(endpoints.listQuestions, (query, { locale, session }) =>
    listQuestions(world, query, { locale, guestId: session?.guestId ?? null }),
  ),
  bind(endpoints.askQuestion, (form, caller) => askQuestion(world, form, caller)),
  bind(endpoints.answerQuestion, (form, caller) => answerQuestion(world, form, caller)),
  bind(endpoints.markHelpful, (asked, caller) => markHelpful(world, asked, caller)),
]

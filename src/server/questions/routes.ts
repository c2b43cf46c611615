import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { type Asking, listQuestions } from './list-questions.ts'

export const questionRoutes = (asking: Asking) => [
  bind(endpoints.listQuestions, (query, { locale }) => listQuestions(asking, query, locale)),
]

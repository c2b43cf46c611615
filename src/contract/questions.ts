import * as z from 'zod'
import { id, instant, Language, listOf, optional, paging, text } from './fields.ts'

export const QuestionQuery = z.object({ hotel: optional(id()), ...paging })
export type QuestionQuery = z.infer<typeof QuestionQuery>

export const Answer = z.object({
  id: id(),
  text: z.string(),
  by: z.string(),
  staff: z.boolean(),
  helpful: z.int(),
  lang: Language,
  /** Visible to its author only, until moderated. */
  waiting: z.boolean(),
})
export type Answer = z.infer<typeof Answer>

export const Question = z.object({
  id: id(),
  text: z.string(),
  at: instant(),
  by: z.string(),
  sample: z.boolean(),
  lang: Language,
  /** Visible to its author only, until moderated. */
  waiting: z.boolean(),
  /** Written and answered by us: no other answers are accepted. */
  ours: z.boolean(),
  answers: z.array(Answer),
})
export type Question = z.infer<typeof Question>

export const QuestionPage = listOf(Question)
export type QuestionPage = z.infer<typeof QuestionPage>

export const QuestionForm = z.object({ hotel: optional(id()), text: text(1000) })
export type QuestionForm = z.infer<typeof QuestionForm>

export const AnswerForm = z.object({ question: id(), text: text(2000) })
export type AnswerForm = z.infer<typeof AnswerForm>

export const AnswerId = z.object({ answer: id() })
export type AnswerId = z.infer<typeof AnswerId>

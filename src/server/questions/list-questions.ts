import type { QuestionPage, QuestionQuery } from '#contract/questions.ts'
import type { Locale } from '#domain/locale.ts'
import { ok } from '#domain/result.ts'
import { type Sampling, sampledHotel } from '../demo-loader/sampled-hotel.ts'
import { sampledQuestions } from '../demo-loader/sampled-questions.ts'

export type Asking = Sampling

/** What guests asked and were answered, newest first. Samples are not stored: they follow from the hotel. */
export async function listQuestions(asking: Asking, query: QuestionQuery, locale: Locale) {
  const { hotel, page, page_size } = query
  if (hotel === undefined) return ok(pageOf([], query))
  const found = await sampledHotel(asking, hotel)
  if (!found.ok) return found
  const questions = sampledQuestions(found.value, locale)
  const start = (page - 1) * page_size
  return ok({ ...pageOf(questions, query), list: questions.slice(start, start + page_size) })
}

const pageOf = (list: QuestionPage['list'], { page, page_size }: QuestionQuery): QuestionPage => ({
  list,
  total: list.length,
  page,
  page_size,
})

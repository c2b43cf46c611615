import { sampleQuestions } from '#catalogue/hotels/samples/sample-questions.ts'
import type { QuestionPage, QuestionQuery } from '#contract/questions.ts'
import type { Locale } from '#domain/locale.ts'
import { ok } from '#domain/result.ts'
import { instantOf, isoInstant } from '#domain/zone-time.ts'
import { questionWords } from '#words/questions.ts'
import { type SampledHotel, type Sampling, sampledHotel } from '../hotels/sampled-hotel.ts'

export type Asking = Sampling

/** What guests asked and were answered, newest first. Samples are not stored: they follow from the hotel. */
export async function listQuestions(asking: Asking, query: QuestionQuery, locale: Locale) {
  const { hotel, page, page_size } = query
  if (hotel === undefined) return ok(pageOf([], query))
  const found = await sampledHotel(asking, hotel)
  if (!found.ok) return found
  const questions = samplesOf(found.value, locale)
  const start = (page - 1) * page_size
  return ok({ ...pageOf(questions, query), list: questions.slice(start, start + page_size) })
}

const pageOf = (list: QuestionPage['list'], { page, page_size }: QuestionQuery): QuestionPage => ({
  list,
  total: list.length,
  page,
  page_size,
})

const SAMPLE_HOUR = '09:00'

function samplesOf({ hotel, facts, madeOn }: SampledHotel, locale: Locale): QuestionPage['list'] {
  if (!facts || !madeOn) return []
  return sampleQuestions(facts, madeOn)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ question, answer, by, date, helpful }, at) => ({
      id: sampleId(hotel.id, at, 'question'),
      text: question[locale],
      at: isoInstant(instantOf(date, SAMPLE_HOUR, hotel.zone), hotel.zone),
      by: by[locale],
      sample: true,
      answers: [
        {
          id: sampleId(hotel.id, at, 'answer'),
          text: answer[locale],
          by: questionWords(locale).theHotel,
          staff: true,
          helpful,
        },
      ],
    }))
}

const kinds = { question: 1, answer: 2 }

/** Out of the way of what guests ask themselves, whose numbers are small. */
const sampleId = (hotel: string, at: number, kind: keyof typeof kinds) =>
  `9${hotel.padStart(14, '0')}${at}${kinds[kind]}`

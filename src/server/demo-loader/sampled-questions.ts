import type { QuestionPage } from '#contract/questions.ts'
import type { SampleFacts } from '#demo/samples/sample-facts.ts'
import { sampleQuestions } from '#demo/samples/sample-questions.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { instantOf, isoInstant } from '#domain/time/zone-time.ts'
import { questionWords } from '#words/support/questions.ts'

type SampledHotel = {
  readonly hotel: { readonly id: string; readonly zone: string }
  readonly facts: SampleFacts | null
  readonly madeOn: PlainDate | null
}

const SAMPLE_HOUR = '09:00'

/** Sample questions of a demonstration hotel, newest first. */
export function sampledQuestions(
  { hotel, facts, madeOn }: SampledHotel,
  locale: Locale,
): QuestionPage['list'] {
  if (!facts || !madeOn) return []
  return sampleQuestions(facts, madeOn)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ question, answer, by, date, helpful }, at) => ({
      id: sampleId(hotel.id, at, 'question'),
      text: question[locale],
      at: isoInstant(instantOf(date, SAMPLE_HOUR, hotel.zone), hotel.zone),
      by: by[locale],
      sample: true,
      lang: locale,
      waiting: false,
      ours: false,
      answers: [
        {
          id: sampleId(hotel.id, at, 'answer'),
          text: answer[locale],
          by: questionWords(locale).theHotel,
          staff: true,
          helpful,
          lang: locale,
          waiting: false,
        },
      ],
    }))
}

const kinds = { question: 1, answer: 2 }

/** The prefix keeps these ids apart from those of guests' questions, which are small. */
const sampleId = (hotel: string, at: number, kind: keyof typeof kinds) =>
  `9${hotel.padStart(14, '0')}${at}${kinds[kind]}`

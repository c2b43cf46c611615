import type { DeskQuestionPage, GuestWordsQuery, QuestionAnswer } from '#contract/desk/extranet.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { plainText, whyModerate } from '#domain/text/moderation.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import type { Db, Tx } from '../db/database.ts'
import { hotelNames } from '../hotels/find-hotel-names.ts'
import type { PublishingContext } from './context.ts'
import { countForHotels, listForHotels } from './desk-store.ts'
import { authorOf } from './present.ts'
import { answerForStaff } from './staff-questions.ts'

const pageSize = 30
const mostCounted = 200

export type DeskQuestionContext = PublishingContext & { readonly canTranslate: boolean }

type Seen = { readonly hotels: readonly Id[] | null; readonly locale: Locale; readonly zone: string }

/** Questions about hotels with or without an answer of the hotel or the site. */
export async function listDeskQuestions(
  { siteName, canTranslate }: Pick<DeskQuestionContext, 'siteName' | 'canTranslate'>,
  db: Db,
  { hotel, state, before }: GuestWordsQuery,
  { hotels, locale, zone }: Seen,
) {
  if (hotel && hotels && !hotels.includes(hotel)) return refuse('not_found')
  const which = { hotels, hotel: hotel ?? null }
  const [{ questions, answers }, open] = await Promise.all([
    listForHotels(db, {
      ...which,
      isAnswered: state === 'answered',
      before: before ?? null,
      limit: pageSize + 1,
    }),
    countForHotels(db, { ...which, isAnswered: false }, mostCounted),
  ])
  const shown = questions.slice(0, pageSize)
  const names = await hotelNames(db, [...new Set(shown.map(({ hotelId }) => hotelId!))], locale)
  const site = siteName(locale)
  return ok<DeskQuestionPage>({
    list: shown.map((row) => ({
      id: row.id,
      hotel: { id: row.hotelId!, name: names.get(row.hotelId!) ?? '' },
      text: plainText(row.text),
      lang: row.locale,
      author: authorOf(row, site, locale),
      at: isoInstant(row.at, zone),
      is_waiting: row.state === 'waiting',
      answers: answers
        .filter(({ questionId }) => questionId === row.id)
        .map((answer) => ({ text: plainText(answer.text), by: authorOf(answer, site, locale) })),
    })),
    open,
    is_end: questions.length <= pageSize,
    can_translate: canTranslate,
  })
}

/** A hotelier answers in the hotel's name, without links or contact details; staff in the site's name. */
export async function answerAtDesk(
  context: DeskQuestionContext,
  tx: Tx,
  { id, text }: QuestionAnswer,
  { trace, ...seen }: Seen & { trace: Trace },
) {
  if (seen.hotels !== null && whyModerate({ text, isKnownGuest: true })) return refuse('text_not_public')
  const answered = await answerForStaff({ ...context, db: tx }, { id, text, hotels: seen.hotels })
  if (!answered.ok) return refuse('not_found')
  const { answer, question } = answered.value
  await recordAudit(tx, trace, {
    action: 'question_answered',
    object: { kind: 'question', id, name: question.text.slice(0, 80) },
    ...(question.hotelId === null ? {} : { hotelId: question.hotelId }),
    after: { answer, text },
    now: context.now(),
  })
  return listDeskQuestions(context, tx, { hotel: undefined, state: 'open', before: undefined }, seen)
}

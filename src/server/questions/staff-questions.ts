import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Db, transaction } from '../db/database.ts'
import { hotelNames } from '../hotels/find-hotel-names.ts'
import type { PublishingContext } from './context.ts'
import {
  decideAnswerRow,
  decideQuestionRow,
  type EntryState,
  insertAnswer,
  listAnswersByState,
  listQuestionsByState,
  lockAnswer,
  lockQuestion,
  readQuestion,
} from './store.ts'
import { tellAsker } from './tell-asker.ts'

export type { AnswerRow, EntryState, QuestionRow } from './store.ts'

export type Decision = 'published' | 'refused'

/** A published entry may be taken down, and a refused one published after all. */
const nextStates: Readonly<Record<EntryState, readonly Decision[]>> = {
  waiting: ['published', 'refused'],
  published: ['refused'],
  refused: ['published'],
}

export async function listEntries(db: Db, { state, limit }: { state: EntryState; limit: number }) {
  const [questions, answers] = await Promise.all([
    listQuestionsByState(db, state, limit),
    listAnswersByState(db, state, limit),
  ])
  return { questions, answers }
}

export type Deciding = { id: Id; to: Decision }

type StaffContext = Omit<PublishingContext, 'db'> & { readonly db: Db }

export function decideQuestion({ db, now }: Pick<StaffContext, 'db' | 'now'>, { id, to }: Deciding) {
  return transaction(db, async (tx) => {
    const question = await lockQuestion(tx, id)
    if (!question) return refuse('not_found' as const)
    if (!nextStates[question.state].includes(to)) return refuse(question.state)
    await decideQuestionRow(tx, id, to, now())
    return ok(null)
  })
}

/** The asker is notified when an answer is first published. */
export function decideAnswer(context: StaffContext, { id, to }: Deciding) {
  return transaction(context.db, async (tx) => {
    const answer = await lockAnswer(tx, id)
    if (!answer) return refuse('not_found' as const)
    if (!nextStates[answer.state].includes(to)) return refuse(answer.state)
    await decideAnswerRow(tx, id, to, context.now())
    const question = await readQuestion(tx, answer.questionId)
    if (to === 'published' && question) await tellAsker(context, tx, question, answer)
    return ok(null)
  })
}

type StaffAnswer = {
  id: Id
  text: string
  /** The hotels of a hotelier, who answers in the hotel's name; null or absent for staff. */
  hotels?: readonly Id[] | null
}

/** Staff answers: published at once, together with a question that still waited. */
export function answerForStaff(context: StaffContext, { id, text, hotels = null }: StaffAnswer) {
  const now = context.now()
  return transaction(context.db, async (tx) => {
    const question = await lockQuestion(tx, id, hotels)
    if (!question) return refuse('not_found' as const)
    if (question.state === 'refused') return refuse('refused' as const)
    // Moderation belongs to staff.
    if (question.state === 'waiting' && hotels !== null) return refuse('not_found' as const)
    if (question.state === 'waiting') await decideQuestionRow(tx, id, 'published', now)
    const { locale, hotelId } = question
    const author =
      hotels === null || hotelId === null
        ? ''
        : ((await hotelNames(tx, [hotelId], locale)).get(hotelId) ?? '')
    const answer = await insertAnswer(tx, {
      ...{ questionId: id, guestId: null, text, locale, author, state: 'published', now },
    })
    await tellAsker(context, tx, question, answer)
    return ok({ answer: answer.id, question })
  })
}

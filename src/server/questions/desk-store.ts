import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import { type AnswerRow, answerColumns, type QuestionRow, questionColumns } from './store.ts'

type Listed = {
  /** Hotels that the member may see; null for all. */
  readonly hotels: readonly Id[] | null
  readonly hotel: Id | null
  readonly isAnswered: boolean
}

/** A question is answered once the hotel or the site has answered it, whatever guests wrote. */
const listed = (db: Db, { hotels, hotel, isAnswered }: Listed) => db`
  hotel_id is not null
  ${hotels === null ? db`and state in ('waiting', 'published')` : db`and state = 'published'`}
  and exists (select from answers where question_id = questions.id and account_id is null and state = 'published')
    = ${isAnswered}
  ${hotels === null ? db`` : db`and hotel_id = any(${[...hotels]}::bigint[])`}
  ${hotel === null ? db`` : db`and hotel_id = ${hotel}`}`

/** Questions about the member's hotels, the newest first, with their published answers. */
export async function listForHotels(
  db: Db,
  { before, limit, ...which }: Listed & { before: Id | null; limit: number },
) {
  const questions = await db<QuestionRow[]>`
    select ${questionColumns(db)} from questions where ${listed(db, which)}
      ${before === null ? db`` : db`and id < ${before}`}
    order by id desc limit ${limit}`
  const answers = await db<AnswerRow[]>`
    select ${answerColumns(db)} from answers
    where question_id = any(${questions.map(({ id }) => id)}::bigint[]) and state = 'published'
    order by id limit 500`
  return { questions, answers }
}

/** Stops counting at `most`. */
export async function countForHotels(db: Db, which: Listed, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (select from questions where ${listed(db, which)} limit ${most}) found`
  return row!.count
}

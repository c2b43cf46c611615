import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import { type AnswerRow, answerColumns, type QuestionRow, questionColumns } from './store.ts'

export type DeskQuestionRow = QuestionRow & { readonly decidedAt: number | null }
export type DeskAnswerRow = AnswerRow & {
  readonly question: string
  readonly hotelId: Id | null
  readonly at: number
  readonly decidedAt: number | null
}

const decided = (db: Db) => db`(extract(epoch from decided_at) * 1000)::float8 as "decidedAt"`

/** Waiting questions, and published ones of the last month that nobody has answered. */
export const listOpenQuestions = (db: Db, since: number, limit: number) => db<DeskQuestionRow[]>`
  (select ${questionColumns(db)}, ${decided(db)} from questions where state = 'waiting' order by id limit ${limit})
  union all
  (select ${questionColumns(db)}, ${decided(db)} from questions
    where state = 'published' and decided_at >= ${new Date(since)}
      and not exists (select from answers where question_id = questions.id and state = 'published')
    order by decided_at limit ${limit})`

/** Refused or answered since then. */
export const listDoneQuestions = (db: Db, since: number, limit: number) => db<DeskQuestionRow[]>`
  select ${questionColumns(db)}, ${decided(db)} from questions
  where decided_at >= ${new Date(since)} and (state = 'refused'
    or exists (select from answers where question_id = questions.id and state = 'published'))
  order by decided_at desc limit ${limit}`

const answersWhere = (db: Db, where: ReturnType<Db>) => db`
  select ${answerColumns(db)}, ${decided(db)}, (extract(epoch from answered_at) * 1000)::float8 as at,
    (select body from questions where questions.id = question_id) as question,
    (select hotel_id from questions where questions.id = question_id) as "hotelId"
  from answers where account_id is not null and ${where}`

export const listWaitingAnswers = (db: Db, limit: number) => db<DeskAnswerRow[]>`
  ${answersWhere(db, db`state = 'waiting'`)} order by id limit ${limit}`

export const listDoneAnswers = (db: Db, since: number, limit: number) => db<DeskAnswerRow[]>`
  ${answersWhere(db, db`decided_at >= ${new Date(since)}`)} order by decided_at desc limit ${limit}`

export async function readDeskQuestion(db: Db, id: Id): Promise<DeskQuestionRow | null> {
  const [row] = await db<DeskQuestionRow[]>`
    select ${questionColumns(db)}, ${decided(db)} from questions where id = ${id}`
  return row ?? null
}

export async function readDeskAnswer(db: Db, id: Id): Promise<DeskAnswerRow | null> {
  const [row] = await db<DeskAnswerRow[]>`${answersWhere(db, db`id = ${id}`)}`
  return row ?? null
}

export const publishedAnswers = (db: Db, questionId: Id) => db<AnswerRow[]>`
  select ${answerColumns(db)} from answers where question_id = ${questionId} and state = 'published'
  order by id limit 100`

/** Seconds from a question to the first answer of staff. */
export const readWaits = (db: Db, since: number) => db<{ seconds: number }[]>`
  select extract(epoch from min(answers.answered_at) - asked_at)::int as seconds
  from answers join questions on questions.id = question_id
  where answers.account_id is null and answers.decided_at >= ${new Date(since)}
  group by questions.id order by questions.id desc limit 2000`

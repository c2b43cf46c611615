import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'

export type EntryState = 'waiting' | 'published' | 'refused'

type Written = { guestId: Id; text: string; locale: Locale; author: string; state: EntryState; now: number }
const decidedAt = ({ state, now }: Pick<Written, 'state' | 'now'>) =>
  state === 'waiting' ? null : new Date(now)

export type QuestionRow = {
  readonly id: Id
  readonly hotelId: Id | null
  readonly guestId: Id
  readonly state: EntryState
  readonly text: string
  readonly locale: Locale
  readonly author: string
  readonly at: number
}

export const questionColumns = (db: Db) => db`
  id, hotel_id as "hotelId", account_id as "guestId", state, body as text, locale, author,
  (extract(epoch from asked_at) * 1000)::float8 as at`

export async function insertQuestion(
  tx: Tx,
  question: Written & { hotelId: Id | null },
): Promise<QuestionRow> {
  const { hotelId, guestId, text, locale, author, state, now } = question
  const [row] = await tx<QuestionRow[]>`
    insert into questions (hotel_id, account_id, state, body, locale, author, asked_at, decided_at)
    values (${hotelId}, ${guestId}, ${state}, ${text}, ${locale}, ${author}, ${new Date(now)}, ${decidedAt(question)})
    returning ${questionColumns(tx)}`
  signalDesk(tx)
  return row!
}

export async function readQuestion(db: Db, id: Id): Promise<QuestionRow | null> {
  const [row] = await db<QuestionRow[]>`select ${questionColumns(db)} from questions where id = ${id}`
  return row ?? null
}

/** Null for a question about another hotel, unless `hotels` is null. */
export async function lockQuestion(
  tx: Tx,
  id: Id,
  hotels: readonly Id[] | null = null,
): Promise<QuestionRow | null> {
  const [row] = await tx<QuestionRow[]>`
    select ${questionColumns(tx)} from questions
    where id = ${id} ${hotels === null ? tx`` : tx`and hotel_id = any(${[...hotels]}::bigint[])`} for update`
  return row ?? null
}

export async function decideQuestionRow(tx: Tx, id: Id, state: EntryState, now: number) {
  await tx`update questions set state = ${state}, decided_at = ${new Date(now)} where id = ${id}`
  signalDesk(tx)
}

export type AnswerRow = {
  readonly id: Id
  readonly questionId: Id
  /** Null for staff. */
  readonly guestId: Id | null
  readonly state: EntryState
  readonly text: string
  readonly locale: Locale
  readonly author: string
  readonly helpful: number
}

export const answerColumns = (db: Db) => db`
  id, question_id as "questionId", account_id as "guestId", state, body as text, locale, author,
  (select count(*)::int from answer_votes where answer_id = answers.id) as helpful`

type NewAnswer = Omit<Written, 'guestId'> & { questionId: Id; guestId: Id | null }

export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<AnswerRow> {
  const { questionId, guestId, text, locale, author, state, now } = answer
  const [row] = await tx<AnswerRow[]>`
    insert into answers (question_id, account_id, state, body, locale, author, answered_at, decided_at)
    values (${questionId}, ${guestId}, ${state}, ${text}, ${locale}, ${author}, ${new Date(now)}, ${decidedAt(answer)})
    returning ${answerColumns(tx)}`
  signalDesk(tx)
  return row!
}

export async function lockAnswer(tx: Tx, id: Id): Promise<AnswerRow | null> {
  const [row] = await tx<AnswerRow[]>`select ${answerColumns(tx)} from answers where id = ${id} for update`
  return row ?? null
}

export async function decideAnswerRow(tx: Tx, id: Id, state: EntryState, now: number) {
  await tx`update answers set state = ${state}, decided_at = ${new Date(now)} where id = ${id}`
  signalDesk(tx)
}

/** A second vote of the same guest is ignored. */
export async function addVote(
  tx: Tx,
  { answerId, guestId, now }: { answerId: Id; guestId: Id; now: number },
) {
  await tx`
    insert into answer_votes (answer_id, account_id, voted_at) values (${answerId}, ${guestId}, ${new Date(now)})
    on conflict do nothing`
}

type Shown = { hotelId: Id | null; guestId: Id | null; offset: number; limit: number }

/** Newest first: about a hotel, or about the site; waiting entries are shown to their author only. */
export async function findShown(db: Db, { hotelId, guestId, offset, limit }: Shown) {
  const isShown = db`(state = 'published' or (state = 'waiting' and account_id = ${guestId}))`
  const about = db`hotel_id is not distinct from ${hotelId}::bigint and ${isShown}`
  const [questions, [counted]] = await Promise.all([
    db<QuestionRow[]>`
      select ${questionColumns(db)} from questions where ${about} order by id desc offset ${offset} limit ${limit}`,
    db<{ total: number }[]>`select count(*)::int as total from questions where ${about}`,
  ])
  const answers = await db<AnswerRow[]>`
    select ${answerColumns(db)} from answers
    where question_id = any(${questions.map(({ id }) => id)}::bigint[]) and ${isShown}
    order by account_id is not null, helpful desc, id limit 1000`
  return { questions, answers, total: counted!.total }
}

/** Oldest first: the longest waiting is read first. */
export const listQuestionsByState = (db: Db, state: EntryState, limit: number) =>
  db<
    QuestionRow[]
  >`select ${questionColumns(db)} from questions where state = ${state} order by id limit ${limit}`

export const listAnswersByState = (db: Db, state: EntryState, limit: number) =>
  db<(AnswerRow & { question: string })[]>`
    select ${answerColumns(db)}, (select body from questions where questions.id = question_id) as question
    from answers where state = ${state} order by id limit ${limit}`

export const listEntriesOf = (db: Db, guestId: Id) => db`
  select 'question' as kind, hotel_id as hotel, state, body as text, author, to_json(asked_at) #>> '{}' as at
  from questions where account_id = ${guestId}
  union all
  select 'answer', (select hotel_id from questions where questions.id = question_id), state, body, author,
    to_json(answered_at) #>> '{}'
  from answers where account_id = ${guestId}
  union all
  select 'helpful vote', null, null, answer_id::text, null, to_json(voted_at) #>> '{}'
  from answer_votes where account_id = ${guestId}
  order by at limit 10000`

export async function deleteEntriesOf(tx: Tx, guestId: Id) {
  await tx`delete from answer_votes where account_id = ${guestId}`
  await tx`delete from answers where account_id = ${guestId}`
  await tx`delete from questions where account_id = ${guestId}`
}

/** A vote of both accounts for one answer counts once. */
export async function moveEntries(tx: Tx, from: Id, into: Id) {
  await tx`
    insert into answer_votes (answer_id, account_id, voted_at)
    select answer_id, ${into}::bigint, voted_at from answer_votes where account_id = ${from} on conflict do nothing`
  await tx`delete from answer_votes where account_id = ${from}`
  await tx`update answers set account_id = ${into} where account_id = ${from}`
  await tx`update questions set account_id = ${into} where account_id = ${from}`
}

import type { InboxPage, InboxQuery } from '#contract/desk/inbox.ts'
import { inboxKinds, medianOf } from '#domain/inbox/inbox-entry.ts'
import { ok } from '#domain/result.ts'
import { dateIn, instantOf } from '#domain/time/zone-time.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import type { Db } from '../db/database.ts'
import { readMembersWith } from '../desk/members-with.ts'
import { listDone as listDoneTickets, readWaits as ticketWaits } from '../feedback/inbox-tickets.ts'
import { listForStaff as listTickets } from '../feedback/staff-tickets.ts'
import { listForStaff as listClaims } from '../guarantee/decide-claim.ts'
import { readWaits as claimWaits, listDecided as listDecidedClaims } from '../guarantee/inbox-claims.ts'
import { listFollowed, listForStaff as listLeads } from '../partners/follow-lead.ts'
import {
  listDoneAnswers,
  listDoneQuestions,
  listOpenQuestions,
  listWaitingAnswers,
  readWaits as questionWaits,
} from '../questions/inbox-questions.ts'
import { listDecided, listWaiting, readWaits as reviewWaits } from '../reviews/inbox-reviews.ts'
import type { InboxContext, Reader } from './context.ts'
import {
  answerRow,
  claimRow,
  type EntryRow,
  leadRow,
  questionRow,
  reviewRow,
  ticketRow,
} from './entry-rows.ts'
import { presentRows } from './present-rows.ts'

/** The limit for each kind. */
const most = 200
const day = 86_400_000
/** Older published questions without an answer are not listed. */
const questionsOpenFor = 30 * day
const measuredOver = 30 * day
const doneOver = 30 * day

type Listing = Reader & { readonly staffId: string }

/** Every entry of the inbox, longest waiting first; done ones newest first. */
export async function listInbox(context: InboxContext, query: InboxQuery, { staffId, ...reader }: Listing) {
  const { db } = context
  const now = context.now()
  const [openRows, doneRows, times, members] = await Promise.all([
    openEntries(db, now, reader).then((rows) => presentRows(db, rows, reader)),
    doneEntries(db, now, reader),
    answerTimes(db, now - measuredOver),
    readMembersWith(db, 'inbox.see'),
  ])
  const isSnoozed = ({ snoozed_until }: (typeof openRows)[number]) =>
    snoozed_until !== null && Date.parse(snoozed_until) > now
  const isMine = ({ taken_by }: (typeof openRows)[number]) => taken_by?.id === staffId
  const open = openRows.filter((row) => !isSnoozed(row))
  const snoozed = openRows.filter(isSnoozed)
  const midnight = instantOf(dateIn(reader.zone, now), '00:00', reader.zone)
  const source =
    query.state === 'open'
      ? open
      : query.state === 'snoozed'
        ? snoozed
        : await presentRows(db, doneRows, reader)
  const words = (query.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const list = source.filter(
    (row) =>
      (!query.kind || kindOf(row.kind) === kindOf(query.kind)) &&
      (!query.mine || isMine(row)) &&
      words.every((word) => searchText(row).includes(word)),
  )
  const counts = Object.fromEntries(
    inboxKinds.map((kind) => [kind, open.filter((row) => kindOf(row.kind) === kind).length]),
  )
  return ok<InboxPage>({
    list: list.slice(0, most),
    counts: {
      ...(counts as InboxPage['counts']),
      all: open.length,
      mine: open.filter(isMine).length,
      snoozed: snoozed.length,
    },
    done_today: doneRows.filter(({ doneAt }) => doneAt !== null && doneAt >= midnight).length,
    ...times,
    members: [...members],
    can_translate: context.translate !== null,
  })
}

/** Answers of guests are listed with the questions. */
const kindOf = (kind: EntryRow['kind']) => (kind === 'answer' ? 'question' : kind)

const searchText = ({ key, title, text, tags }: InboxPage['list'][number]) =>
  [key, title, text, ...tags].join(' ').toLowerCase()

async function openEntries(db: Db, now: number, { locale }: Reader): Promise<EntryRow[]> {
  const [tickets, questions, answers, reviews, claims, leads] = await Promise.all([
    listTickets(db, { state: 'open', limit: most }),
    listOpenQuestions(db, now - questionsOpenFor, most),
    listWaitingAnswers(db, most),
    listWaiting(db, 'waiting', most),
    listClaims(db, 'open', most),
    listLeads(db, 'new', most),
  ])
  return [
    ...(tickets ?? []).map(ticketRow),
    ...questions.map((row) => questionRow(row, false)),
    ...answers.map(answerRow),
    ...reviews.map(reviewRow),
    ...claims.map((row) => claimRow(row, inboxWords(locale).claim)),
    ...leads.map(leadRow),
  ].sort((a, b) => a.since - b.since)
}

async function doneEntries(db: Db, now: number, { locale }: Reader): Promise<EntryRow[]> {
  const since = now - doneOver
  const [tickets, questions, answers, reviews, claims, leads] = await Promise.all([
    listDoneTickets(db, since, most),
    listDoneQuestions(db, since, most),
    listDoneAnswers(db, since, most),
    listDecided(db, since, most),
    listDecidedClaims(db, since, most),
    listFollowed(db, since, most),
  ])
  return [
    ...tickets.map(ticketRow),
    ...questions.map((row) => questionRow(row, true)),
    ...answers.map(answerRow),
    ...reviews.map(reviewRow),
    ...claims.map((row) => claimRow(row, inboxWords(locale).claim)),
    ...leads.map(leadRow),
  ].sort((a, b) => (b.doneAt ?? 0) - (a.doneAt ?? 0))
}

/** Median seconds until guests were answered, first and always. */
async function answerTimes(db: Db, since: number) {
  const [tickets, questions, reviews, claims] = await Promise.all([
    ticketWaits(db, since),
    questionWaits(db, since),
    reviewWaits(db, since),
    claimWaits(db, since),
  ])
  const others = [...questions, ...reviews, ...claims].map(({ seconds }) => seconds)
  const first = tickets.filter(({ isFirst }) => isFirst).map(({ seconds }) => seconds)
  return {
    first_answer: medianOf([...first, ...others]),
    every_answer: medianOf([...tickets.map(({ seconds }) => seconds), ...others]),
  }
}

import type { Today, WaitingCounts } from '#contract/desk/today.ts'
import type { Permission } from '#domain/permissions.ts'
import { ok, refuse } from '#domain/result.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { countAgentsToDecide } from '../agents/desk/count-to-decide.ts'
import { recordAudit, traceOfCaller } from '../audit/record-audit.ts'
import { comingAndGoing, figuresOfDay } from '../booking/desk/desk-today.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import { listFailedJobs } from '../jobs/list-jobs.ts'
import { imbalances } from '../ledger/read-account.ts'
import { waitingMessages } from '../messages/measure-outbox.ts'
import { unknownByMethod } from '../payments/desk/desk-payments.ts'
import type { DeskContext } from './context.ts'
import { leaveEntry, readTaken, takeEntry } from './entry-store.ts'

import { type Entry, entriesFor } from './today-entries.ts'

/** Entries that need a person, by deadline. A member limited to some hotels sees only entries of those. */
export async function showToday(context: DeskContext, caller: DeskCaller) {
  const now = context.now()
  const { db } = context
  const { hotels } = staffOf(caller)
  const asked = { hotels, zone: caller.zone, now, locale: caller.locale }
  const [figures, guests, entries, taken, house] = await Promise.all([
    figuresOfDay(db, asked),
    comingAndGoing(db, asked),
    entriesFor(context, caller),
    readTaken(db),
    hotels === null ? houseOf(context, caller) : null,
  ])
  const takenBy = new Map(taken.map(({ key, id, name }) => [key, { id, name }]))
  return ok<Today>({
    now: isoInstant(now, caller.zone),
    entries: entries.toSorted(bySeverity).map(({ due, since, ...entry }) => ({
      ...entry,
      due: due === null ? null : isoInstant(due, caller.zone),
      since: isoInstant(since, caller.zone),
      taken_by: takenBy.get(entry.key) ?? null,
    })),
    figures,
    ...guests,
    house,
  })
}

/** Entries with a deadline first, then the others, longest waiting first. */
const bySeverity = (a: Entry, b: Entry) => (a.due ?? Infinity) - (b.due ?? Infinity) || a.since - b.since

async function houseOf({ db }: DeskContext, caller: DeskCaller): Promise<Today['house']> {
  const [wrong, unknown, jobs, mails] = await Promise.all([
    imbalances(db),
    unknownByMethod(db),
    listFailedJobs(db),
    waitingMessages(db),
  ])
  return {
    books_balance: wrong.length === 0,
    unknown: unknown.map(({ method, count, oldest }) => ({
      method,
      count,
      oldest: isoInstant(oldest, caller.zone),
    })),
    failed_jobs: jobs.length,
    waiting_mails: mails.count,
  }
}

/** Assigns an entry to the caller, or releases it. A repetition changes nothing and is not audited. */
export async function takeTodayEntry(
  context: DeskContext,
  { key, take }: { key: string; take: boolean },
  caller: DeskCaller,
) {
  const staff = staffOf(caller)
  const entry = { key, staffId: staff.staffId, name: staff.name, now: context.now() }
  const taken = take ? await takeEntry(context.db, entry) : null
  if (take && taken === null) return refuse('already_decided')
  const isChange = take ? taken === 'taken' : await leaveEntry(context.db, entry)
  if (isChange)
    await recordAudit(context.db, traceOfCaller(caller), {
      action: take ? 'entry_taken' : 'entry_left',
      object: { kind: 'entry', id: key, name: key },
      now: context.now(),
    })
  return showToday(context, caller)
}

const paymentKinds: readonly Entry['kind'][] = ['payment', 'dispute']
const inboxKinds: readonly Entry['kind'][] = ['ticket', 'claim', 'question', 'review', 'lead']

/** Waiting entries by section of the desk; a section that the member may not open counts nothing. */
export async function countWaiting(context: DeskContext, caller: DeskCaller) {
  const { hotels, permissions } = staffOf(caller)
  const isForAgents = hotels === null && permissions.includes('agents.see')
  const [entries, agents] = await Promise.all([
    entriesFor(context, caller),
    isForAgents ? countAgentsToDecide(context.db) : 0,
  ])
  const of = (permission: Permission, kinds: readonly Entry['kind'][]) =>
    permissions.includes(permission) ? entries.filter(({ kind }) => kinds.includes(kind)).length : 0
  return ok<WaitingCounts>({
    today: entries.length,
    payments: of('payments.see', paymentKinds),
    inbox: of('inbox.see', inboxKinds),
    chat: of('chat.answer', ['chat']),
    agents,
    jobs: of('jobs.see', ['job']),
  })
}

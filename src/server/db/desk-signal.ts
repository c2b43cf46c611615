import { afterCommit, type Db, type Listening, listenTo, type Pool } from './database.ts'

const channel = 'desk_changes'
/** Changes within this time are signalled together. */
const pause = 250
const waiting = new WeakSet<Pool>()

/**
 * Signals all processes that something changed that the desk shows. The signal is sent after the commit: NOTIFY inside
 * busy transactions would serialise them.
 */
export function signalDesk(db: Db) {
  if ('savepoint' in db) afterCommit(db, signalSoon)
  else signalSoon(db)
}

function signalSoon(pool: Pool) {
  if (waiting.has(pool)) return
  waiting.add(pool)
  const timer = setTimeout(() => {
    waiting.delete(pool)
    // A lost signal delays pages until their next poll.
    pool`select pg_notify(${channel}, '')`.catch(() => {})
  }, pause)
  timer.unref()
}

export const listenToDesk = (pool: Pool, heard: () => void): Promise<Listening> =>
  listenTo(pool, channel, () => heard())

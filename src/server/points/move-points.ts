import { earnPoints, lotsOf, type PointsLot } from '#domain/loyalty/points-lots.ts'
import type { Tx } from '../db/database.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import type { Moving } from '../personal-data/personal-data.ts'
import { entriesFor, pointsDate, readLockedLots } from './points-account.ts'

/** Gives the points of one account to another one of the same person; each lot keeps its expiry. */
export async function movePoints(tx: Tx, { from, into, now }: Moving) {
  const today = pointsDate(now)
  // Locked in the order of the accounts, as by two merges at once.
  const [first, second] = Number(from) < Number(into) ? [from, into] : [into, from]
  await readLockedLots(tx, first)
  await readLockedLots(tx, second)
  // A debt moves as well; expired lots stay for the job that posts their expiry.
  const theirs = (await readLockedLots(tx, from)).filter(
    ({ points, expires }) => points < 0 || expires > today,
  )
  if (theirs.length === 0) return
  const own = await readLockedLots(tx, into)
  const taken = theirs.map((lot) => ({ ...lot, points: 0 - lot.points }))
  const given: PointsLot[] = []
  for (const lot of theirs) given.push(...earnPoints(lotsOf([...own, ...given]), lot, today))
  const counter = 'points:corrected'
  const key = `points:merged:${from}:${into}:${now}`
  const note = `${from} → ${into}`
  const transfer = {
    book: 'points',
    kind: 'corrected',
    note,
    by: { kind: 'system', job: 'merge' },
    at: now,
  } as const
  await postTransfer(tx, { ...transfer, key: `${key}:from`, entries: entriesFor(from, taken, counter) })
  await postTransfer(tx, { ...transfer, key: `${key}:into`, entries: entriesFor(into, given, counter) })
}

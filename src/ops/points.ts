import { isoInstant } from '#domain/time/zone-time.ts'
import { findGuest, type KnownGuest } from '#server/accounts/find-guest.ts'
import type { Pool } from '#server/db/database.ts'
import { correctPoints } from '#server/points/correct-points.ts'
import { readMovements } from '#server/points/read-movements.ts'
import { type Command, readOptions } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- points show ACCOUNT
       npm run ops -- points give ACCOUNT POINTS --reason TEXT
       npm run ops -- points take ACCOUNT POINTS --reason TEXT

ACCOUNT is the e-mail address or mobile number that the guest logs in with.

  show      the balance and every movement, newest first
  give      adds points, which expire after 24 months as usual
  take      deducts points, at most the balance

The ledger is append-only: a correction is a new row with its reason, which the guest can read.

  --json    prints JSON instead of lines`

const usage = 'Which one? npm run ops -- points show ACCOUNT | give ACCOUNT POINTS | take ACCOUNT POINTS'
const mostPoints = 1_000_000

export const pointsCommand: Command = {
  name: 'points',
  about: "show a guest's points, grant or deduct some with a reason",
  help,
  run: async (words, { open, actor }) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, reason: { type: 'string' } },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', account = '', amount = ''] = options.positionals
    const { json, reason = '' } = options.values
    const points = Number(amount)
    if (!['show', 'give', 'take'].includes(what) || !account) return fail(usage, 2)
    if (what !== 'show' && !(Number.isInteger(points) && points > 0 && points <= mostPoints))
      return fail(`How many points? A whole number up to ${mostPoints}`, 2)
    if (what !== 'show' && !reason.trim()) return fail('Why? Add --reason TEXT; the guest can read it', 2)
    const { db } = await open()
    const guest = await findGuest(db, account)
    if (!guest) return fail(`There is no account ${account}`)
    if (what === 'show') return show(db, guest, json)
    const change = what === 'give' ? points : 0 - points
    const corrected = await correctPoints(db, {
      guestId: guest.id,
      points: change,
      reason: reason.trim(),
      by: await actor(),
      now: Date.now(),
    })
    if (!corrected.ok) return fail(`${guest.account} does not have ${points} points: nothing was changed`)
    const balance = corrected.value
    return print(
      json,
      { account: guest.account, points: change, balance },
      `${guest.account}: ${change > 0 ? '+' : ''}${change}, now ${balance} points.`,
    )
  },
}

async function show(db: Pool, guest: KnownGuest, json: boolean): Promise<number> {
  const movements = await readMovements(db, guest.id)
  const balance = movements[0]?.balance ?? 0
  const lines = movements.map(
    ({ at, kind, points, balance, orderId, note }) =>
      `${isoInstant(Date.parse(at), 'UTC')}  ${kind.padEnd(8)} ${String(points).padStart(8)} ${String(balance).padStart(8)}${orderId ? `  order ${orderId}` : ''}${note ? `  ${note}` : ''}`,
  )
  return print(
    json,
    { account: guest.account, balance, movements },
    [`${guest.account}: ${balance} points.`, ...lines].join('\n'),
  )
}

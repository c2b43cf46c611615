import type { AlertChange, AlertPage } from '#contract/alerts.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { alertWords } from '#words/saved/alerts.ts'
import { readGuest } from '../accounts/find-guest.ts'
import type { Db, Tx } from '../db/database.ts'
import { hotelNames } from '../hotels/find-hotel-names.ts'
import type { RunIdempotently } from '../http/dispatch.ts'
import { removeAlert, removeByToken, writeChannels, writeLimit, writePaused } from './alert-store.ts'
import type { AlertContext } from './context.ts'
import { listAlerts } from './list-alerts.ts'
import { prepareAlert, watchPrice } from './watch-price.ts'

type Asked = AlertChange & { guestId: Id; locale: Locale }

/** Begins, pauses, resumes, stops an alert, or changes its limit; or the channels of all. */
export async function changeAlerts(context: AlertContext, asked: Asked, run: RunIdempotently<AlertPage>) {
  const { add, guestId, locale } = asked
  const own = { guestId, locale }
  if (add) {
    const prepared = await prepareAlert(context, { ...add, ...own })
    if (!prepared.ok) return prepared
    return run(async (tx) => {
      const added = await watchPrice(context, tx, { ...add, ...own }, prepared.value)
      return added.ok ? ok<AlertPage>(await listAlerts(context, tx, own, added.value)) : added
    })
  }
  return run(async (tx) => {
    const refused = await changeKnown(context, tx, asked)
    return refused ?? ok<AlertPage>(await listAlerts(context, tx, own))
  })
}

async function changeKnown({ now }: AlertContext, tx: Tx, asked: Asked) {
  const { guestId, remove, pause, resume, change, by } = asked
  const outcomes = [
    remove === undefined || (await removeAlert(tx, { guestId, id: remove }, now())),
    pause === undefined || (await writePaused(tx, { guestId, id: pause }, now())),
    resume === undefined || (await writePaused(tx, { guestId, id: resume }, null)),
    change === undefined || (await writeLimit(tx, { guestId, id: change.id }, change.limit ?? null)),
  ]
  if (outcomes.includes(false)) return refuse('not_found')
  if (!by) return null
  if (by.email && !(await readGuest(tx, guestId))?.email) return refuse('no_email')
  await writeChannels(tx, { guestId, id: null }, { byEmail: by.email, byPush: by.push })
  return null
}

type Stopping = { token: string; locale: Locale }

/** By the link of a mail, without a session; a repetition has the same answer. */
export async function stopAlert(
  { db, places, now }: Pick<AlertContext, 'places' | 'now'> & { db: Db },
  { token, locale }: Stopping,
) {
  const stopped = await removeByToken(db, token, now())
  if (!stopped) return refuse('link_invalid')
  const { hotelId, place } = stopped
  const name =
    hotelId === null
      ? (await places()).bySlug.get(place ?? '')?.name[locale]
      : (await hotelNames(db, [hotelId], locale)).get(hotelId)
  return { ...ok({ name: name ?? '' }), msg: alertWords(locale).stopped }
}

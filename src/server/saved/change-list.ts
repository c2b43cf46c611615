import { randomBytes } from 'node:crypto'
import type { ChangedList, SavedListChange } from '#contract/saved.ts'
import { MOST_LISTS } from '#domain/hotel/favourites.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { faultOfStayAnywhere } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { ruleWords } from '#words/errors/validation.ts'
import { savedWords } from '#words/saved/saved.ts'
import { findRecipient } from '../accounts/find-recipient.ts'
import { type Tx, transaction } from '../db/database.ts'
import { type SavedContext, siteZone } from './context.ts'
import { sharePath } from './list-saved.ts'
import {
  addList,
  dropList,
  findList,
  type ListRow,
  lockLists,
  readList,
  readLists,
  renameList,
  unnamedList,
  writeStay,
  writeTokens,
} from './list-store.ts'
import { notePrices } from './note-prices.ts'

type Asked = SavedListChange & { guestId: Id; locale: Locale }

/** Creates, changes or removes a list: its name, its dates and guests, its link, its price alerts. */
export async function changeList(context: SavedContext, asked: Asked) {
  const { guestId, locale, currency } = asked
  const now = context.now()
  const say = savedWords(locale)
  const fault = faultOfDates(asked, now)
  if (fault) return fault
  const changed = await transaction(context.db, async (tx) => {
    await lockLists(tx, guestId)
    const named = await nameList(tx, asked, now)
    if (!named.ok) return named
    const list = named.value
    if (asked.remove) {
      if (list.name === null) return refuse('not_found')
      await dropList(tx, { id: list.id, heirId: await unnamedList(tx, { guestId, now }) })
      return ok<ChangedList>({ list: null, share: null })
    }
    if (asked.alerts && !(await findRecipient(tx, guestId))) return refuse('no_email')
    await changeStay(tx, list, asked)
    const shareToken = tokenAfter(list.shareToken, asked.share)
    await writeTokens(tx, list.id, { shareToken, alertsToken: tokenAfter(list.alertsToken, asked.alerts) })
    return ok<ChangedList>({ list: list.id, share: shareToken && sharePath(shareToken) })
  })
  if (!changed.ok) return changed
  const { list } = changed.value
  if (list && asked.s_d) await notePrices(context, { guestId, listId: list, currency })
  return { ...changed, msg: list ? say.listChanged : say.listRemoved }
}

/** The requested list, with its new name. */
async function nameList(tx: Tx, { list, title, guestId }: Asked, now: number) {
  const known = list ? await readList(tx, { guestId, id: list }) : null
  if (list && !known) return refuse('not_found')
  if (title !== undefined && title !== known?.name) {
    const same = await findList(tx, { guestId, list: title })
    if (same?.name === title) return refuse('list_exists')
    if (known) await renameList(tx, known.id, title)
    else if ((await readLists(tx, guestId)).length >= MOST_LISTS) return refuse('lists_full')
  }
  const id = known?.id ?? (await addList(tx, { guestId, name: title!, now }))
  return ok((await readList(tx, { guestId, id }))!)
}

async function changeStay(tx: Tx, { id, party }: ListRow, asked: Asked) {
  const { s_d, e_d, no_dates, rooms, adults, ages } = asked
  if (no_dates) await writeStay(tx, id, null, party)
  else if (s_d && e_d) await writeStay(tx, id, { arrival: s_d, departure: e_d }, { rooms, adults, ages })
}

/** Dates that no hotel sells are refused at their field. */
function faultOfDates({ s_d, e_d, locale }: Asked, now: number) {
  if (!s_d || !e_d) return null
  const fault = faultOfStayAnywhere({ arrival: s_d, departure: e_d }, dateIn(siteZone, now))
  const say = ruleWords(locale)
  if (fault === 'in_the_past') return refuse({ reason: 'invalid_input', fields: { s_d: say.pastDate } })
  if (fault === 'too_far_ahead') return refuse({ reason: 'invalid_input', fields: { s_d: say.tooFarAhead } })
  return null
}

/** A link that is withdrawn and created again has a new token. */
function tokenAfter(known: string | null, wanted: boolean | undefined): string | null {
  if (wanted === undefined) return known
  return wanted ? (known ?? randomBytes(16).toString('base64url')) : null
}

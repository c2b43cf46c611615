import type { AccountEvent } from '#contract/accounts.ts'
import type { Paging } from '#contract/fields.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { accountEventWords } from '#words/accounts/account-events.ts'
import type { Caller } from '../http/caller.ts'
import type { AccountsContext } from './context.ts'
import { countEvents, listEvents as listStored, type StoredEvent } from './event-store.ts'

export const presentEvent =
  (locale: Locale) =>
  ({ id, kind, device, network, at }: StoredEvent): AccountEvent => ({
    id,
    kind,
    text: accountEventWords(locale)[kind] ?? kind,
    device,
    network,
    at: at.toISOString(),
  })

export async function listEvents({ db }: AccountsContext, { page, page_size }: Paging, caller: Caller) {
  if (!caller.session) return refuse('sign_in_required')
  const { guestId } = caller.session
  const slice = { offset: (page - 1) * page_size, limit: page_size }
  const [rows, total] = await Promise.all([listStored(db, guestId, slice), countEvents(db, guestId)])
  return ok({ list: rows.map(presentEvent(caller.locale)), total, page, page_size })
}

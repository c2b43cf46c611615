import type { AccountChange, AvatarChange } from '#contract/accounts.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { type Tx, transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { replaceUpload } from '../media/uploads/attach-uploads.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import type { AccountsContext } from './context.ts'
import { recordEvent } from './record-event.ts'
import { showSession } from './sessions/show-session.ts'
import { replaceTravellers, writeAvatar, writeProfile } from './store.ts'

export type ProfileChange = Pick<AccountChange, 'name' | 'lang' | 'currency' | 'phone' | 'travellers'>

/** Changes only the fields that were sent; an empty phone deletes it. */
export async function writeChange(tx: Tx, guestId: Id, change: ProfileChange) {
  const { name, lang, currency, phone, travellers } = change
  await writeProfile(tx, guestId, {
    ...(name === undefined ? {} : { name }),
    ...(lang === undefined ? {} : { lang }),
    ...(currency === undefined ? {} : { currency }),
    ...(phone === undefined ? {} : { phone: phone === '' ? null : phone }),
  })
  if (travellers) await replaceTravellers(tx, guestId, travellers)
}

export async function changeProfile(
  context: AccountsContext,
  guestId: Id,
  change: ProfileChange,
  caller: Caller,
) {
  const { db, now } = context
  await transaction(db, async (tx) => {
    await writeChange(tx, guestId, change)
    await recordEvent(tx, caller, { guestId, kind: 'profile_changed', now: now() })
  })
  const shown = await showSession(context, caller)
  return shown.ok ? { ...shown, msg: accountAnswers(caller.locale).saved } : shown
}

/** Sets one of the guest's own uploads as their avatar and deletes the previous one. */
export function changeAvatar({ db, now }: AccountsContext, { file }: AvatarChange, caller: Caller) {
  const guestId = guestOf(caller)
  const avatar = uploadAddress(file)
  return transaction(db, async (tx) => {
    const shown = await replaceUpload(tx, { id: file, owner: { guest: guestId }, to: `avatar:${guestId}` })
    if (!shown) return refuse('not_found')
    await writeAvatar(tx, guestId, avatar)
    await recordEvent(tx, caller, { guestId, kind: 'avatar_changed', now: now() })
    return { ...ok({ avatar }), msg: accountAnswers(caller.locale).saved }
  })
}

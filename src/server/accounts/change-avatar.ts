import type { AvatarChange } from '#contract/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountAnswers } from '#words/account-answers.ts'
import { type Tx, transaction } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { recordEvent } from './record-event.ts'
import { writeAvatar } from './store.ts'
import type { AccountsWorld } from './world.ts'

/** Makes a guest's own upload their picture: its address; null where it is not theirs to show. */
export type ClaimAvatar = (tx: Tx, wanted: { file: string; guestId: string }) => Promise<string | null>

export async function changeAvatar(
  { db, now, claimAvatar }: AccountsWorld,
  { file }: AvatarChange,
  caller: Caller,
) {
  if (!caller.session) return refuse('sign_in_required')
  const { guestId } = caller.session
  const avatar = await transaction(db, async (tx) => {
    const address = await claimAvatar(tx, { file, guestId })
    if (!address) return null
    await writeAvatar(tx, guestId, address)
    await recordEvent(tx, caller, { guestId, kind: 'avatar_changed', now: now() })
    return address
  })
  return avatar ? { ...ok({ avatar }), msg: accountAnswers(caller.locale).saved } : refuse('not_found')
}

import type { AvatarChange } from '#contract/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { replaceUpload } from '../media/uploads/attach-uploads.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import type { AccountsContext } from './context.ts'
import { recordEvent } from './record-event.ts'
import { writeAvatar } from './store.ts'

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

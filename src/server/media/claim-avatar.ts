import type { Tx } from '../db/database.ts'
import { replaceUpload } from './attach-uploads.ts'
import { uploadAddress } from './upload-address.ts'

/** Shows a guest's own upload as their picture; the one before goes with the next sweep. */
export async function claimAvatar(tx: Tx, { file, guestId }: { file: string; guestId: string }) {
  const shown = await replaceUpload(tx, { id: file, owner: { guest: guestId }, to: `avatar:${guestId}` })
  return shown ? uploadAddress(file) : null
}

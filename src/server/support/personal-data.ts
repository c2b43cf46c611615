import { detachUploads } from '../media/uploads/attach-uploads.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { picturesOf } from './say.ts'
import {
  appendConversation,
  deleteConversationOf,
  findConversation,
  giveToGuest,
  listForExport,
  lockConversation,
} from './store.ts'

export const conversationData: PersonalData = {
  name: 'live_support',
  read: listForExport,
  erase: async (tx, guestId) => {
    for (const id of await deleteConversationOf(tx, guestId)) await detachUploads(tx, picturesOf(id))
  },
  move: async (tx, { from, into }) => {
    const found = await findConversation(tx, { guestId: from })
    const other = await findConversation(tx, { guestId: into })
    const theirs = found && (await lockConversation(tx, found.id))
    if (!theirs) return
    const own = other && (await lockConversation(tx, other.id))
    if (own) await appendConversation(tx, theirs, own)
    else await giveToGuest(tx, theirs.id, into)
  },
}

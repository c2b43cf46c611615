import { detachUploads } from '../media/uploads/attach-uploads.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { picturesOf } from './say.ts'
import { deleteConversationOf, listForExport } from './store.ts'

export const conversationData: PersonalData = {
  name: 'live_support',
  read: listForExport,
  erase: async (tx, guestId) => {
    for (const id of await deleteConversationOf(tx, guestId)) await detachUploads(tx, picturesOf(id))
  },
}

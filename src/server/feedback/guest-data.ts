import type { GuestData } from '../accounts/guest-features.ts'
import { deleteThreadsOf, listThreadsOf } from './store.ts'

export const ticketData: GuestData = { name: 'tickets', read: listThreadsOf, erase: deleteThreadsOf }

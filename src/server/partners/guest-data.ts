import type { GuestData } from '../accounts/guest-features.ts'
import { deleteLeadsOf, listLeadsOf } from './store.ts'

export const leadData: GuestData = { name: 'leads', read: listLeadsOf, erase: deleteLeadsOf }

import type { PersonalData } from '../accounts/guest-features.ts'
import { deleteLeadsOf, listLeadsOf } from './store.ts'

export const leadData: PersonalData = { name: 'leads', read: listLeadsOf, erase: deleteLeadsOf }

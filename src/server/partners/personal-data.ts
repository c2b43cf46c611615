import type { PersonalData } from '../personal-data/personal-data.ts'
import { deleteLeadsOf, listLeadsOf } from './store.ts'

export const leadData: PersonalData = { name: 'leads', read: listLeadsOf, erase: deleteLeadsOf }

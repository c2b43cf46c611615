import type { PersonalData } from '../personal-data/personal-data.ts'
import { deleteLeadsOf, listLeadsOf, moveLeads } from './store.ts'

export const leadData: PersonalData = {
  name: 'leads',
  read: listLeadsOf,
  erase: deleteLeadsOf,
  move: (tx, { from, into }) => moveLeads(tx, from, into),
}

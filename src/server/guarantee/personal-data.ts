import type { PersonalData } from '../personal-data/personal-data.ts'
import { eraseClaimsOf, listClaimsOf } from './store.ts'

export const claimData: PersonalData = { name: 'claims', read: listClaimsOf, erase: eraseClaimsOf }

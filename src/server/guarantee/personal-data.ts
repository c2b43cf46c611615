import type { PersonalData } from '../accounts/guest-features.ts'
import { eraseClaimsOf, listClaimsOf } from './store.ts'

export const claimData: PersonalData = { name: 'claims', read: listClaimsOf, erase: eraseClaimsOf }

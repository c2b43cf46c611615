import type { GuestData } from '../accounts/guest-features.ts'
import { eraseClaimsOf, listClaimsOf } from './store.ts'

export const claimData: GuestData = { name: 'claims', read: listClaimsOf, erase: eraseClaimsOf }

import type { GuestData } from '../accounts/guest-features.ts'
import { eraseRequests, listRequests } from './store.ts'

export const requestData: GuestData = { name: 'requests', read: listRequests, erase: eraseRequests }

import type { PersonalData } from '../accounts/guest-features.ts'
import { eraseRequests, listRequests } from './store.ts'

export const requestData: PersonalData = { name: 'requests', read: listRequests, erase: eraseRequests }

import type { PersonalData } from '../personal-data/personal-data.ts'
import { eraseRequests, listRequests } from './store.ts'

export const requestData: PersonalData = { name: 'requests', read: listRequests, erase: eraseRequests }

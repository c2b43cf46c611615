import type { PersonalData } from '../personal-data/personal-data.ts'
import { deleteEntriesOf, listEntriesOf } from './store.ts'

// A question goes with its answers: without it they say nothing.
export const questionData: PersonalData = { name: 'questions', read: listEntriesOf, erase: deleteEntriesOf }

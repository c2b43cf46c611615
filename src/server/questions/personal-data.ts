import type { PersonalData } from '../personal-data/personal-data.ts'
import { deleteEntriesOf, listEntriesOf, moveEntries } from './store.ts'

// A question is deleted with its answers: without it they make no sense.
export const questionData: PersonalData = {
  name: 'questions',
  read: listEntriesOf,
  erase: deleteEntriesOf,
  move: (tx, { from, into }) => moveEntries(tx, from, into),
}

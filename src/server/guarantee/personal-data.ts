import type { PersonalData } from '../personal-data/personal-data.ts'
import { eraseClaimsOf, listClaimsOf, moveClaims } from './store.ts'

export const claimData: PersonalData = {
  name: 'claims',
  read: listClaimsOf,
  erase: eraseClaimsOf,
  move: (tx, { from, into }) => moveClaims(tx, from, into),
}

import type { PersonalData } from '../personal-data/personal-data.ts'
import { readMovements } from './read-movements.ts'

/** The ledger keeps numbers only: of whoever is erased it tells nothing any more. */
export const pointsData: PersonalData = {
  name: 'points',
  read: readMovements,
  erase: async () => {},
}

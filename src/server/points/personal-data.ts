import type { PersonalData } from '../personal-data/personal-data.ts'
import { movePoints } from './move-points.ts'
import { readMovements } from './read-movements.ts'

/** The ledger stores ids only: it does not identify an erased guest. */
export const pointsData: PersonalData = {
  name: 'points',
  read: readMovements,
  erase: async () => {},
  move: movePoints,
}

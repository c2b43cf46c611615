import type { PersonalData } from '../personal-data/personal-data.ts'
import { eraseTrips, moveTrips, readChoices, readShares } from './trip-store.ts'

export const tripData: PersonalData = {
  name: 'trips',
  read: async (db, guestId) => ({
    choices: await readChoices(db, guestId),
    links: (await readShares(db, guestId)).map(({ orderIds, showsNames, showsMoney, opened, createdAt }) => ({
      orderIds,
      showsNames,
      showsMoney,
      opened,
      createdAt,
    })),
  }),
  erase: eraseTrips,
  move: (tx, { from, into }) => moveTrips(tx, from, into),
}

import { contactChangeData } from './accounts/guest-data.ts'
import type { GuestFeatures } from './accounts/guest-features.ts'
import { uploadData } from './media/guest-data.ts'
import { favouriteData } from './saved/guest-data.ts'

/** What the features of this house know and keep about a guest; each adds its own. */
export const guestFeatures: GuestFeatures = {
  standingOf: async () => ({ points: 0, level: 0, agent: false }),
  hasOpenOrders: async () => false,
  data: [contactChangeData, favouriteData, uploadData],
}

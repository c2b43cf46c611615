import { levelOf, nightsInAYear } from '#domain/levels.ts'
import { balanceOf } from '#domain/points-lots.ts'
import { confirmedContactData, contactChangeData } from '../accounts/guest-data.ts'
import type { GuestFeatures } from '../accounts/guest-features.ts'
import { agentData, isAgent } from '../agents/guest-data.ts'
import { noteInvitation } from '../agents/note-invitation.ts'
import { completedStays, hasOpenOrders, orderData } from '../booking/guest-data.ts'
import { ticketData } from '../feedback/guest-data.ts'
import { claimData } from '../guarantee/guest-data.ts'
import { uploadData } from '../media/guest-data.ts'
import { newsletterData } from '../newsletter/guest-data.ts'
import { leadData } from '../partners/guest-data.ts'
import { pointsData } from '../points/guest-data.ts'
import { pointsDate, readLots } from '../points/points-account.ts'
import { pushData } from '../push/guest-data.ts'
import { questionData } from '../questions/guest-data.ts'
import { requestData } from '../requests/guest-data.ts'
import { reviewData } from '../reviews/guest-data.ts'
import { favouriteData, traceData } from '../saved/guest-data.ts'
import { conversationData } from '../support/guest-data.ts'

/** What the features of this house know and keep about a guest; each adds its own. */
export const guestFeatures = (now: () => number): GuestFeatures => ({
  standingOf: async (db, guestId) => {
    const today = pointsDate(now())
    const [lots, stays, agent] = await Promise.all([
      readLots(db, guestId),
      completedStays(db, guestId),
      isAgent(db, guestId),
    ])
    return { points: balanceOf(lots, today), level: levelOf(nightsInAYear(stays, today)), agent }
  },
  hasOpenOrders,
  noteInvitation,
  data: [
    contactChangeData,
    confirmedContactData,
    favouriteData,
    traceData,
    pushData,
    uploadData,
    orderData,
    pointsData,
    agentData,
    reviewData,
    ticketData,
    questionData,
    newsletterData,
    conversationData,
    claimData,
    leadData,
    requestData,
  ],
})

import { levelOf, nightsInAYear } from '#domain/loyalty/levels.ts'
import { balanceOf } from '#domain/loyalty/points-lots.ts'
import type { GuestFeatures } from '../accounts/guest-features.ts'
import { confirmedContactData, contactChangeData } from '../accounts/personal-data.ts'
import { noteInvitation } from '../agents/note-invitation.ts'
import { agentData, isAgent } from '../agents/personal-data.ts'
import { alertData } from '../alerts/personal-data.ts'
import { completedStays, hasOpenOrders, orderData } from '../booking/personal-data.ts'
import { ticketData } from '../feedback/personal-data.ts'
import { claimData } from '../guarantee/personal-data.ts'
import { hotelMessageData } from '../hotel-messages/personal-data.ts'
import { inboxData } from '../inbox/personal-data.ts'
import { uploadData } from '../media/personal-data.ts'
import { newsletterData } from '../newsletter/personal-data.ts'
import { leadData } from '../partners/personal-data.ts'
import { pointsData } from '../points/personal-data.ts'
import { pointsDate, readLots } from '../points/points-account.ts'
import { pushData } from '../push/personal-data.ts'
import { questionData } from '../questions/personal-data.ts'
import { requestData } from '../requests/personal-data.ts'
import { reviewData } from '../reviews/personal-data.ts'
import { favouriteData, traceData } from '../saved/personal-data.ts'
import { conversationData } from '../support/personal-data.ts'
import { tripData } from '../trips/personal-data.ts'

/** Facts and personal data of a guest, contributed by each feature. */
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
    tripData,
    alertData,
    pushData,
    uploadData,
    orderData,
    pointsData,
    agentData,
    reviewData,
    ticketData,
    hotelMessageData,
    questionData,
    newsletterData,
    conversationData,
    claimData,
    leadData,
    inboxData,
    requestData,
  ],
})

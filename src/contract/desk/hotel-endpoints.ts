import { deskChange, deskGet, deskPost, deskUpload } from '../endpoint.ts'
import type {
  DeskHotel,
  DraftedText,
  HotelChange,
  HotelClosure,
  HotelEditors,
  HotelPhotograph,
  HotelPicture,
  HotelPreview,
  HotelPrices,
  ProposalDecision,
  ProposalWithdrawal,
  TextDraft,
} from './hotel.ts'
import type {
  CityMatches,
  CitySearch,
  DeskHotelId,
  DeskHotelPage,
  DeskHotelQuery,
  HotelStateChange,
  HotelStateEffect,
  HotelStatePreview,
  NewDeskHotel,
} from './hotels.ts'

import type { AcceptedLead, DeskLead, LeadAcceptance, LeadNumber } from './leads.ts'

const changing = { permission: 'hotels.change' } as const

export const listDeskHotels = /* @__PURE__ */ deskGet<typeof DeskHotelQuery, typeof DeskHotelPage>(
  'hotels/list',
  { permission: 'hotels.see' },
)
/** Changes nothing; a POST because of the number of ids. */
export const previewHotelStates = /* @__PURE__ */ deskPost<typeof HotelStatePreview, typeof HotelStateEffect>(
  'hotels/preview_states',
  changing,
)
export const setHotelStates = /* @__PURE__ */ deskChange<typeof HotelStateChange, typeof HotelStateEffect>(
  'hotels/set_states',
  changing,
)
export const findCities = /* @__PURE__ */ deskGet<typeof CitySearch, typeof CityMatches>('hotels/cities', {
  permission: 'hotels.see',
})
export const addDeskHotel = /* @__PURE__ */ deskChange<typeof NewDeskHotel, typeof DeskHotelId>(
  'hotels/add',
  {
    permission: 'hotels.add',
    refusals: ['not_found'],
  },
)

export const showDeskHotel = /* @__PURE__ */ deskGet<typeof DeskHotelId, typeof DeskHotel>('hotels/show', {
  permission: 'hotels.see',
  refusals: ['not_found'],
})
/** Makes a signed token for the guests' page; nothing is stored. */
export const previewDeskHotel = /* @__PURE__ */ deskGet<typeof DeskHotelId, typeof HotelPreview>(
  'hotels/preview_page',
  { permission: 'hotels.see', refusals: ['not_found'] },
)
/** Registers an editor of the hotel, and returns the others. */
export const watchDeskHotel = /* @__PURE__ */ deskPost<typeof DeskHotelId, typeof HotelEditors>(
  'hotels/watch',
  {
    permission: 'hotels.see',
    refusals: ['not_found'],
  },
)
export const changeDeskHotel = /* @__PURE__ */ deskChange<typeof HotelChange, typeof DeskHotel>(
  'hotels/change',
  {
    ...changing,
    refusals: ['not_found', 'invalid_input', 'hotel_changed', 'orders_ahead'],
  },
)
/** Publishes or declines what a hotelier proposed. */
export const decideProposals = /* @__PURE__ */ deskChange<typeof ProposalDecision, typeof DeskHotel>(
  'hotels/decide_proposals',
  {
    permission: 'hotels.review',
    refusals: ['not_found', 'already_decided', 'invalid_input', 'hotel_changed', 'orders_ahead'],
  },
)
export const withdrawProposals = /* @__PURE__ */ deskChange<typeof ProposalWithdrawal, typeof DeskHotel>(
  'hotels/withdraw_proposals',
  { ...changing, refusals: ['not_found', 'already_decided'] },
)
export const setHotelPrices = /* @__PURE__ */ deskChange<typeof HotelPrices, typeof DeskHotel>(
  'hotels/prices',
  {
    ...changing,
    refusals: ['not_found', 'invalid_input'],
  },
)
export const closeFromDay = /* @__PURE__ */ deskChange<typeof HotelClosure, typeof DeskHotel>(
  'hotels/close_from',
  {
    ...changing,
    refusals: ['not_found'],
  },
)
export const addHotelPhotograph = /* @__PURE__ */ deskUpload<typeof HotelPhotograph, typeof HotelPicture>(
  'hotels/photograph',
  { ...changing, refusals: ['not_found', 'wrong_type', 'too_large', 'overloaded'] },
)
/** A proposal by the translation engine; nothing is stored. */
export const draftHotelText = /* @__PURE__ */ deskPost<typeof TextDraft, typeof DraftedText>(
  'hotels/draft_text',
  {
    ...changing,
    refusals: ['not_found', 'translation_failed', 'too_many'],
  },
)

export const showDeskLead = /* @__PURE__ */ deskGet<typeof LeadNumber, typeof DeskLead>('hotels/lead', {
  permission: 'hotels.add',
  refusals: ['not_found'],
})
/** Adds the hotel as a draft and invites the applicant as its hotelier. */
export const acceptDeskLead = /* @__PURE__ */ deskChange<typeof LeadAcceptance, typeof AcceptedLead>(
  'hotels/accept_lead',
  { permission: 'hotels.add', refusals: ['not_found', 'already_decided', 'staff_exists'] },
)

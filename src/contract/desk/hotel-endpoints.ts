import { deskChange, deskGet, deskPost, deskUpload } from '../endpoint.ts'
import type {
  DeskHotel,
  DraftedText,
  HotelChange,
  HotelClosure,
  HotelEditors,
  HotelPhotograph,
  HotelPicture,
  HotelPrices,
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

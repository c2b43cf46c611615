import { deskChange, deskGet, deskPost } from '../endpoint.ts'
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

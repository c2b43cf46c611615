import { CHOICE_DAYS, MOST_HOTELS_KEPT, MOST_SEARCHES_KEPT } from '#domain/browser-storage.ts'

/** Every number of the shell in one place; those that a primitive or the client owns are handed on. */
export { platform } from '#contract/common-inputs.ts'
export { badgeMaximum, phoneWidth, spinnerDelay, toastDuration } from '#ui/constants.ts'
export { requestTimeout } from './api.ts'

/** The Top button appears when more than this is scrolled away. */
export const topThreshold = 200
export const localeCookieDays = CHOICE_DAYS
export const sharePopup = { width: 600, height: 450 }
export const logoutDelay = 2000
export const sessionSwitchDelay = 500
/** The map service is asked for a picture this long after the start, and has this long to send it. */
export const probeDelay = 10
export const probeTimeout = 3000
export const buildCheckInterval = 600_000
export const searchRecordLimit = MOST_SEARCHES_KEPT
export const recentlyViewedLimit = MOST_HOTELS_KEPT
/** Default dates of a search, in days from the visitor's today. */
export const defaultStart = 2
export const defaultEnd = 3
/** Ids remembered for marks on cards. */
export const viewedLimit = 500
/** Cities of the 404 page: the first batch, the batch of each press, and the delay before the list appears, in ms. */
export const firstCities = 16
export const moreCities = 40
export const citiesDelay = 1500

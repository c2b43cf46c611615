import { deskChange, deskGet } from '../endpoint.ts'
import type { FeedAddition, FeedHotel, FeedRemoval, HotelFeeds, RoomOfHotel } from './feeds.ts'

const changing = { permission: 'calendar.change', refusals: ['not_found'] } as const

export const showFeeds = /* @__PURE__ */ deskGet<typeof FeedHotel, typeof HotelFeeds>('feeds/show', {
  permission: 'calendar.see',
  refusals: ['not_found'],
})
export const shareRoom = /* @__PURE__ */ deskChange<typeof RoomOfHotel, typeof HotelFeeds>(
  'feeds/share',
  changing,
)
export const addFeed = /* @__PURE__ */ deskChange<typeof FeedAddition, typeof HotelFeeds>('feeds/add', {
  ...changing,
  refusals: ['not_found', 'too_many_feeds'],
})
export const removeFeed = /* @__PURE__ */ deskChange<typeof FeedRemoval, typeof HotelFeeds>(
  'feeds/remove',
  changing,
)
/** A job fetches the feed. */
export const fetchFeedNow = /* @__PURE__ */ deskChange<typeof FeedRemoval, typeof HotelFeeds>(
  'feeds/fetch',
  changing,
)

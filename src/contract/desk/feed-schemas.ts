import type { Endpoint } from '../endpoint.ts'
import * as endpoints from './feed-endpoints.ts'
import { FeedAddition, FeedHotel, FeedRemoval, HotelFeeds, RoomOfHotel } from './feeds.ts'

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
type Name = keyof typeof endpoints

const schemas: { readonly [Key in Name]: SchemasOf<(typeof endpoints)[Key]> } = {
  showFeeds: { input: FeedHotel, output: HotelFeeds },
  shareRoom: { input: RoomOfHotel, output: HotelFeeds },
  addFeed: { input: FeedAddition, output: HotelFeeds },
  removeFeed: { input: FeedRemoval, output: HotelFeeds },
  fetchFeedNow: { input: FeedRemoval, output: HotelFeeds },
}

export const feedDeskEndpoints = (Object.keys(endpoints) as Name[]).map((name) => ({
  name,
  endpoint: endpoints[name] as Endpoint,
  ...schemas[name],
}))

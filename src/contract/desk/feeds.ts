import * as z from 'zod'
import { feedFaults } from '#domain/calendar/feed-faults.ts'
import { flag, id, instant, lineText, optional, plainDate, requestId, url } from '../fields.ts'

export const FeedHotel = z.object({ hotel: id() })
export type FeedHotel = z.infer<typeof FeedHotel>

export const RoomOfHotel = z.object({
  hotel: id(),
  room: id(),
  /** True for a new address, false for none. */
  share: flag(),
  req_id: requestId(),
})
export type RoomOfHotel = z.infer<typeof RoomOfHotel>

export const FeedAddition = z.object({
  hotel: id(),
  room: id(),
  url: url(),
  name: optional(lineText(80)),
  req_id: requestId(),
})
export type FeedAddition = z.infer<typeof FeedAddition>

export const FeedRemoval = z.object({ hotel: id(), feed: id(), req_id: requestId() })
export type FeedRemoval = z.infer<typeof FeedRemoval>

export const RoomFeeds = z.object({
  room: id(),
  name: z.string(),
  /** The secret address for other sites. */
  address: z.string().nullable(),
  feeds: z.array(
    z.object({
      id: id(),
      name: z.string(),
      url: z.string(),
      fetched_at: instant().nullable(),
      /** A feed that fails keeps its nights. */
      error: z.enum(feedFaults).nullable(),
      events: z.int(),
    }),
  ),
  /** Nights with more rooms busy elsewhere than are free here. */
  conflicts: z.array(z.object({ from: plainDate(), to: plainDate(), missing: z.int() })),
})
export type RoomFeeds = z.infer<typeof RoomFeeds>
export const HotelFeeds = z.object({ rooms: z.array(RoomFeeds) })
export type HotelFeeds = z.infer<typeof HotelFeeds>

import { useRef, useState } from 'react'
import type { addFeed, fetchFeedNow, removeFeed, shareRoom } from '#contract/desk/feed-endpoints.ts'
import { showFeeds } from '#contract/desk/feed-endpoints.ts'
import type { HotelFeeds } from '#contract/desk/feeds.ts'
import type { Asked, Failure } from '#contract/endpoint.ts'
import { call, newRequestId } from '../call.ts'
import { useWhyNot } from '../parts/use-desk.ts'
import { type Loaded, useLoad } from '../use-load.ts'

type Change = typeof shareRoom | typeof addFeed | typeof removeFeed | typeof fetchFeedNow
export type FeedChange = <E extends Change>(
  endpoint: E,
  input: Omit<Asked<E>, 'hotel' | 'req_id'>,
) => Promise<Failure | 'done' | 'busy'>

export type Feeds = {
  readonly hotel: string
  readonly maySee: boolean
  readonly mayChange: boolean
  readonly loaded: Loaded<HotelFeeds>
  readonly isSending: boolean
  readonly change: FeedChange
}

/** The calendar feeds of a hotel, read again after each change and each fetch. */
export function useFeeds(hotel: string): Feeds {
  const maySee = useWhyNot('calendar.see') === null
  const mayChange = useWhyNot('calendar.change') === null
  const loaded = useLoad(showFeeds, { hotel }, { isLive: true, every: 60_000, isPaused: !maySee })
  const [isSending, setSending] = useState(false)
  const sending = useRef(false)
  /** The last request without an answer: the same request again has the same id and changes nothing twice. */
  const unanswered = useRef<{ key: string; id: string } | null>(null)
  const change: FeedChange = async (endpoint, input) => {
    if (sending.current) return 'busy'
    sending.current = true
    setSending(true)
    const key = JSON.stringify([endpoint.path, input])
    const id = unanswered.current?.key === key ? unanswered.current.id : newRequestId()
    const answer = await call(endpoint, { ...input, hotel, req_id: id } as Asked<typeof endpoint>)
    unanswered.current = answer.code === 0 ? { key, id } : null
    sending.current = false
    setSending(false)
    if (answer.code !== 1) return answer as Failure
    loaded.set((answer as { data: HotelFeeds }).data)
    return 'done'
  }
  return { hotel, maySee, mayChange, loaded, isSending, change }
}

export const conflictNights = ({ rooms }: HotelFeeds): number =>
  rooms
    .flatMap(({ conflicts }) => conflicts)
    .reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1, 0)

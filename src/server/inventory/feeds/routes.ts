import * as endpoints from '#contract/desk/feed-endpoints.ts'
import type { HotelFeeds } from '#contract/desk/feeds.ts'
import type { Id } from '#domain/id.ts'
import { traceOfCaller } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { type DeskCaller, staffOf } from '../../http/caller.ts'
import { bindDesk, type Outcome, type RunIdempotently } from '../../http/dispatch.ts'
import type { FeedContext } from './context.ts'
import { addFeed, fetchNow, removeFeed, shareRoom, showFeeds } from './manage-feeds.ts'

const readerOf = (hotel: Id, caller: DeskCaller) => ({
  scope: { hotel, hotels: staffOf(caller).hotels },
  locale: caller.locale,
  trace: traceOfCaller(caller),
})

export function feedRoutes(context: FeedContext) {
  const changing =
    <Input extends { readonly hotel: Id }>(
      verb: (
        context: FeedContext,
        tx: Tx,
        input: Input,
        reader: ReturnType<typeof readerOf>,
      ) => Promise<Outcome<HotelFeeds>>,
    ) =>
    (input: Input, caller: DeskCaller, runIdempotently: RunIdempotently<HotelFeeds>) =>
      runIdempotently((tx) => verb(context, tx, input, readerOf(input.hotel, caller)))
  return [
    bindDesk(endpoints.showFeeds, ({ hotel }, caller) =>
      showFeeds(context, context.db, readerOf(hotel, caller)),
    ),
    bindDesk(endpoints.shareRoom, changing(shareRoom)),
    bindDesk(endpoints.addFeed, changing(addFeed)),
    bindDesk(endpoints.removeFeed, changing(removeFeed)),
    bindDesk(endpoints.fetchFeedNow, changing(fetchNow)),
  ]
}

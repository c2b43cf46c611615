import { useState } from 'react'
import { fetchFeedNow } from '#contract/desk/feed-endpoints.ts'
import type { RoomFeeds } from '#contract/desk/feeds.ts'
import { TrashIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { feedFaultWords, feedWords } from '#words/desk/feeds.ts'
import { shortWhen } from '#words/desk/when.ts'
import { LoopIcon } from '../parts/icons.ts'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import type { Feeds } from './use-feeds.ts'

type Feed = RoomFeeds['feeds'][number]
type Props = { feeds: Feeds; feed: Feed; onRemove: () => void }

/** A calendar of another site: its address, the last fetch and the fault. */
export function FeedLine({ feeds, feed, onRemove }: Props) {
  const locale = useLocale()
  const say = feedWords(locale)
  /** The last fetch when a new one was requested: until there is another, the job waits or runs. */
  const [requested, setRequested] = useState<string | null>()
  const isWaiting = feed.fetched_at === null || feed.fetched_at === requested
  const fetchNow = async () => {
    const outcome = await feeds.change(fetchFeedNow, { feed: feed.id })
    if (outcome === 'done') setRequested(feed.fetched_at)
    else if (outcome !== 'busy') showToast({ kind: 'warn', text: outcome.msg })
  }
  return (
    <li className="feed">
      <div className="feed-what">
        <b>{feed.name}</b>
        <span className="feed-url mono" title={feed.url}>
          {feed.url}
        </span>
        <FeedState feed={feed} isWaiting={isWaiting} />
      </div>
      {feeds.mayChange && (
        <div className="feed-acts">
          <button
            type="button"
            className="btn btn-s"
            aria-label={say.fetchNamed(feed.name)}
            aria-disabled={isWaiting || feeds.isSending}
            onClick={() => !isWaiting && void fetchNow()}
          >
            <LoopIcon />
            {say.fetch}
          </button>
          <button type="button" className="ib" aria-label={say.removeNamed(feed.name)} onClick={onRemove}>
            <TrashIcon />
          </button>
        </div>
      )}
    </li>
  )
}

function FeedState({ feed, isWaiting }: { feed: Feed; isWaiting: boolean }) {
  const locale = useLocale()
  const say = feedWords(locale)
  const now = useNow()
  const { fetched_at: at, error, events } = feed
  const when = at === null ? '' : shortWhen(hereOf(at), now, locale)
  const isPartly = error === 'unsupported_rule'
  return (
    <span className="feed-state" role="status">
      {isWaiting ? (
        <span className="st wait">{say.waiting}</span>
      ) : error === null ? (
        <span className="st ok">
          {say.bookings(events)} · {say.read(when)}
        </span>
      ) : (
        <>
          <span className={isPartly ? 'st held' : 'st bad'}>{feedFaultWords(locale)[error]}</span>
          <span className="faint">
            {isPartly ? `${say.bookings(events)} · ${say.read(when)}` : say.tried(when)}
            {!isPartly && events > 0 && ` · ${say.stay(events)}`}
          </span>
        </>
      )}
    </span>
  )
}

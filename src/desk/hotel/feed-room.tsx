import { useRef, useState } from 'react'
import { removeFeed } from '#contract/desk/feed-endpoints.ts'
import type { RoomFeeds } from '#contract/desk/feeds.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { feedWords } from '#words/desk/feeds.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { FeedLine } from './feed-line.tsx'
import { FeedShare } from './feed-share.tsx'
import type { Feeds } from './use-feeds.ts'

type Props = { feeds: Feeds; room: RoomFeeds }

/** A room type: its own address for other sites, and the calendars that it reads. */
export function FeedRoom({ feeds, room }: Props) {
  const say = feedWords(useLocale())
  const [removing, setRemoving] = useState<RoomFeeds['feeds'][number] | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const remove = async () => {
    if (!removing) return null
    const outcome = await feeds.change(removeFeed, { feed: removing.id })
    if (outcome === 'busy') return null
    if (outcome !== 'done') return outcome.msg
    setRemoving(null)
    showToast({ kind: 'good', text: say.removed(removing.name) })
    // The button that opened the dialog is gone.
    requestAnimationFrame(() => title.current?.focus())
    return null
  }
  return (
    <li>
      <h3 ref={title} tabIndex={-1}>
        {room.name}
      </h3>
      <div className="feed-part">
        <h4>{say.outgoing}</h4>
        <div className="feed-body">
          <FeedShare feeds={feeds} room={room} />
        </div>
      </div>
      <div className="feed-part">
        <h4>{say.incoming}</h4>
        {room.feeds.length === 0 ? (
          <p className="feed-none">
            <span className="faint">{say.noFeeds}</span>
          </p>
        ) : (
          <ul>
            {room.feeds.map((feed) => (
              <FeedLine key={feed.id} feeds={feeds} feed={feed} onRemove={() => setRemoving(feed)} />
            ))}
          </ul>
        )}
      </div>
      {removing && (
        <ConfirmDialog
          title={say.removeTitle(removing.name)}
          lead={say.removeLead(removing.events)}
          verb={say.removeYes}
          onClose={() => setRemoving(null)}
          onConfirm={remove}
        />
      )}
    </li>
  )
}

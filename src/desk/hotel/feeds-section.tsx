import { useRef, useState } from 'react'
import type { RoomFeeds } from '#contract/desk/feeds.ts'
import { PlusIcon } from '#ui/icons/icons.ts'
import { feedWords } from '#words/desk/feeds.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { EditorSection } from './editor-section.tsx'
import { FeedConflicts } from './feed-conflicts.tsx'
import { FeedForm } from './feed-form.tsx'
import { FeedRoom } from './feed-room.tsx'
import type { Feeds } from './use-feeds.ts'

/** Calendars that room types exchange with other sites. Changes are stored at once. */
export function FeedsSection({ feeds }: { feeds: Feeds }) {
  const locale = useLocale()
  const say = feedWords(locale)
  const [isAdding, setAdding] = useState(false)
  const adder = useRef<HTMLButtonElement>(null)
  const hasRooms = (feeds.loaded.data?.rooms.length ?? 0) > 0
  return (
    <EditorSection
      name="feeds"
      title={hotelEditorWords(locale).feeds}
      aside={
        feeds.mayChange &&
        hasRooms && (
          <button
            ref={adder}
            type="button"
            className="btn btn-s"
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            <PlusIcon />
            {say.add}
          </button>
        )
      }
    >
      <p className="hint">{say.lead}</p>
      <Shown of={feeds.loaded} rows={3}>
        {({ rooms }) => (
          <>
            <FeedConflicts hotel={feeds.hotel} rooms={rooms} />
            {isEmpty(rooms) && (
              <ol className="feed-steps">
                <li>{say.stepOut}</li>
                <li>{say.stepIn}</li>
              </ol>
            )}
            {!feeds.mayChange && <p className="hint">{say.onlySee}</p>}
            {isAdding && (
              <FeedForm
                feeds={feeds}
                rooms={rooms}
                onDone={() => {
                  setAdding(false)
                  adder.current?.focus()
                }}
              />
            )}
            {rooms.length === 0 ? (
              <p className="hint">{say.noRooms}</p>
            ) : (
              <ul className="feed-rooms">
                {rooms.map((room) => (
                  <FeedRoom key={room.room} feeds={feeds} room={room} />
                ))}
              </ul>
            )}
          </>
        )}
      </Shown>
    </EditorSection>
  )
}

const isEmpty = (rooms: readonly RoomFeeds[]) =>
  rooms.every(({ address, feeds }) => address === null && feeds.length === 0)

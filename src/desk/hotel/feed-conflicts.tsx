import type { RoomFeeds } from '#contract/desk/feeds.ts'
import { WarningIcon } from '#ui/icons/icons.ts'
import { feedWords } from '#words/desk/feeds.ts'
import { formatDate, formatDates } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { conflictNights } from './use-feeds.ts'

const mostShown = 8

type Props = { hotel: string; rooms: readonly RoomFeeds[]; isElsewhere?: boolean }

/** Nights with more rooms sold here and elsewhere than there are. */
export function FeedConflicts({ hotel, rooms, isElsewhere = false }: Props) {
  const locale = useLocale()
  const say = feedWords(locale)
  const all = rooms.flatMap(({ room, name, conflicts }) =>
    conflicts.map((conflict) => ({ ...conflict, room, name })),
  )
  if (all.length === 0) return null
  return (
    <div className="note bad feed-conflicts" role="status">
      <WarningIcon />
      <div className="grow">
        <b>{say.conflicts(conflictNights({ rooms: [...rooms] }))}</b>
        <p>{say.conflictsLead}</p>
        <ul>
          {all.slice(0, mostShown).map(({ room, name, from, to, missing }) => (
            <li key={`${room} ${from}`}>
              <b>{name}</b>
              <span>
                {from === to ? formatDate(from, locale, 'full') : formatDates(from, to, locale)} ·{' '}
                {say.tooMany(missing)}
              </span>
              <Link className="link" href={addressOf('/calendar', { hotel, from })}>
                {say.calendarFrom(formatDate(from, locale))}
              </Link>
            </li>
          ))}
        </ul>
        {all.length > mostShown && <p>{say.more(all.length - mostShown)}</p>}
        {isElsewhere && (
          <Link className="link" href={`${addressOf(`/hotels/${hotel}`)}#hotel-feeds`}>
            {say.showFeeds}
          </Link>
        )}
      </div>
    </div>
  )
}

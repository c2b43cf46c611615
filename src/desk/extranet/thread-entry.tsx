import type { DeskThread } from '#contract/desk/hotel-messages.ts'
import { hotelThreadWords } from '#words/desk/hotel-thread.ts'
import { shortWhen } from '#words/desk/when.ts'
import { formatDates } from '#words/format.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'

/** The last message of a guest; the booking has the thread and the answer. */
export function ThreadEntry({ thread }: { thread: DeskThread }) {
  const locale = useLocale()
  const now = useNow()
  const last = thread.messages.at(-1)
  if (!last) return null
  return (
    <article className="letter">
      <Avatar name={thread.guest} />
      <div>
        <header>
          <b>{thread.guest}</b>
          <span className="soft">
            {thread.hotel.name} · {formatDates(thread.arrival, thread.departure, locale)}
          </span>
          <time dateTime={last.at}>{shortWhen(hereOf(last.at), now, locale)}</time>
        </header>
        <p className="written" lang={last.lang} dir="auto">
          {last.text}
        </p>
        <Link className="btn btn-s" href={`${addressOf(`/orders/${thread.number}`)}#messages`}>
          {hotelThreadWords(locale).open}
        </Link>
      </div>
    </article>
  )
}

import type { ChatRow, DeskChatQueue } from '#contract/desk/chat.ts'
import { chatWords } from '#words/desk/chat.ts'
import { spanText } from '../inbox/waiting.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useNow } from '../parts/use-now.ts'
import { useRows } from '../parts/use-rows.ts'
import { addressOf, goTo } from '../router.ts'

const soonAfter = 60
const lateAfter = 180

/** Conversations by who has them; the guests who wait longest come first. */
export function ChatQueue({ queue, chosen }: { queue: DeskChatQueue; chosen: string | null }) {
  const locale = useLocale()
  const say = chatWords(locale)
  const now = Date.parse(useNow(5_000))
  const [first] = queue.waiting
  const longest = first?.waiting_since
    ? say.longest(spanText((now - Date.parse(first.waiting_since)) / 1_000, locale))
    : ''
  const groups = [
    ['waiting', say.waiting, longest, queue.waiting],
    ['mine', say.mine, `${queue.mine.length}`, queue.mine],
    ['others', say.others, `${queue.others.length}`, queue.others],
    ['recent', say.recent, '', queue.recent],
  ] as const
  const shown = groups.filter(([name, , , rows]) => rows.length > 0 || name === 'waiting')
  useRows(
    groups.flatMap(([, , , rows]) => rows),
    { keyOf: ({ id }) => id, open: ({ id }) => goTo(addressOf('/chat', { id })) },
  )
  return (
    <nav aria-label={say.queue} className="queue-list">
      {shown.map(([name, title, hint, rows]) => (
        <section key={name} aria-label={title}>
          <h2>
            {title} <span>{hint}</span>
          </h2>
          {rows.length === 0 && (
            <p className="queue-none">
              {say.none}
              <small>{say.noneHint}</small>
            </p>
          )}
          {rows.map((row) => (
            <QueueItem
              key={row.id}
              row={row}
              now={now}
              isWaiting={name === 'waiting'}
              isHere={row.id === chosen}
            />
          ))}
        </section>
      ))}
    </nav>
  )
}

type ItemProps = { row: ChatRow; now: number; isWaiting: boolean; isHere: boolean }

function QueueItem({ row, now, isWaiting, isHere }: ItemProps) {
  const locale = useLocale()
  const say = chatWords(locale)
  const seconds = Math.max(0, (now - Date.parse(row.waiting_since ?? row.at)) / 1_000)
  const look = !isWaiting
    ? undefined
    : seconds >= lateAfter
      ? 'late'
      : seconds >= soonAfter
        ? 'soon'
        : undefined
  const name = row.name || say.visitor
  const said = row.last_by === 'staff' ? say.saidBy(row.attendant?.name ?? say.colleague, row.last) : row.last
  return (
    <Link
      href={addressOf('/chat', { id: row.id })}
      data-row={row.id}
      className={row.unread > 0 ? 'qi unread' : 'qi'}
      aria-current={isHere ? 'true' : undefined}
    >
      <Avatar name={name} isLarge />
      <b>
        {name}
        <span className="lang">{row.lang === 'zh' ? say.chinese : say.english}</span>
      </b>
      <time dateTime={row.at} className={look}>
        {spanText(seconds, locale)}
      </time>
      <p lang={row.lang === 'zh' ? 'zh-CN' : row.lang} dir="auto">
        {said}
      </p>
      {row.unread > 0 && <span className="sr">{say.unread(row.unread)}</span>}
    </Link>
  )
}

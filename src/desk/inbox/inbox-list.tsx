import type { InboxPage, InboxRow } from '#contract/desk/inbox.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Icon } from '#ui/icons/icon.tsx'
import { ChatIcon, ShieldIcon, StarIcon } from '#ui/icons/icons.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { Avatar } from '../parts/avatar.tsx'
import { BuildingIcon, InboxIcon, QuestionIcon } from '../parts/icons.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { spanText, waitingSince } from './waiting.ts'

const marks: Record<InboxRow['kind'], Icon> = {
  ticket: InboxIcon,
  question: QuestionIcon,
  answer: ChatIcon,
  review: StarIcon,
  claim: ShieldIcon,
  lead: BuildingIcon,
}

type Props = {
  page: InboxPage
  chosen: string | null
  now: number
  isSearch: boolean
  addressOfRow: (key: string) => string
}

/** Entries of all kinds in one pattern: what, who and where, since when, who has it. */
export function InboxList({ page, chosen, now, isSearch, addressOfRow }: Props) {
  const locale = useLocale()
  const say = inboxWords(locale)
  if (page.list.length === 0)
    return (
      <div className="empty">
        <h2>{isSearch ? say.noneFound : say.none}</h2>
        <p>{isSearch ? say.noneFoundHint : say.noneHint}</p>
      </div>
    )
  return page.list.map((row) => {
    const Mark = marks[row.kind]
    const { seconds, isLate } = waitingSince(row.done_at ?? row.since, now)
    return (
      <Link
        key={row.key}
        className="ii"
        data-row={row.key}
        href={addressOfRow(row.key)}
        aria-current={row.key === chosen ? 'true' : undefined}
      >
        <Mark />
        <b lang={row.kind === 'claim' ? undefined : row.lang === 'zh' ? 'zh-CN' : 'en'}>{row.title}</b>
        <time dateTime={row.since} className={isLate && row.state === 'open' ? 'late' : undefined}>
          {spanText(seconds, locale)}
        </time>
        <p>
          {row.score !== null && `${row.score} · `}
          {row.amount && `${formatMoney(row.amount, locale)} · `}
          {row.text}
          {row.tags.length > 0 && <span className="faint"> · {row.tags.join(' · ')}</span>}
        </p>
        {row.taken_by && (
          <span className="owner">
            <Avatar name={row.taken_by.name} />
            <span className="sr">{say.takenBy(row.taken_by.name)}</span>
          </span>
        )}
      </Link>
    )
  })
}

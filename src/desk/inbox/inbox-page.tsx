import type { InboxPage as Page } from '#contract/desk/inbox.ts'
import { listInbox } from '#contract/desk/inbox-endpoints.ts'
import { type InboxKind, inboxKinds } from '#domain/inbox/inbox-entry.ts'
import { CheckIcon, SearchIcon } from '#ui/icons/icons.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useNow } from '../parts/use-now.ts'
import { useRows } from '../parts/use-rows.ts'
import { leaveByKey, useTypedQuery } from '../parts/use-typed-query.ts'
import { addressOf, goTo } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { InboxEntryView } from './inbox-entry.tsx'
import { InboxList } from './inbox-list.tsx'
import { spanText } from './waiting.ts'

const tabs = inboxKinds.filter((kind) => kind !== 'answer')
type State = 'open' | 'snoozed' | 'done'

/** Tickets, questions, reviews, claims and applications in one list. */
export function InboxPage() {
  const locale = useLocale()
  const say = inboxWords(locale)
  const { query } = usePlace()
  const kind = inboxKinds.find((one) => one === query.get('kind'))
  const state: State =
    query.get('state') === 'done' ? 'done' : query.get('state') === 'snoozed' ? 'snoozed' : 'open'
  const isMine = query.get('mine') === '1'
  const { typed, setTyped } = useTypedQuery(['entry'])
  const asked = { kind, state, mine: isMine, q: query.get('q') ?? undefined }
  const page = useLoad(listInbox, asked, { isLive: true, every: 60_000 })
  const tab = (to: { kind?: InboxKind; state?: State; mine?: string }) => addressOf('/inbox', to)
  const isHere = (one: InboxKind | undefined) => state === 'open' && !isMine && kind === one
  const counts = page.data?.counts
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
        {counts && <span className="sub">{say.waiting(counts.all)}</span>}
        <span className="grow" />
        <label className="input find-field">
          <SearchIcon />
          <span className="sr">{say.find}</span>
          <input
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={leaveByKey}
            placeholder={say.find}
          />
        </label>
        <Link
          className="btn"
          href={tab({ state: 'done' })}
          aria-current={state === 'done' ? 'page' : undefined}
        >
          <CheckIcon />
          {say.doneToday} <span className="faint">{page.data?.done_today ?? 0}</span>
        </Link>
      </header>
      <nav className="viewtabs" aria-label={say.kinds}>
        <Link href={tab({})} aria-current={isHere(undefined) ? 'page' : undefined}>
          {say.kind('all')} <b>{counts?.all ?? 0}</b>
        </Link>
        {tabs.map((one) => (
          <Link key={one} href={tab({ kind: one })} aria-current={isHere(one) ? 'page' : undefined}>
            {say.kind(one)} <b>{counts?.[one] ?? 0}</b>
          </Link>
        ))}
        <Link href={tab({ state: 'snoozed' })} aria-current={state === 'snoozed' ? 'page' : undefined}>
          {say.snoozed} <b>{counts?.snoozed ?? 0}</b>
        </Link>
        <Link className="push" href={tab({ mine: '1' })} aria-current={isMine ? 'page' : undefined}>
          {say.mine} <b>{counts?.mine ?? 0}</b>
        </Link>
      </nav>
      <Shown of={page}>{(data) => <Chosen page={data} onChanged={page.reload} />}</Shown>
    </>
  )
}

function Chosen({ page, onChanged }: { page: Page; onChanged: () => void }) {
  const locale = useLocale()
  const say = inboxWords(locale)
  const { query } = usePlace()
  const now = Date.parse(useNow())
  const given = query.get('entry')
  const chosen = given ?? page.list[0]?.key ?? null
  const addressOfRow = (key: string) =>
    addressOf('/inbox', {
      ...Object.fromEntries([...query].filter(([name]) => name !== 'entry')),
      entry: key,
    })
  useRows(page.list, { keyOf: ({ key }) => key, open: ({ key }) => goTo(addressOfRow(key)) })
  const back = addressOf('/inbox', Object.fromEntries([...query].filter(([name]) => name !== 'entry')))
  return (
    <div className={given ? 'md inbox has-chosen' : 'md inbox'}>
      <div className="l">
        <InboxList
          page={page}
          chosen={chosen}
          now={now}
          isSearch={query.has('q') || query.get('state') === 'done'}
          addressOfRow={addressOfRow}
        />
        <p className="times faint t12">
          {page.first_answer === null
            ? say.noTimes
            : say.times(spanText(page.first_answer, locale), spanText(page.every_answer ?? 0, locale))}
        </p>
        <div className="keys no-phone">
          <span>
            <kbd>j</kbd>
            <kbd>k</kbd> {say.move}
          </span>
          <span>
            <kbd>r</kbd> {say.reply}
          </span>
          <span>
            <kbd>y</kbd> {say.yes}
          </span>
          <span>
            <kbd>n</kbd> {say.no}
          </span>
        </div>
      </div>
      {chosen ? (
        <InboxEntryView
          key={chosen}
          entryKey={chosen}
          members={page.members}
          canTranslate={page.can_translate}
          back={given ? back : null}
          onChanged={onChanged}
        />
      ) : (
        <div className="d">
          <p className="empty">{say.choose}</p>
        </div>
      )}
    </div>
  )
}

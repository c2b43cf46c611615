import { useState } from 'react'
import type { InboxEntry, InboxPage } from '#contract/desk/inbox.ts'
import { assignInboxEntry, snoozeInboxEntry, tagInboxEntry } from '#contract/desk/inbox-endpoints.ts'
import { ChevronDownIcon, ClockIcon, CloseIcon } from '#ui/icons/icons.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { shortWhen } from '#words/desk/when.ts'
import { useLocale, useSession, useWhyNot } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { useKeys } from '../use-keys.ts'
import type { RunStep } from './run-step.ts'
import { SnoozeDialog } from './snooze-dialog.tsx'

type Props = { entry: InboxEntry; members: InboxPage['members']; run: RunStep }

/** The member in charge, the end of a snooze, and the tags. */
export function EntryTools({ entry, members, run }: Props) {
  const locale = useLocale()
  const say = inboxWords(locale)
  const { member } = useSession()
  const now = useNow()
  const whyNot = useWhyNot('inbox.answer')
  const [isSnoozing, setSnoozing] = useState(false)
  const [typed, setTyped] = useState('')
  const isMine = entry.taken_by?.id === member.id
  const assign = (to: string | undefined) => void run(assignInboxEntry, { to })
  useKeys({ a: () => !whyNot && assign(isMine ? undefined : member.id) })
  const isAsleep = entry.snoozed_until !== null && hereOf(entry.snoozed_until) > now
  const addTag = async () => {
    const tag = typed.trim()
    if (tag === '' || entry.tags.includes(tag)) return setTyped('')
    if (await run(tagInboxEntry, { tags: [...entry.tags, tag] })) setTyped('')
  }
  if (whyNot) return null
  return (
    <section className="entry-tools" aria-label={say.assign}>
      <label className="assign">
        <span>{say.assign}</span>
        <span className="input">
          <select
            value={entry.taken_by?.id ?? ''}
            onChange={(event) => assign(event.target.value || undefined)}
          >
            <option value="">{say.nobody}</option>
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      </label>
      <button type="button" className="btn" onClick={() => assign(isMine ? undefined : member.id)}>
        {isMine ? say.release : say.take} <kbd>a</kbd>
      </button>
      {isAsleep ? (
        <button type="button" className="btn" onClick={() => void run(snoozeInboxEntry, {})}>
          <ClockIcon />
          {say.wake}
        </button>
      ) : (
        <button type="button" className="btn" onClick={() => setSnoozing(true)}>
          <ClockIcon />
          {say.snooze}
        </button>
      )}
      {isAsleep && (
        <span className="faint t12">
          {say.snoozedUntil(shortWhen(hereOf(entry.snoozed_until!), now, locale))}
        </span>
      )}
      <div className="tags">
        {entry.tags.map((tag) => (
          <span key={tag} className="chip on">
            {tag}
            <button
              type="button"
              aria-label={say.removeTag(tag)}
              onClick={() => void run(tagInboxEntry, { tags: entry.tags.filter((one) => one !== tag) })}
            >
              <CloseIcon />
            </button>
          </span>
        ))}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void addTag()
          }}
        >
          <label className="input">
            <span className="sr">{say.addTag}</span>
            <input
              value={typed}
              maxLength={24}
              placeholder={say.addTag}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
        </form>
      </div>
      {isSnoozing && (
        <SnoozeDialog
          onClose={() => setSnoozing(false)}
          onChosen={(until) => {
            setSnoozing(false)
            void run(snoozeInboxEntry, { until })
          }}
        />
      )}
    </section>
  )
}

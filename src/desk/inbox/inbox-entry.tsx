import { useState } from 'react'
import type { InboxEntry, InboxPage } from '#contract/desk/inbox.ts'
import { showInboxEntry } from '#contract/desk/inbox-endpoints.ts'
import type { Asked } from '#contract/endpoint.ts'
import { ChevronLeftIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { call, newRequestId } from '../call.ts'
import { Link } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'
import { ClaimBody } from './claim-body.tsx'
import { EntryAside } from './entry-aside.tsx'
import { EntryTools } from './entry-tools.tsx'
import { LeadBody } from './lead-body.tsx'
import { QuestionBody } from './question-body.tsx'
import { ReviewBody } from './review-body.tsx'
import type { BodyProps, RunStep } from './run-step.ts'
import { TicketBody } from './ticket-body.tsx'

type Props = {
  entryKey: string
  members: InboxPage['members']
  canTranslate: boolean
  back: string | null
  onChanged: () => void
}

/** One entry: its text and steps, beside its guest, booking and notes. */
export function InboxEntryView({ entryKey, members, canTranslate, back, onChanged }: Props) {
  const say = inboxWords(useLocale())
  const loaded = useLoad(showInboxEntry, { key: entryKey }, { isLive: true })
  const [isBusy, setBusy] = useState(false)
  const run: RunStep = async (endpoint, input, done = say.saved) => {
    setBusy(true)
    const answer = await call(endpoint, { ...input, key: entryKey, req_id: newRequestId() } as Asked<
      typeof endpoint
    >)
    setBusy(false)
    if (answer.code !== 1) {
      showToast({ kind: 'warn', text: answer.msg })
      return false
    }
    showToast({ kind: 'good', text: done })
    loaded.set((answer as { data: InboxEntry }).data)
    onChanged()
    return true
  }
  const shown = loaded.data
  return (
    <>
      <div className="d">
        {back && (
          <Link className="link only-phone back-link" href={back}>
            <ChevronLeftIcon /> {say.back}
          </Link>
        )}
        <Shown of={loaded}>
          {(entry) => <Body entry={entry} canTranslate={canTranslate} run={run} isBusy={isBusy} />}
        </Shown>
      </div>
      <aside aria-label={say.guest}>
        {shown && (
          <>
            <EntryTools entry={shown} members={members} run={run} />
            <EntryAside entry={shown} run={run} />
          </>
        )}
      </aside>
    </>
  )
}

function Body({ entry, ...rest }: BodyProps) {
  const { body } = entry
  if (body.kind === 'ticket') return <TicketBody entry={entry} body={body} {...rest} />
  if (body.kind === 'review') return <ReviewBody entry={entry} body={body} {...rest} />
  if (body.kind === 'claim') return <ClaimBody entry={entry} body={body} {...rest} />
  if (body.kind === 'lead') return <LeadBody entry={entry} body={body} {...rest} />
  return <QuestionBody entry={entry} body={body} {...rest} />
}

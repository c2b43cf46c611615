import type { OpenSession } from '#contract/accounts.ts'
import { succeeded } from '#contract/endpoint.ts'
import { endSessions, listSessions } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { centreWords } from '#words/accounts/centre.ts'
import { securityWords } from '#words/accounts/security.ts'
import { localTime } from '../../account/local-time.ts'
import { Pane } from '../../account/pane.tsx'
import { usePersonal } from '../../account/use-personal.ts'
import { confirm } from '../../page/confirm.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useRequest } from '../../page/use-page.ts'
import { useSignedCall } from '../../sign-in/signed-call.ts'

/** Where the guest is signed in; every place but this one can be ended here. */
export function SessionList() {
  const { locale } = useRequest()
  const say = securityWords(locale)
  const signedCall = useSignedCall()
  const { state, data, again, replace } = usePersonal(listSessions, {})
  const prompt = { lead: centreWords(locale).expired }
  const end = async (which: { id: string } | { others: true }) => {
    const answer = await signedCall(endSessions, which, { prompt }).catch(() => null)
    if (answer && succeeded(answer)) replace(answer.data)
  }
  const endOthers = async () => {
    if (await confirm({ title: say.endOthers, text: say.askOthers, yes: say.endOthers }))
      await end({ others: true })
  }
  const hasOthers = data?.list.some(({ current }) => !current) ?? false
  return (
    <Pane
      title={say.sessionsTitle}
      action={
        hasOthers && (
          <Button size="small" onClick={endOthers}>
            {say.endOthers}
          </Button>
        )
      }
    >
      {state === 'waiting' && <Skeleton lines={3} />}
      {state === 'failed' && <LoadFailed onRetry={again} />}
      <ul className="records">
        {data?.list.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end({ id: session.id })} />
        ))}
      </ul>
    </Pane>
  )
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { locale } = useRequest()
  const say = securityWords(locale)
  const device = session.device || say.unknownDevice
  return (
    <li className="record">
      <span>
        <b>{device}</b>
        <small>
          {[say.lastUsed(localTime(session.used, locale)), session.network && say.network(session.network)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {session.current ? (
        <span className="record-mark">{say.thisDevice}</span>
      ) : (
        <Button size="small" aria-label={say.endOf(device)} onClick={onEnd}>
          {say.end}
        </Button>
      )}
    </li>
  )
}

import { type FormEvent, useState } from 'react'
import type { AgentProgramme } from '#contract/agents.ts'
import { acceptStatement } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { warnIncomplete } from '#ui/fields/use-form.ts'
import { WarningIcon } from '#ui/icons/icons.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { Pane } from '../account/pane.tsx'
import { NamedLink } from '../page/named-link.tsx'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

type Props = { programme: AgentProgramme; onAccepted: () => void }

/** There is a newer statement than the one that the agent accepted: new bookings earn once this one is. */
export function StatementPane({ programme: { statement, accepted }, onAccepted }: Props) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const call = useSignedCall()
  const [isRead, setRead] = useState(false)
  const [busy, setBusy] = useState(false)
  if (statement === accepted) return null
  const accept = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!isRead) return warnIncomplete(locale)
    setBusy(true)
    const prompt = { lead: centreWords(locale).expired }
    await call(acceptStatement, { statement }, { prompt }).catch(() => null)
    setBusy(false)
    onAccepted()
  }
  return (
    <div className="agent-statement">
      <Pane title={say.newStatement(statement)} text={say.newStatementText} action={<WarningIcon />}>
        <form className="agent-accept" onSubmit={accept}>
          <Checkbox
            checked={isRead}
            onChange={({ target }) => setRead(target.checked)}
            label={
              <>
                {say.accept}
                <NamedLink to="docs-agentstatement" className="link" newTab>
                  {say.statementName}
                </NamedLink>
                {say.statementVersion(statement)}
              </>
            }
          />
          <Button type="submit" kind="filled" busy={busy} why={isRead ? null : say.acceptMissing}>
            {say.acceptNow}
          </Button>
        </form>
      </Pane>
    </div>
  )
}

import { succeeded } from '#contract/endpoint.ts'
import { leaveAgents } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { centreWords } from '#words/accounts/centre.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { Pane } from '../account/pane.tsx'
import { confirm } from '../page/confirm.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

/** The way out, with what becomes of the money said before. */
export function LeaveSection({ onLeft }: { onLeft: () => void }) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const call = useSignedCall()
  const leave = async () => {
    if (!(await confirm({ title: say.leaveTitle, text: say.leaveText, yes: say.leave, no: say.cancel })))
      return
    const prompt = { lead: centreWords(locale).expired }
    const answer = await call(leaveAgents, {}, { prompt }).catch(() => null)
    if (answer && succeeded(answer)) onLeft()
  }
  return (
    <div className="centre-section">
      <Pane title={say.leave} text={say.leaveText}>
        <Button className="button-bad" onClick={() => void leave()}>
          {say.leave}
        </Button>
      </Pane>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { succeeded } from '#contract/endpoint.ts'
import { stopAlert } from '#contract/endpoints.ts'
import { buttonClass } from '#ui/class-names.ts'
import { alertWords } from '#words/saved/alerts.ts'
import { StopByLink } from '../page/stop-by-link.tsx'
import { useRequest } from '../page/use-page.ts'

export function StopAlertPage() {
  const { call, locale } = useRequest()
  const say = alertWords(locale)
  const stop = async (token: string) => {
    const answer = await call(stopAlert, { token }, { quiet: true })
    return succeeded(answer) ? answer.data.name : null
  }
  return (
    <StopByLink
      title={say.stopTitle}
      lead={say.stopLead}
      action={say.stopAction}
      stop={stop}
      stopped={say.stopDone}
      invalid={say.stopInvalid}
    >
      <p>{say.stopAgain}</p>
      <Link to="/center/alerts" className={buttonClass()}>
        {say.toAlerts}
      </Link>
    </StopByLink>
  )
}

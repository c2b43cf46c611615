import { Link } from '@tanstack/react-router'
import { succeeded } from '#contract/endpoint.ts'
import { stopPriceAlerts } from '#contract/endpoints.ts'
import { buttonClass } from '#ui/class-names.ts'
import { favouriteWords } from '#words/saved/favourites.ts'
import { StopByLink } from '../page/stop-by-link.tsx'
import { useRequest } from '../page/use-page.ts'

export function StopAlerts() {
  const { call, locale } = useRequest()
  const say = favouriteWords(locale)
  const stop = async (token: string) => {
    const answer = await call(stopPriceAlerts, { token }, { quiet: true })
    return succeeded(answer) ? answer.data.name : null
  }
  return (
    <StopByLink
      title={say.stopTitle}
      lead={say.stopLead}
      action={say.stopAction}
      stop={stop}
      stopped={say.stopped}
      invalid={say.stopInvalid}
    >
      <p>{say.stoppedAgain}</p>
      <Link to="/center/collect" className={buttonClass()}>
        {say.toFavourites}
      </Link>
    </StopByLink>
  )
}

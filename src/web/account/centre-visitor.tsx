import { useLocation } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { QuietHouse } from '#ui/icons/drawings.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { centreWords } from '#words/accounts/centre.ts'
import { pageNames } from '#words/site/page-names.ts'
import { OwnScript } from '../page/inline-script.tsx'
import { routeNameOf } from '../page/route-names.ts'
import { useRequest } from '../page/use-page.ts'
import { signInPrompt } from '../sign-in/sign-in-prompt.ts'

/** Before the first paint: a device that has a session sees a page that is loading, not one that sends it away. */
const markKnown = `try{if(/"usertoken":"[^"]/.test(localStorage.lodestar)&&localStorage.user_info)document.documentElement.classList.add('known')}catch{}`

/** The page that a visitor sees instead of a page of the user centre; it holds no personal data. */
export function CentreVisitor() {
  const { locale } = useRequest()
  const say = centreWords(locale)
  const name = routeNameOf(useLocation().pathname)
  const title = pageNames(locale)[name && name in pageNames(locale) ? (name as 'center') : 'center']
  return (
    <>
      <OwnScript>{markKnown}</OwnScript>
      <div className="centre-visitor">
        <QuietHouse />
        <h1>{title}</h1>
        <p>{say.visitorText}</p>
        <Button kind="filled" className="needs-js" onClick={() => void signInPrompt.ask({ lead: say.toSee })}>
          {say.logIn}
        </Button>
      </div>
      <div className="centre-waiting" aria-hidden="true">
        <Skeleton lines={6} />
        <Skeleton className="centre-waiting-page" />
      </div>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { listClaims } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { ChatIcon } from '#ui/icons/icons.ts'
import { shellWords } from '#words/site/shell.ts'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { usePersonal } from '../account/use-personal.ts'
import { useUser } from '../browser-state/use-stored.ts'
import { useRequest } from '../page/use-page.ts'
import { signInPrompt } from '../sign-in/sign-in-prompt.ts'
import { ClaimForm } from './claim-form.tsx'
import { ClaimList } from './claim-list.tsx'
import './claims.css'

/** The claim of a guest who saw the same stay for less, and what became of earlier ones. */
export function ClaimSection({ order }: { order: string | undefined }) {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
  const user = useUser()
  return (
    <section className="guarantee-section claim-section" id="claim">
      <div className="claim-lead">
        <h2>{say.claimTitle}</h2>
        <p>{say.claimText}</p>
      </div>
      {user ? <OwnClaims key={user.id} order={order} /> : <ClaimVisitor />}
    </section>
  )
}

function OwnClaims({ order }: { order: string | undefined }) {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
  const claims = usePersonal(listClaims, { page: 1, page_size: 20 })
  return (
    <>
      <ClaimForm order={order} onSent={claims.refresh} />
      <aside>
        <h2>{say.claims}</h2>
        <ClaimList claims={claims.data?.list ?? []} isKnown={claims.state === 'ready'} />
        <div className="claim-ask">
          <ChatIcon />
          <p>
            <b>{say.unsure}</b>
            <span>
              {say.unsureText}{' '}
              <Link to="/sockets" className="link">
                {shellWords(locale).support}
              </Link>
            </span>
          </p>
        </div>
      </aside>
    </>
  )
}

function ClaimVisitor() {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
  return (
    <div className="pane claim-visitor">
      <p>{say.signIn}</p>
      <Button className="needs-js" onClick={() => void signInPrompt.ask({ lead: say.signIn })}>
        {say.signInAction}
      </Button>
    </div>
  )
}

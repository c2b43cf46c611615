import { profileWords } from '#words/accounts/profile.ts'
import { useOwner } from '../../account/owner-gate.tsx'
import { Pane } from '../../account/pane.tsx'
import { useRequest } from '../../page/use-page.ts'
import { ChoicesForm } from './choices-form.tsx'
import { ContactRow } from './contact-row.tsx'
import { NameForm } from './name-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { PushPane } from './push-pane.tsx'
import { TravellersForm } from './travellers-form.tsx'

export function ProfilePage() {
  const { locale } = useRequest()
  const say = profileWords(locale)
  const user = useOwner()
  return (
    <>
      <h1>{say.title}</h1>
      <p className="centre-lead">{say.lead}</p>
      <div className="panes">
        <Pane title={say.nameTitle}>
          <NameForm user={user} />
        </Pane>
        <Pane title={say.loginTitle} text={say.loginText}>
          <ContactRow kind="email" user={user} />
          <ContactRow kind="mobile" user={user} />
        </Pane>
        <Pane title={say.phoneTitle}>
          <PhoneForm user={user} />
        </Pane>
        <Pane title={say.choicesTitle}>
          <ChoicesForm user={user} />
        </Pane>
        <PushPane />
        <Pane title={say.travellersTitle} text={say.travellersText}>
          <TravellersForm user={user} />
        </Pane>
      </div>
    </>
  )
}

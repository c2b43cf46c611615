import { securityWords } from '#words/accounts/security.ts'
import { useOwner } from '../../account/owner-gate.tsx'
import { useRequest } from '../../page/use-page.ts'
import { CloseAccount } from './close-account.tsx'
import { EventList } from './event-list.tsx'
import { ExportData } from './export-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'

export function SecurityPage({ page }: { page: number }) {
  const { locale } = useRequest()
  const say = securityWords(locale)
  const user = useOwner()
  return (
    <>
      <h1>{say.title}</h1>
      <p className="centre-lead">{say.lead}</p>
      <div className="panes">
        <PasswordForm user={user} />
        <SessionList />
        <EventList page={page} />
        <ExportData />
        <CloseAccount user={user} />
      </div>
    </>
  )
}

import { type FormEvent, useState } from 'react'
import { type Failure, succeeded } from '#contract/endpoint.ts'
import { closeAccount } from '#contract/endpoints.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { browserClock } from '#ui/clock.ts'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { centreWords } from '#words/accounts/centre.ts'
import { securityWords } from '#words/accounts/security.ts'
import { leaveSession } from '../../account/leave-session.ts'
import { Pane } from '../../account/pane.tsx'
import type { KnownUser } from '../../browser-state/session.ts'
import { logoutDelay } from '../../constants.ts'
import { useRequest } from '../../page/use-page.ts'
import { codeFault, codeIn, maskedAccount } from '../../sign-in/account-rules.ts'
import { CodeField } from '../../sign-in/code-input.tsx'
import { useSignedCall } from '../../sign-in/signed-call.ts'
import { useCode } from '../../sign-in/use-code.ts'

export function CloseAccount({ user }: { user: KnownUser }) {
  const { locale } = useRequest()
  const say = securityWords(locale)
  const [open, setOpen] = useState(false)
  return (
    <Pane title={say.closeTitle} text={say.closeText}>
      <Button className="button-bad" onClick={() => setOpen(true)}>
        {say.close}
      </Button>
      {open && <CloseDialog account={user.account} onClose={() => setOpen(false)} />}
    </Pane>
  )
}

function CloseDialog({ account, onClose }: { account: string; onClose: () => void }) {
  const { locale } = useRequest()
  const say = securityWords(locale)
  const signedCall = useSignedCall()
  const code = useCode('unregister')
  const [busy, setBusy] = useState(false)
  const { form, values, faults, field } = useForm({ smscode: '' }, ({ smscode }) => ({
    smscode: codeFault(smscode, locale),
  }))
  const send = async () => {
    if (await code.send(account)) form.calm('smscode')
  }
  const close = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (form.firstFault()) return warnIncomplete(locale)
    setBusy(true)
    const answer = await signedCall(
      closeAccount,
      { smscode: codeIn(values.smscode) },
      { prompt: { lead: centreWords(locale).expired } },
    ).catch(() => null)
    setBusy(false)
    if (!answer) return
    if (!succeeded(answer)) return form.refuse({ smscode: (answer as Failure).msg })
    onClose()
    leaveSession()
    browserClock.after(logoutDelay, () => location.assign(joinLocale('/', locale)))
  }
  return (
    <Dialog open onClose={onClose} title={say.closeDialog} lead={say.closeDialogText(maskedAccount(account))}>
      <form className="sign-in" noValidate onSubmit={close}>
        <CodeField
          label={say.code}
          placeholder={say.codePlace}
          error={faults.smscode}
          code={code}
          control={field('smscode')}
          onText={(text) => form.change('smscode', text)}
          onSend={send}
        />
        <div className="dialog-answers">
          <Button onClick={onClose}>{centreWords(locale).cancel}</Button>
          <Button type="submit" className="button-bad" busy={busy}>
            {say.closeNow}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

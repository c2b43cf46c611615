import { useEffect, useState } from 'react'
import { reauthenticate } from '#contract/desk/endpoints.ts'
import type { DeskSession } from '#contract/desk/session.ts'
import { deskWords } from '#words/desk/frame.ts'
import { deskLogInWords } from '#words/desk/log-in.ts'
import { call, onReauthentication } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { PasswordField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale, useSession } from '../parts/use-desk.ts'
import { keepSession } from '../session.ts'
import { failureText } from './failure-text.ts'
import { SixDigits } from './six-digits.tsx'

/** Asks for both factors when a call needs a recent proof, then lets the call go on. */
export function ConfirmIdentity() {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null)
  useEffect(() => {
    onReauthentication(() => new Promise((resolve) => setAnswer(() => resolve)))
  }, [])
  if (!answer) return null
  const finish = (isProven: boolean) => {
    setAnswer(null)
    answer(isProven)
  }
  return <ConfirmDialog onDone={finish} />
}

function ConfirmDialog({ onDone }: { onDone: (isProven: boolean) => void }) {
  const locale = useLocale()
  const say = deskLogInWords(locale)
  const { second_factor } = useSession()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const submit = async () => {
    const said = await call(reauthenticate, { password, code })
    if (said.code === 1) {
      keepSession((said as { data: DeskSession }).data)
      return onDone(true)
    }
    setProblem(failureText(said, locale))
    setCode('')
  }
  return (
    <Dialog
      title={say.confirmTitle}
      lead={say.confirmLead}
      onClose={() => onDone(false)}
      width={440}
      onSubmit={() => void submit()}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={() => onDone(false)}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill">
            {say.confirm}
          </button>
        </>
      }
    >
      <div className="stack">
        <PasswordField
          label={say.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {second_factor.totp && (
          <div className="field">
            <span className="lab">{say.code}</span>
            <SixDigits label={say.code} value={code} onChange={setCode} />
          </div>
        )}
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}

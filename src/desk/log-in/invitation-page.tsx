import { type FormEvent, useEffect, useState } from 'react'
import { acceptInvitation, showInvitation } from '#contract/desk/endpoints.ts'
import type { DeskSession, Invitation } from '#contract/desk/session.ts'
import type { Failure } from '#contract/endpoint.ts'
import { roleNames } from '#words/desk/frame.ts'
import { deskLogInWords } from '#words/desk/log-in.ts'
import { call } from '../call.ts'
import { PasswordField, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf, goTo } from '../router.ts'
import { keepSession } from '../session.ts'
import { failureText } from './failure-text.ts'
import { LanguageLinks, LogInFrame, Steps } from './log-in-frame.tsx'

/** Where a link from the command or a mail leads: it chooses the password. */
export function InvitationPage() {
  const locale = useLocale()
  const say = deskLogInWords(locale)
  // The fragment never leaves the browser by itself.
  const [link] = useState(() => location.hash.slice(1))
  const [found, setFound] = useState<Invitation | 'invalid' | null>(null)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [weak, setWeak] = useState<string | undefined>()
  useEffect(() => {
    void call(showInvitation, { link }).then((answer) => {
      if (answer.code !== 1) return setFound('invalid')
      const invitation = (answer as { data: Invitation }).data
      setFound(invitation)
      setName(invitation.name)
    })
  }, [link])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await call(acceptInvitation, { link, password, ...(name ? { name } : {}) })
    if (answer.code === 1) {
      keepSession((answer as { data: DeskSession }).data)
      return goTo(addressOf('/'), { replace: true })
    }
    const { fields } = (answer as Failure).data
    setWeak(fields?.password)
    setProblem(fields?.password ? '' : failureText(answer, locale))
  }
  if (found === null) return <LogInFrame>{null}</LogInFrame>
  if (found === 'invalid')
    return (
      <LogInFrame>
        <h1>{say.linkInvalid}</h1>
        <p className="lead">{say.linkInvalidHint}</p>
        <div className="alt">
          <a className="link" href={addressOf('/')}>
            {say.back}
          </a>
          <LanguageLinks />
        </div>
      </LogInFrame>
    )
  return (
    <LogInFrame>
      {found.isNew && <Steps at={1} label={say.step(1)} />}
      <h1>{found.isNew ? say.inviteTitle : say.resetTitle}</h1>
      <p className="lead">
        {found.isNew
          ? say.inviteLead(found.email, roleNames(locale)[found.role])
          : say.resetLead(found.email)}
      </p>
      <form onSubmit={submit}>
        {found.isNew && (
          <TextField
            label={say.name}
            autoComplete="name"
            value={name}
            onChange={setName}
            required
            maxLength={60}
          />
        )}
        <PasswordField
          label={say.newPassword}
          autoComplete="new-password"
          hint={say.passwordHint}
          problem={weak}
          value={password}
          onChange={setPassword}
        />
        {problem && <Problem text={problem} />}
        <button type="submit" className="btn btn-fill">
          {say.next}
        </button>
      </form>
      <div className="alt">
        <span />
        <LanguageLinks />
      </div>
    </LogInFrame>
  )
}

import { startAuthentication } from '@simplewebauthn/browser'
import { type FormEvent, type ReactNode, useState } from 'react'
import {
  forgetDeskPassword,
  logInToDesk,
  logOutOfDesk,
  passkeyLoginOptions,
  provePasskey,
  proveSecondFactor,
} from '#contract/desk/endpoints.ts'
import type { DeskSession } from '#contract/desk/session.ts'
import { ClockIcon, ShieldIcon } from '#ui/icons/icons.ts'
import { deskLogInWords } from '#words/desk/log-in.ts'
import { call } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { PasswordField, TextField } from '../parts/fields.tsx'
import { KeyIcon } from '../parts/icons.ts'
import { Problem } from '../parts/problem.tsx'
import { useLocale, useSessionState } from '../parts/use-desk.ts'
import { endSession, keepSession } from '../session.ts'
import { failureText } from './failure-text.ts'
import { LanguageLinks, LogInFrame, Steps } from './log-in-frame.tsx'
import { SixDigits } from './six-digits.tsx'
import { TotpSetUp } from './totp-set-up.tsx'

/** The whole login: password, then the second factor or its set-up. */
export function LogInPage() {
  return (
    <LogInFrame>
      <LogInSteps />
    </LogInFrame>
  )
}

/** The session ended while a page was open: the login comes over it, and nothing typed is lost. */
export function LogInAgain() {
  const say = deskLogInWords(useLocale())
  return (
    <Dialog
      title={say.again}
      lead={say.againLead}
      onClose={() => endSession({ isOwnWish: true })}
      width={440}
    >
      <div className="si-again">
        <LogInSteps />
      </div>
    </Dialog>
  )
}

function LogInSteps() {
  const state = useSessionState()
  if (state.kind !== 'in') return <PasswordStep />
  if (state.session.stage === 'second_factor') return <SecondFactorStep session={state.session} />
  return <TotpSetUp isFirst onDone={keepSession} />
}

function PasswordStep() {
  const locale = useLocale()
  const say = deskLogInWords(locale)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isForgotten, setForgotten] = useState(false)
  if (isForgotten) return <ForgottenStep email={email} onBack={() => setForgotten(false)} />
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const answer = await call(logInToDesk, { email, password })
    setBusy(false)
    if (answer.code === 1) keepSession((answer as { data: DeskSession }).data)
    else setProblem(failureText(answer, locale))
  }
  return (
    <>
      <h1>{say.logIn}</h1>
      <p className="lead">{say.lead}</p>
      <form onSubmit={submit}>
        <TextField
          label={say.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          required
        />
        <PasswordField
          label={say.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isWrong={problem !== ''}
        />
        {problem && <Problem text={problem} />}
        <button type="submit" className="btn btn-fill" aria-busy={isBusy || undefined}>
          {say.next}
        </button>
      </form>
      <div className="alt">
        <button type="button" className="link" onClick={() => setForgotten(true)}>
          {say.forgotten}
        </button>
        <LanguageLinks />
      </div>
      <p className="hint si-idle">
        <ShieldIcon />
        {say.idle}
      </p>
    </>
  )
}

function ForgottenStep({ email: first, onBack }: { email: string; onBack: () => void }) {
  const locale = useLocale()
  const say = deskLogInWords(locale)
  const [email, setEmail] = useState(first)
  const [said, setSaid] = useState<{ text: string; isGood: boolean } | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await call(forgetDeskPassword, { email })
    setSaid({
      text: answer.code === 1 ? say.linkSent : failureText(answer, locale),
      isGood: answer.code === 1,
    })
  }
  return (
    <>
      <h1>{say.forgotTitle}</h1>
      <p className="lead">{say.forgotLead}</p>
      <form onSubmit={submit}>
        <TextField
          label={say.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          required
        />
        {said &&
          (said.isGood ? (
            <p className="hint" role="status">
              {said.text}
            </p>
          ) : (
            <Problem text={said.text} />
          ))}
        <button type="submit" className="btn btn-fill">
          {say.sendLink}
        </button>
      </form>
      <div className="alt">
        <button type="button" className="link" onClick={onBack}>
          {say.back}
        </button>
        <LanguageLinks />
      </div>
    </>
  )
}

type Way = 'totp' | 'recovery'

function SecondFactorStep({ session }: { session: DeskSession }) {
  const locale = useLocale()
  const say = deskLogInWords(locale)
  const [way, setWay] = useState<Way>('totp')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const prove = async (typed: string) => {
    if (isBusy || typed === '') return
    setBusy(true)
    const answer = await call(proveSecondFactor, { code: typed })
    setBusy(false)
    if (answer.code === 1) return keepSession((answer as { data: DeskSession }).data)
    setProblem(failureText(answer, locale))
    setCode('')
  }
  const byPasskey = async () => {
    setProblem('')
    const begun = await call(passkeyLoginOptions, {})
    if (begun.code !== 1) return setProblem(failureText(begun, locale))
    const { options } = (begun as { data: { options: string } }).data
    const signed = await startAuthentication({ optionsJSON: JSON.parse(options) }).catch(() => null)
    const answer = signed && (await call(provePasskey, { answer: JSON.stringify(signed) }))
    if (answer?.code === 1) return keepSession((answer as { data: DeskSession }).data)
    setProblem(say.passkeyFailed)
  }
  const change = (next: Way) => {
    setWay(next)
    setCode('')
    setProblem('')
  }
  const leave = async () => {
    await call(logOutOfDesk, {})
    endSession({ isOwnWish: true })
  }
  const parts: Record<Way, { title: string; lead: string; field: ReactNode; other: string }> = {
    totp: {
      title: say.codeTitle,
      lead: say.codeLead(session.member.email),
      other: say.useRecovery,
      field: (
        <>
          <SixDigits
            label={say.codeLabel}
            value={code}
            onChange={setCode}
            onFull={prove}
            isWrong={problem !== ''}
          />
          <p className="hint">
            <ClockIcon />
            {say.codeHint}
          </p>
        </>
      ),
    },
    recovery: {
      title: say.recoveryTitle,
      lead: say.recoveryLead,
      other: say.useApp,
      field: <TextField label={say.recoveryLabel} value={code} onChange={setCode} isMono takesFocus />,
    },
  }
  const shown = parts[way]
  return (
    <>
      <Steps at={2} label={say.step(2)} />
      <h1>{shown.title}</h1>
      <p className="lead">{shown.lead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void prove(code)
        }}
      >
        {shown.field}
        {problem && <Problem text={problem} />}
        <button type="submit" className="btn btn-fill" aria-busy={isBusy || undefined}>
          {say.logIn}
        </button>
        {session.second_factor.passkeys > 0 && (
          <button type="button" className="btn" onClick={() => void byPasskey()}>
            <KeyIcon />
            {say.usePasskey}
          </button>
        )}
      </form>
      <div className="alt">
        <button type="button" className="link" onClick={() => change(way === 'totp' ? 'recovery' : 'totp')}>
          {shown.other}
        </button>
        <button type="button" className="link" onClick={() => void leave()}>
          {say.otherAccount}
        </button>
      </div>
    </>
  )
}

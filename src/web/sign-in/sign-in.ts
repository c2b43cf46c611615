import type { Asked, Failure } from '#contract/endpoint.ts'
import type { editAccount, logIn, register } from '#contract/endpoints.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Faults } from '#ui/fields/form-state.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import { formWords } from '#words/errors/form-messages.ts'
import {
  accountFault,
  codeFault,
  codeIn,
  inviteLongest,
  isCode,
  passwordFault,
  typedAccount,
} from './account-rules.ts'
import { type Mode, modes } from './sign-in-prompt.ts'

/** The fields under the names of the specification; in login `password` takes a code as well. */
export type SignIn = {
  email: string
  sms_code: string
  password: string
  reset_password: string
  invite_code: string
  /** Any text when the box is ticked. */
  consent: string
}
export const emptySignIn: SignIn = {
  email: '',
  sms_code: '',
  password: '',
  reset_password: '',
  invite_code: '',
  consent: '',
}

const fields: Record<Mode, readonly (keyof SignIn)[]> = {
  [modes.login]: ['email', 'password', 'invite_code'],
  [modes.register]: ['email', 'sms_code', 'password', 'invite_code', 'consent'],
  [modes.reset]: ['email', 'sms_code', 'password', 'reset_password'],
}
export const has = (mode: Mode, field: keyof SignIn) => fields[mode].includes(field)

/** Values carried over to another mode: the account and a typed code, but no password. */
export function carriedOver(values: SignIn, to: Mode): SignIn {
  const code = [values.sms_code, values.password].find(isCode) ?? ''
  const own = to === modes.login ? { password: code } : { sms_code: code }
  return { ...emptySignIn, email: values.email, invite_code: values.invite_code, ...own }
}

/** Faults of the fields of this mode. */
export function signInFaults(mode: Mode, values: SignIn, locale: Locale): Faults<SignIn> {
  const say = signInWords(locale)
  const { email, sms_code, password, reset_password, invite_code, consent } = values
  const faults: Faults<SignIn> = {
    email: accountFault(email, locale),
    sms_code: codeFault(sms_code, locale),
    password:
      mode === modes.login
        ? password.trim()
          ? undefined
          : say.passwordOrCodeMissing
        : passwordFault(password, locale),
    reset_password: reset_password.trim() === password.trim() ? undefined : say.bidifferance,
    invite_code: invite_code.trim().length > inviteLongest ? say.inviteTooLong : undefined,
    consent: consent ? undefined : say.consentMissing,
  }
  return Object.fromEntries(fields[mode].map((name) => [name, faults[name]]))
}

/** The warning of a form that is not complete; two different passwords and a missing consent have one of their own. */
export function formWarning(mode: Mode, values: SignIn, locale: Locale): string {
  const wrong = Object.entries(signInFaults(mode, values, locale)).filter(([, fault]) => fault)
  const [name, fault] = wrong.length === 1 ? wrong[0]! : []
  return (name === 'reset_password' || name === 'consent' ? fault : undefined) ?? formWords(locale).formEmpty
}

const invited = ({ invite_code }: SignIn) => (invite_code.trim() ? { invite_code: invite_code.trim() } : {})

export const loginInput = (values: SignIn): Asked<typeof logIn> => ({
  account: typedAccount(values.email),
  account_code: values.password.trim(),
  ...invited(values),
})
export const registerInput = (values: SignIn): Asked<typeof register> => ({
  account: typedAccount(values.email),
  smscode: codeIn(values.sms_code),
  password: values.password.trim(),
  ...invited(values),
})
export const resetInput = (values: SignIn): Asked<typeof editAccount> => ({
  account: typedAccount(values.email),
  smscode: codeIn(values.sms_code),
  password: values.password.trim(),
})

const ownNames: Record<string, keyof SignIn> = {
  account: 'email',
  email: 'email',
  account_code: 'password',
  password: 'password',
  smscode: 'sms_code',
  invite_code: 'invite_code',
}
const aboutField: Partial<Record<Failure['data']['reason'], keyof SignIn>> = {
  wrong_code: 'sms_code',
  wrong_credentials: 'password',
  account_exists: 'email',
  no_account: 'email',
}

/** The refusal of the server, mapped to its fields. */
export function refusedFields(mode: Mode, { msg, data }: Failure): Faults<SignIn> {
  const named = Object.entries(data.fields ?? {}).flatMap(([name, fault]) => {
    const own = ownNames[name]
    return own ? [[own, fault] as const] : []
  })
  if (named.length > 0) return Object.fromEntries(named)
  const field = aboutField[data.reason]
  if (!field) return {}
  return { [field === 'sms_code' && mode === modes.login ? 'password' : field]: msg }
}

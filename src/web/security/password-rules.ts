import type { Failure } from '#contract/endpoint.ts'
import type { Locale } from '#domain/locale.ts'
import { securityWords } from '#words/security.ts'
import { passwordFault } from '../accounts/account-rules.ts'
import type { Faults } from '../ui/form-state.ts'

export type Passwords = { old_password: string; password: string; reset_password: string }
export const noPasswords: Passwords = { old_password: '', password: '', reset_password: '' }

export function passwordFaults(values: Passwords, locale: Locale): Faults<Passwords> {
  const say = securityWords(locale)
  return {
    old_password: values.old_password.trim() ? undefined : say.oldMissing,
    password: passwordFault(values.password, locale),
    reset_password: values.reset_password.trim() === values.password.trim() ? undefined : say.bidifferance,
  }
}

/** What the server refused, beside the field it is about. */
export const refusedPassword = ({ msg, data }: Failure): Faults<Passwords> => {
  if (data.fields) return { password: data.fields.password, old_password: data.fields.old_password }
  return data.reason === 'wrong_credentials' ? { old_password: msg } : {}
}

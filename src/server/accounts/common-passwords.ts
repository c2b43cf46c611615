import { password } from '#contract/accounts.ts'

const listed = 3_000

let loading: Promise<ReadonlySet<string>> | null = null

/**
 * The passwords that leaks show most often, in small letters: the first 3,000 that our rule of length lets through.
 * Read when the first password is chosen, since a start need not wait for it.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const rule = password()
    const allowed = dictionary['passwords-common'].values().filter((text) => rule.safeParse(text).success)
    return new Set(allowed.take(listed))
  })
  return loading
}

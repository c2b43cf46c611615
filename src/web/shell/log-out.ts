import type { Call } from '#contract/call.ts'
import { logOut } from '#contract/endpoints.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import type { Clock } from '#ui/clock.ts'
import { shellWords } from '#words/site/shell.ts'
import { logoutDelay } from '../constants.ts'
import type { Question } from '../page/confirm.ts'

type Parts = {
  call: Call
  locale: Locale
  confirm: (question: Question) => Promise<boolean>
  dropSession: () => void
  clock: Clock
  go: (address: string) => void
}

/** Asks first; the answer's own message is shown as that of every action. */
export async function leave({ call, locale, confirm, dropSession, clock, go }: Parts) {
  const say = shellWords(locale)
  if (!(await confirm({ title: say.notice, text: say.askLogOut, yes: say.yes, no: say.no }))) return
  const answer = await call(logOut, {}).catch(() => null)
  if (answer?.code !== 1) return
  dropSession()
  clock.after(logoutDelay, () => go(joinLocale('/', locale)))
}

import type { Envelope } from '#contract/endpoint.ts'
import type { Locale } from '#domain/text/locale.ts'
import { deskLogInWords } from '#words/desk/log-in.ts'

/** The server's sentence, with the tries that are left or the time to wait. */
export function failureText(answer: Envelope<unknown>, locale: Locale): string {
  if (answer.code === 1) return ''
  const say = deskLogInWords(locale)
  const { tries_left, retry_after } = answer.data as { tries_left?: number; retry_after?: number }
  const more =
    tries_left !== undefined
      ? say.triesLeft(tries_left)
      : retry_after !== undefined
        ? say.retryIn(Math.max(1, Math.ceil(retry_after / 60)))
        : ''
  const end = locale === 'zh' ? '。' : '. '
  return more ? `${answer.msg}${end}${more}` : answer.msg
}

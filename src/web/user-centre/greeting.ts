import type { Locale } from '#domain/text/locale.ts'
import { centreWords } from '#words/accounts/centre.ts'

const noon = 12
const dusk = 18

/** By the visitor's own clock and by name, where one is known. */
export function greeting({ name, hour, locale }: { name: string | undefined; hour: number; locale: Locale }) {
  const say = centreWords(locale)
  const known = name?.trim() ?? ''
  const called = known && (locale === 'zh' ? `${known}${say.comma}` : `${say.comma}${known}`)
  const time = hour < noon ? say.morning : hour < dusk ? say.afternoon : say.evening
  return time(called)
}

import type { Call } from '#contract/call.ts'
import { findRedirect } from '#contract/endpoints.ts'
import type { Locale } from '#domain/text/locale.ts'
import { splitLocale } from '#domain/text/locale-path.ts'

/** Where an address that is no page of ours leads by the operator's rules; null when nowhere. */
export async function redirectFor(call: Call, path: string, locale: Locale) {
  const answer = await call(findRedirect, { path }, { quiet: true }).catch(() => null)
  const target = answer?.code === 1 ? (answer.data as { redirect: string } | null)?.redirect : null
  if (!target || target === path) return null
  // Another host, or another language: the page is loaded whole.
  const isRoute = target.startsWith('/') && splitLocale(target).locale === locale
  return { href: target, replace: true, reloadDocument: !isRoute }
}

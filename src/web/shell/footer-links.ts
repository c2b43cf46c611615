import type { Share } from '#contract/site.ts'
import type { Bilingual, Locale } from '#domain/text/locale.ts'
import type { footerWords } from '#words/site/footer.ts'
import type { shellWords } from '#words/site/shell.ts'
import { sharePopup } from '../constants.ts'
import type { PlainRoute } from '../page/route-names.ts'

type Words = ReturnType<typeof footerWords> & ReturnType<typeof shellWords>
type Column = {
  title: 'stay' | 'help' | 'company'
  links: readonly { to: PlainRoute; words: keyof Words & string }[]
}

/** Documents, which open in a new tab, are those under `docs-`. */
export const isDocument = (to: PlainRoute) => to.startsWith('docs-')

export const columns: readonly Column[] = [
  {
    title: 'stay',
    links: [
      { to: 'article-sprite', words: 'inspiration' },
      { to: 'guarantee', words: 'guarantee' },
      { to: 'partner', words: 'partners' },
    ],
  },
  {
    title: 'help',
    links: [
      { to: 'docs-faq', words: 'faq' },
      { to: 'sockets', words: 'liveSupport' },
      { to: 'feedback', words: 'feedback' },
      { to: 'docs-privacy', words: 'privacy' },
      { to: 'docs-cookie', words: 'cookies' },
    ],
  },
  {
    title: 'company',
    links: [
      { to: 'docs-about', words: 'about' },
      { to: 'docs-terms', words: 'terms' },
      { to: 'docs-loyalty', words: 'loyalty' },
      { to: 'docs-agentstatement', words: 'agents' },
    ],
  },
]

export const shares: readonly Share[] = ['video', 'social', 'bookmark', 'microblog', 'portal', 'professional']

/** Fills the operator's template; null where the service has none and the address is copied instead. */
export function shareAddress(template: string | null, { url, title }: { url: string; title: string }) {
  if (!template) return null
  return template
    .replaceAll('{url}', encodeURIComponent(url))
    .replaceAll('{title}', encodeURIComponent(title))
}

const services: Readonly<Record<string, Bilingual>> = {
  'facebook.com': { en: 'Facebook', zh: 'Facebook' },
  'linkedin.com': { en: 'LinkedIn', zh: '领英' },
  'weibo.com': { en: 'Weibo', zh: '微博' },
  'x.com': { en: 'X', zh: 'X' },
}

/** The service that a template leads to, by its host; null for an unknown one. The operator chooses the templates. */
export function serviceName(template: string | null, locale: Locale): string | null {
  const host = template && new URL(template).hostname.split('.').slice(-2).join('.')
  return (host && services[host]?.[locale]) || null
}

/** A small window in the middle of the one we are in. */
export function popupFeatures(view: { left: number; top: number; width: number; height: number }): string {
  const { width, height } = sharePopup
  const left = Math.max(0, Math.round(view.left + (view.width - width) / 2))
  const top = Math.max(0, Math.round(view.top + (view.height - height) / 2))
  return `popup,noopener,width=${width},height=${height},left=${left},top=${top}`
}

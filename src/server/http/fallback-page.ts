import type { Locale } from '#domain/locale.ts'
import { errorWords } from '#words/errors.ts'

/** For the case that React itself fails or cannot be asked: plain HTML that says so and nothing else. */
export function fallbackPage(locale: Locale, why: 'broken' | 'away' = 'broken'): string {
  const say = errorWords(locale)
  const title = why === 'away' ? say.awayTitle : say.brokenTitle
  const text = why === 'away' ? say.away : say.broken
  return `<!doctype html><html lang="${locale === 'zh' ? 'zh-CN' : 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>body{font:17px/1.7 system-ui,sans-serif;max-width:36em;margin:20vh auto;padding:0 16px;color:#0e1b33;background:#faf8f4}</style>
<h1>${title}</h1><p>${text}</p><p><a href="${locale === 'zh' ? '/zh' : '/'}">${say.homePage}</a></p></html>`
}

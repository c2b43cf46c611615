import type { Locale } from '#domain/locale.ts'
import { errorWords } from '#words/errors.ts'

/** For the case that React itself fails: plain HTML that says so and nothing else. */
export function fallbackPage(locale: Locale): string {
  const say = errorWords(locale)
  return `<!doctype html><html lang="${locale === 'zh' ? 'zh-CN' : 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${say.brokenTitle}</title><style>body{font:17px/1.7 system-ui,sans-serif;max-width:36em;margin:20vh auto;padding:0 16px;color:#0e1b33;background:#faf8f4}</style>
<h1>${say.brokenTitle}</h1><p>${say.broken}</p><p><a href="${locale === 'zh' ? '/zh' : '/'}">${say.homePage}</a></p></html>`
}

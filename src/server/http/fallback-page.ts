import type { FastifyReply } from 'fastify'
import type { Locale } from '#domain/text/locale.ts'
import { errorWords } from '#words/errors/errors.ts'

export type FallbackReason = 'broken' | 'away' | 'tooMany'

const policy = "default-src 'none'; style-src 'unsafe-inline'"

/** Plain HTML for when React fails, is unavailable or must not be used. */
export function fallbackPage(locale: Locale, why: FallbackReason): string {
  const say = errorWords(locale)
  const [title, text] = [say[`${why}Title`], say[why]]
  return `<!doctype html><html lang="${locale === 'zh' ? 'zh-CN' : 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>body{font:17px/1.7 system-ui,sans-serif;max-width:36em;margin:20vh auto;padding:0 16px;color:#0e1b33;background:#faf8f4}</style>
<h1>${title}</h1><p>${text}</p><p><a href="${locale === 'zh' ? '/zh' : '/'}">${say.homePage}</a></p></html>`
}

export const sendFallback = (reply: FastifyReply, locale: Locale, why: FallbackReason) =>
  reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(fallbackPage(locale, why))

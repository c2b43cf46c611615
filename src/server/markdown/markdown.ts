import createMarkdown from 'markdown-it'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

/**
 * Renders the texts of `content/`. HTML is escaped, images are disabled, and links lead within the site, to an e-mail
 * address or to https only. The result therefore needs no sanitising.
 */
function rendererFor(locale: Locale) {
  const markdown = createMarkdown({ html: false, linkify: false, typographer: false }).disable('image')
  markdown.validateLink = (address) => /^(?:\/(?![/\\])|#|https:\/\/|mailto:)/i.test(address)
  markdown.normalizeLink = (address) => (address.startsWith('/') ? joinLocale(address, locale) : address)
  markdown.renderer.rules.table_open = () => '<div class="doc-table"><table>\n'
  markdown.renderer.rules.table_close = () => '</table></div>\n'
  return markdown
}

const renderers = { en: rendererFor('en'), zh: rendererFor('zh') }

export const renderMarkdown = (text: string, locale: Locale): string => renderers[locale].render(text)

/** The text without its markup. */
export function plainText(text: string): string {
  const blocks = renderers.en.parse(text, {}).filter(({ type }) => type === 'inline')
  return blocks
    .map(({ children }) =>
      (children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)),
    )
    .map((parts) => parts.join(''))
    .join(' ')
}

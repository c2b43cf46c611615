import { showDocument as endpoint } from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { bind } from '../http/dispatch.ts'
import type { Placeholders } from '../markdown/placeholders.ts'
import { readDocuments } from './read-document.ts'
import { showDocument } from './show-document.ts'

export function documentRoutes(placeholders: (locale: Locale) => Placeholders) {
  readDocuments()
  return [bind(endpoint, ({ name }, { locale }) => ok(showDocument(name, locale, placeholders(locale))))]
}

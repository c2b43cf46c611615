import { showDocument as endpoint } from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { bind } from '../http/dispatch.ts'
import type { Placeholders } from '../markdown/placeholders.ts'
import { showDocument } from './show-document.ts'

export const documentRoutes = (placeholders: (locale: Locale) => Placeholders) => [
  bind(endpoint, ({ name }, { locale }) => ok(showDocument(name, locale, placeholders(locale)))),
]

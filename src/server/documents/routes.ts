import { showDocument as endpoint } from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { bind } from '../http/dispatch.ts'
import type { Settings } from '../settings.ts'
import { placeholdersFor } from './product-facts.ts'
import { showDocument } from './show-document.ts'

export const documentRoutes = (settings: Settings) => [
  bind(endpoint, ({ name }, { locale }) => ok(showDocument(name, locale, placeholdersFor(settings, locale)))),
]

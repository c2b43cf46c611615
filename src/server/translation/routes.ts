import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { createTranslate, type TranslationContext } from './translate.ts'

export function translationRoutes(context: TranslationContext) {
  const translate = createTranslate(context)
  return [bind(endpoints.translate, translate)]
}

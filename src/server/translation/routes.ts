import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { createTranslate, type TranslationWorld } from './translate.ts'

export function translationRoutes(world: TranslationWorld) {
  const translate = createTranslate(world)
  return [bind(endpoints.translate, translate)]
}

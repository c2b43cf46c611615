import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { type LevelContext, showPriceLevel } from './show-price-level.ts'

export const priceLevelRoutes = (context: LevelContext) => [
  bind(endpoints.showPriceLevel, (query, { locale }) => showPriceLevel(context, query, locale)),
]

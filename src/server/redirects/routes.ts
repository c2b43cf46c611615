import { findRedirect as endpoint } from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { findRedirect } from './find-redirect.ts'
import type { FindRule } from './where-to.ts'

export const redirectRoutes = (findRule: FindRule) => [
  bind(endpoint, (input) => findRedirect(findRule, input)),
]

import type { PathQuery, Redirect } from './addresses.ts'
import { get } from './endpoint.ts'

export const findRedirect = /* @__PURE__ */ get<typeof PathQuery, typeof Redirect>('system/getpath')

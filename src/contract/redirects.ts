import * as z from 'zod'

export const PathQuery = z.object({ path: z.string().startsWith('/').max(2048) })
export type PathQuery = z.infer<typeof PathQuery>

export const Redirect = z.object({ redirect: z.string(), permanent: z.boolean() }).nullable()
export type Redirect = z.infer<typeof Redirect>

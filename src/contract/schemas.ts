import type * as z from 'zod'
import { PathQuery, Redirect } from './addresses.ts'
import type { Endpoint } from './endpoint.ts'
import * as endpoints from './endpoints.ts'

export { endpoints }
export type EndpointName = keyof typeof endpoints

type SchemasOf<E> = E extends Endpoint<infer Input, infer Output> ? { input: Input; output: Output } : never

/** Every endpoint's schemas; one without, or with another's, does not compile. */
export const schemas: { [Name in EndpointName]: SchemasOf<(typeof endpoints)[Name]> } = {
  findRedirect: { input: PathQuery, output: Redirect },
}

type Entry = { name: EndpointName; endpoint: Endpoint; input: z.ZodType; output: z.ZodType }
export const everyEndpoint: readonly Entry[] = (Object.keys(endpoints) as EndpointName[]).map((name) => ({
  name,
  endpoint: endpoints[name],
  ...schemas[name],
}))

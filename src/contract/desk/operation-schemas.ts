import type { Endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import { DeskJobs, DeskSettings, FeatureSwitch, JobChoice, JobRetry, TaskChoice } from './operation.ts'
import * as endpoints from './operation-endpoints.ts'

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
type Name = keyof typeof endpoints

const schemas: { readonly [Key in Name]: SchemasOf<(typeof endpoints)[Key]> } = {
  listDeskJobs: { input: Nothing, output: DeskJobs },
  retryJobs: { input: JobRetry, output: DeskJobs },
  removeJobs: { input: JobChoice, output: DeskJobs },
  runTask: { input: TaskChoice, output: DeskJobs },
  switchFeature: { input: FeatureSwitch, output: DeskSettings },
  showDeskSettings: { input: Nothing, output: DeskSettings },
}

export const operationDeskEndpoints = (Object.keys(endpoints) as Name[]).map((name) => ({
  name,
  endpoint: endpoints[name] as Endpoint,
  ...schemas[name],
}))

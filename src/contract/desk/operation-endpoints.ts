import { deskChange, deskGet } from '../endpoint.ts'
import type { Nothing } from '../fields.ts'
import type { DeskJobs, DeskSettings, FeatureSwitch, JobChoice, JobRetry, TaskChoice } from './operation.ts'

const changing = { permission: 'jobs.change', refusals: ['not_found'] } as const

export const listDeskJobs = /* @__PURE__ */ deskGet<typeof Nothing, typeof DeskJobs>('jobs/list', {
  permission: 'jobs.see',
})
export const retryJobs = /* @__PURE__ */ deskChange<typeof JobRetry, typeof DeskJobs>('jobs/retry', changing)
/** Removes failed jobs for good. */
export const removeJobs = /* @__PURE__ */ deskChange<typeof JobChoice, typeof DeskJobs>(
  'jobs/remove',
  changing,
)
/** Runs a periodic task now, its failed rows included. */
export const runTask = /* @__PURE__ */ deskChange<typeof TaskChoice, typeof DeskJobs>('jobs/run', changing)

export const showDeskSettings = /* @__PURE__ */ deskGet<typeof Nothing, typeof DeskSettings>(
  'settings/show',
  { permission: 'settings.see' },
)
/** Pauses or resumes a feature of the site. */
export const switchFeature = /* @__PURE__ */ deskChange<typeof FeatureSwitch, typeof DeskSettings>(
  'settings/switch',
  { permission: 'settings.change' },
)

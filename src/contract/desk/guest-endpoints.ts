import { deskChange, deskGet, deskPost } from '../endpoint.ts'
import type {
  DeskGuest,
  GuestExport,
  GuestExportRequest,
  GuestId,
  GuestMatches,
  GuestMerge,
  GuestQuery,
  GuestSessionEnding,
  GuestStep,
  MergePreview,
  MergeQuery,
  PointsCorrection,
} from './guests.ts'

const seeing = { permission: 'guests.see', refusals: ['not_found'] } as const
const changing = { permission: 'guests.change', refusals: ['not_found'] } as const
const proving = { ...changing, reauthenticate: true } as const

/** The search and every look at a guest are written to the audit log. */
export const findGuests = /* @__PURE__ */ deskGet<typeof GuestQuery, typeof GuestMatches>('guests/find', {
  permission: 'guests.see',
})
export const showGuest = /* @__PURE__ */ deskGet<typeof GuestId, typeof DeskGuest>('guests/show', seeing)
export const endGuestSession = /* @__PURE__ */ deskChange<typeof GuestSessionEnding, typeof DeskGuest>(
  'guests/end_session',
  changing,
)
export const correctGuestPoints = /* @__PURE__ */ deskChange<typeof PointsCorrection, typeof DeskGuest>(
  'guests/points',
  { ...proving, refusals: ['not_found', 'points_invalid'] },
)
/** Everything that features store about the guest. Each call is a look that is recorded. */
export const exportGuest = /* @__PURE__ */ deskPost<typeof GuestExportRequest, typeof GuestExport>(
  'guests/export',
  proving,
)
/** Erases the account after seven days, in which logging in undoes it. */
export const closeGuest = /* @__PURE__ */ deskChange<typeof GuestStep, typeof DeskGuest>('guests/close', {
  ...proving,
  refusals: ['not_found', 'open_orders', 'already_decided'],
})
export const keepGuest = /* @__PURE__ */ deskChange<typeof GuestStep, typeof DeskGuest>('guests/keep', {
  ...changing,
  refusals: ['not_found', 'already_decided'],
})
export const previewMerge = /* @__PURE__ */ deskGet<typeof MergeQuery, typeof MergePreview>(
  'guests/preview_merge',
  changing,
)
export const mergeGuests = /* @__PURE__ */ deskChange<typeof GuestMerge, typeof DeskGuest>('guests/merge', {
  ...proving,
  refusals: ['not_found', 'not_mergeable', 'sim_changed'],
})

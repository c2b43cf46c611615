import type { Endpoint } from '../endpoint.ts'
import * as endpoints from './guest-endpoints.ts'
import {
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

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
type Name = keyof typeof endpoints

const schemas: { readonly [Key in Name]: SchemasOf<(typeof endpoints)[Key]> } = {
  findGuests: { input: GuestQuery, output: GuestMatches },
  showGuest: { input: GuestId, output: DeskGuest },
  endGuestSession: { input: GuestSessionEnding, output: DeskGuest },
  correctGuestPoints: { input: PointsCorrection, output: DeskGuest },
  exportGuest: { input: GuestExportRequest, output: GuestExport },
  closeGuest: { input: GuestStep, output: DeskGuest },
  keepGuest: { input: GuestStep, output: DeskGuest },
  previewMerge: { input: MergeQuery, output: MergePreview },
  mergeGuests: { input: GuestMerge, output: DeskGuest },
}

export const guestDeskEndpoints = (Object.keys(endpoints) as Name[]).map((name) => ({
  name,
  endpoint: endpoints[name] as Endpoint,
  ...schemas[name],
}))

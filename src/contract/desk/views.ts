import * as z from 'zod'
import { id, optional, requestId, text } from '../fields.ts'

export const SavedViewList = z.object({
  list: z.array(z.object({ id: id(), name: z.string(), query: z.string() })),
})
export type SavedViewList = z.infer<typeof SavedViewList>

/** The query part of an address of the desk. */
const filters = z
  .string()
  .max(500)
  .regex(/^[\w=&%+.:@~*-]*$/)

/** Without an id, a view of the same name is replaced; with one, that view is renamed. */
export const ViewSaving = z.object({
  id: optional(id()),
  name: text(40, 1),
  query: filters,
  req_id: requestId(),
})
export type ViewSaving = z.infer<typeof ViewSaving>

export const ViewRemoval = z.object({ id: id(), req_id: requestId() })
export type ViewRemoval = z.infer<typeof ViewRemoval>

import * as z from 'zod'
import { instant } from '../fields.ts'

/** One line of the doctor; its sentences are those of the command. */
export const HealthLine = z.object({
  check: z.string(),
  state: z.enum(['ok', 'warning', 'fault']),
  text: z.string(),
  todo: z.string().nullable(),
})
export type HealthLine = z.infer<typeof HealthLine>

export const Health = z.object({ checked_at: instant(), lines: z.array(HealthLine) })
export type Health = z.infer<typeof Health>

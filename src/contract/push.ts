import * as z from 'zod'
import { id, instant, text } from './fields.ts'

/** A browser's own push subscription, as `PushSubscription.toJSON()` has it. */
export const PushSubscribing = z.object({
  endpoint: text(1_000),
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
})
export type PushSubscribing = z.infer<typeof PushSubscribing>

export const PushDevice = z.object({
  id: id(),
  /** "Chrome, macOS"; empty when nothing is known. */
  device: z.string(),
  since: instant(),
})
export type PushDevice = z.infer<typeof PushDevice>

/** `key` is null where notices are not sent; `current` is the device that has just been added. */
export const PushDevices = z.object({
  key: z.string().nullable(),
  devices: z.array(PushDevice),
  current: id().nullable(),
})
export type PushDevices = z.infer<typeof PushDevices>

export const PushEnding = z.object({ id: id() })
export type PushEnding = z.infer<typeof PushEnding>

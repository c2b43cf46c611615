import * as z from 'zod'
import { id, instant, text } from './fields.ts'

/** A browser's push subscription, as returned by `PushSubscription.toJSON()`. */
export const PushSubscribing = z.object({
  endpoint: text(1_000),
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
})
export type PushSubscribing = z.infer<typeof PushSubscribing>

export const PushDevice = z.object({
  id: id(),
  /** "Chrome, macOS"; empty if unknown. */
  device: z.string(),
  since: instant(),
})
export type PushDevice = z.infer<typeof PushDevice>

/** `key` is null if push is disabled; `current` is the device just added. */
export const PushDevices = z.object({
  key: z.string().nullable(),
  devices: z.array(PushDevice),
  current: id().nullable(),
})
export type PushDevices = z.infer<typeof PushDevices>

export const PushEnding = z.object({ id: id() })
export type PushEnding = z.infer<typeof PushEnding>

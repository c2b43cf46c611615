import type { InboxEntry } from '#contract/desk/inbox.ts'
import type { Asked, IdempotentEndpoint } from '#contract/endpoint.ts'

/** Runs a step on the entry; true if it was done. */
export type RunStep = <E extends IdempotentEndpoint>(
  endpoint: E,
  input: Omit<Asked<E>, 'key' | 'req_id'>,
  done?: string,
) => Promise<boolean>

export type BodyProps = { entry: InboxEntry; canTranslate: boolean; run: RunStep; isBusy: boolean }

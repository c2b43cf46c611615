/** An expected outcome: a value, or the reason why not, with facts the caller may want to know. */
export type Result<Value, Reason extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason; readonly facts?: Readonly<Record<string, unknown>> }

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })

export const refuse = <const Reason extends string>(
  reason: Reason,
  facts?: Readonly<Record<string, unknown>>,
): { readonly ok: false; readonly reason: Reason; readonly facts?: Readonly<Record<string, unknown>> } =>
  facts ? { ok: false, reason, facts } : { ok: false, reason }

import type { AuditEntry } from '#contract/desk/audit.ts'
import type { Locale } from '#domain/text/locale.ts'
import { auditWords } from '#words/desk/audit.ts'

export type FieldChange = {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(textOf).join(', ')
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : String(value)

/** The fields that differ; a value that stayed is left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]].map((value) =>
      value === undefined || value === null ? null : textOf(value),
    )
    return was === is ? [] : [{ name, before: was ?? null, after: is ?? null }]
  })
}

export function objectName({ object }: Pick<AuditEntry, 'object'>, locale: Locale): string {
  const say = auditWords(locale)
  const named: Record<string, (name: string) => string> = {
    order: say.order,
    staff: say.staff,
    role: say.role,
    payment: say.payment,
    hotel: say.hotel,
  }
  return named[object.kind]?.(object.name) ?? object.name
}

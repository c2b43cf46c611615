import type * as z from 'zod'
import type { Locale } from '#domain/text/locale.ts'
import { fieldNames, type Rule, ruleWords, validationWords } from '#words/errors/validation.ts'

type Issue = z.core.$ZodIssue

/** The message of a conditionally required field. */
export const missing = 'missing'

/** The faults of an input by field; empty if it is valid. */
export function faultsOf(schema: z.ZodType, input: unknown, locale: Locale): Record<string, string> {
  const parsed = schema.safeParse(input, { reportInput: true })
  return parsed.success ? {} : fieldSentences(parsed.error.issues, locale)
}

/**
 * One sentence per failed field, in the caller's language: its first fault. Parse with `reportInput: true`;
 * without the input, a wrong value cannot be distinguished from a missing one.
 */
export function fieldSentences(issues: readonly Issue[], locale: Locale): Record<string, string> {
  const sentences = new Map<string, string>()
  for (const issue of issues) {
    const field = issue.path.length === 0 ? 'form' : issue.path.join('.')
    if (!sentences.has(field)) sentences.set(field, sentence(issue, locale))
  }
  return Object.fromEntries(sentences)
}

function sentence(issue: Issue, locale: Locale): string {
  if (issue.message.startsWith('rule:')) return ruleWords(locale)[issue.message.slice(5) as Rule]
  const say = validationWords(locale)
  const field = nameOf(issue.path, locale)
  if (isMissing(issue)) return say.required(field)
  switch (issue.code) {
    case 'invalid_type':
      return say.type(field, kindOf(issue.expected, locale))
    case 'invalid_value':
      return say.oneOf(field, issue.values.join(', '))
    case 'too_small':
      return tooSmall(issue, field, locale)
    case 'too_big':
      return tooBig(issue, field, locale)
    case 'invalid_format':
      if (issue.format === 'email') return say.email(field)
      if (issue.format === 'url') return say.url(field)
      if (issue.format === 'regex' && issue.pattern?.includes('[0-9a-f]{6}')) return say.hex(field)
      if (issue.format === 'date') return say.date(field)
      if (issue.format === 'datetime') return say.instant(field)
      return say.illegal
    default:
      return say.illegal
  }
}

function isMissing(issue: Issue): boolean {
  if (issue.message === missing) return true
  if (!('input' in issue)) return issue.message.endsWith('received undefined')
  return issue.input === undefined || issue.input === ''
}

/** For a field whose allowed values only the server knows. */
export const mustBeOneOf = (field: string, choices: readonly string[], locale: Locale): string =>
  validationWords(locale).oneOf(nameOf([field], locale), choices.join(', '))

function tooSmall(issue: z.core.$ZodIssueTooSmall, field: string, locale: Locale): string {
  const say = validationWords(locale)
  const bound = Number(issue.minimum)
  if (issue.origin === 'string') {
    if (bound === 1) return say.required(field)
    return issue.exact ? say.exactLength(field, bound) : say.minLength(field, bound)
  }
  return issue.origin === 'array' ? say.minItems(field, bound) : say.min(field, String(bound))
}

function tooBig(issue: z.core.$ZodIssueTooBig, field: string, locale: Locale): string {
  const say = validationWords(locale)
  const bound = Number(issue.maximum)
  if (issue.origin === 'string')
    return issue.exact ? say.exactLength(field, bound) : say.maxLength(field, bound)
  return issue.origin === 'array' ? say.maxItems(field, bound) : say.max(field, String(bound))
}

/** In English every generic sentence begins with its field, capitalised. */
function nameOf(path: readonly PropertyKey[], locale: Locale): string {
  const own = path.findLast((part) => typeof part === 'string') ?? 'form'
  const names: Record<string, string> = fieldNames(locale)
  const name = Object.hasOwn(names, own) ? names[own]! : own
  return locale === 'en' ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

function kindOf(expected: string, locale: Locale): string {
  const say = validationWords(locale)
  const kinds: Record<string, string> = {
    int: say.integerKind,
    number: say.numberKind,
    string: say.textKind,
    array: say.listKind,
    object: say.groupKind,
    record: say.groupKind,
    boolean: say.flagKind,
    file: say.fileKind,
  }
  return kinds[expected] ?? expected
}

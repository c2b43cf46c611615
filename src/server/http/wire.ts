import qs from 'qs'

export class Unreadable extends Error {}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const decode = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new Unreadable('broken percent encoding')
  }
}

/** Query strings and form bodies: `ages[0]=4`, `contact[email]=…`; bounded in number and depth. */
export function parseForm(text: string): Record<string, unknown> {
  try {
    return qs.parse(text, {
      decoder: decode,
      depth: 3,
      strictDepth: true,
      parameterLimit: 400,
      arrayLimit: 100,
      throwOnLimitExceeded: true,
      allowPrototypes: false,
      plainObjects: true,
    }) as Record<string, unknown>
  } catch {
    throw new Unreadable('not a form we can read')
  }
}

export function readText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Unreadable('not UTF-8')
  }
}

/** An empty field of a plain HTML form means that nothing was chosen. */
export function withoutBlanks(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''))
}

import type * as z from 'zod'
import { isConnection, nameOfConnection } from './connection-url.ts'
import { Environment } from './environment.ts'

export type ShownSetting = {
  readonly name: string
  /** Null for a secret, and for a setting without a value. */
  readonly value: string | null
  readonly secretLength: number | null
  readonly source: 'environment' | 'default'
  readonly about: string
}

/** Names of secrets. Public keys and certificates are none. */
const isSecretName = (name: string) => /SECRET|TOKEN|PASSWORD|(?<!PUBLIC)_KEY|^SMS_URL$/.test(name)

/** URLs without user, password and parameters, any of which can be a credential. */
const withoutCredentials = (value: string): string =>
  value
    .split(/,(?=\w+:\/\/)/)
    .map(withoutOwnCredentials)
    .join(',')

function withoutOwnCredentials(value: string): string {
  if (isConnection(value)) return nameOfConnection(value)
  if (!URL.canParse(value) || !value.includes('://')) return value
  const url = new URL(value)
  if (url.username === '' && url.password === '' && url.search === '') return value
  return `${url.protocol}//${url.host}${url.pathname}`
}

/** Every setting in force. Secrets never leave this function. */
export function shownSettings(env: Readonly<Record<string, string | undefined>>): ShownSetting[] {
  return Object.entries(Environment.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const { about = '', fallback = '' } = (schema.meta() ?? {}) as { about?: string; fallback?: string }
    const given = env[name] || null
    const isSecret = isSecretName(name)
    const standard = ['absent', 'empty'].includes(fallback) ? null : fallback
    return {
      name,
      value: isSecret ? null : given === null ? standard : withoutCredentials(given),
      secretLength: isSecret && given !== null ? given.length : null,
      source: given === null ? 'default' : 'environment',
      about,
    }
  })
}

import { resolve } from 'node:path'
import type * as z from 'zod'
import { Environment } from './settings/environment.ts'

export type Settings = Environment & {
  /** The folder of files; `dataDirChosen` if the operator set it. */
  dataDir: string
  dataDirChosen: boolean
  /** Development pages, mailbox and payment simulator may be served: only this machine can reach them. */
  local: boolean
  DRAIN_SECONDS: number
}

/** An invalid setting; the message names it. */
export class WrongSetting extends Error {}

const loopbackNames = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i
export const isLoopbackName = (host: string) => loopbackNames.test(host)

/** A load balancer that polls every few seconds has then seen it twice. */
const publicDrainSeconds = 10

type Variables = Readonly<Record<string, string | undefined>>

export function readSettings(env: Variables): Settings {
  const parsed = Environment.safeParse(env)
  if (!parsed.success)
    throw new WrongSetting(parsed.error.issues.map((issue) => faultOf(issue, env)).join('\n'))
  const settings = parsed.data
  const local = !settings.PUBLIC_URL || isLoopbackName(new URL(settings.PUBLIC_URL).hostname)
  refuseHalfSets(settings)
  refuseSimulatedAndReal(settings)
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL)
    throw new WrongSetting('DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler.')
  if (settings.BACKUP_DIR && !settings.BACKUP_KEY)
    throw new WrongSetting('BACKUP_DIR needs BACKUP_KEY: backups are encrypted with it.')
  if (!local) refuseHalfPublic(settings, env)
  return {
    ...settings,
    ...(settings.QUIET ? quietSettings : {}),
    // Rooms of invented hotels cannot be booked, unless the site is marked as a demonstration.
    DEMO_HOTELS: local || settings.DEMO ? settings.DEMO_HOTELS : 0,
    dataDir: resolve(settings.DATA_DIR ?? '.data'),
    dataDirChosen: settings.DATA_DIR !== undefined,
    local,
    DRAIN_SECONDS: settings.DRAIN_SECONDS ?? (local ? 0 : publicDrainSeconds),
  }
}

/** A copy of the site must not reach anybody whom the original serves. */
const quietSettings = {
  JOBS: 'off',
  SMTP_URL: undefined,
  SMS_URL: undefined,
  PUSH_SERVICES: 'off',
  REDIS_URL: undefined,
  TRANSLATE_URL: undefined,
  RATES_URL: undefined,
  OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
  BACKUP_DIR: undefined,
} as const

/** Warnings at startup about settings that are allowed but probably not intended. */
export function startWarnings({
  HOST,
  PUBLIC_URL,
  QUIET = false,
}: Pick<Settings, 'HOST' | 'PUBLIC_URL'> & Partial<Pick<Settings, 'QUIET'>>): string[] {
  if (QUIET) return ['QUIET=1: this copy runs no jobs, sends no messages and moves no money.']
  if (PUBLIC_URL) return []
  if (isLoopbackName(HOST))
    return [
      'PUBLIC_URL is not set: the site is for this machine, and /dev/mailbox shows every code. A proxy in front of it needs PUBLIC_URL, the address that visitors use.',
    ]
  return [
    `HOST is ${HOST}, so other machines can reach this site, but PUBLIC_URL is not set: it runs as a demonstration for this machine, with codes in its own mailbox and links that lead to localhost. Set PUBLIC_URL to the address that visitors use.`,
  ]
}

function faultOf(issue: z.core.$ZodIssue, env: Variables): string {
  const name = String(issue.path[0])
  const shown = /SECRET|TOKEN|URL|KEY/.test(name) ? '' : ` ("${env[name]}")`
  return `The setting ${name}${shown} is wrong: it must be ${issue.message.replace(/^(Too|Invalid|Expected)/, (w) => w.toLowerCase())}.`
}

/** Settings that are needed together. */
const sets: Record<string, readonly (keyof Environment)[]> = {
  PayPal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  Alipay: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  UnionPay: ['UNIONPAY_MERCHANT_ID', 'UNIONPAY_PRIVATE_KEY', 'UNIONPAY_CERTIFICATE', 'UNIONPAY_ROOT'],
}

function refuseHalfSets(settings: Environment) {
  for (const [provider, names] of Object.entries(sets)) {
    const missing = names.filter((name) => settings[name] === undefined)
    if (missing.length > 0 && missing.length < names.length)
      throw new WrongSetting(
        `${provider} needs ${names.join(', ')}, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set.`,
      )
  }
}

const isAnySet = (settings: Environment, names: readonly (keyof Environment)[]) =>
  names.some((name) => settings[name] !== undefined)

/** Providers are simulated if none is configured and the site is local or marked as a demonstration. */
export const isSimulated = (settings: Settings): boolean =>
  (settings.local || settings.DEMO) && !Object.values(sets).some((names) => isAnySet(settings, names))

function refuseSimulatedAndReal(settings: Environment) {
  const real = Object.entries(sets).find(([, names]) => isAnySet(settings, names))
  if (settings.PAY_SIM_PORT !== undefined && real)
    throw new WrongSetting(
      `PAY_SIM_PORT is set, and ${real[0]} as well: payments are either simulated or real. Take one of them away.`,
    )
}

function refuseHalfPublic(settings: Environment, env: Variables) {
  const refuse = (why: string) => {
    throw new WrongSetting(`PUBLIC_URL is a public address, but ${why}`)
  }
  if (!settings.SMTP_URL)
    refuse('SMTP_URL is not set: guests could not receive their codes. Set SMTP_URL and MAIL_FROM.')
  if (!settings.MAIL_FROM && !env.SUPPORT_EMAIL)
    refuse('mail has no sender of yours. Set MAIL_FROM, or SUPPORT_EMAIL.')
  const canBePaid = Object.values(sets).some((names) => names.every((name) => settings[name] !== undefined))
  if (!canBePaid && !settings.DEMO)
    refuse(
      'no payment provider is set. Set PAYPAL_*, ALIPAY_* or UNIONPAY_*, or DEMO=1 for a public demonstration with simulated payments.',
    )
  if (settings.DATABASE_URL && !settings.SECRET)
    refuse(
      'SECRET is not set: every process on the database of DATABASE_URL needs the same, at least 32 characters.',
    )
}

import * as z from 'zod'
import {
  alongside,
  currency,
  email,
  fileId,
  flag,
  id,
  instant,
  Language,
  list,
  listOf,
  nameText,
  optional,
  ownLanguage,
  PersonName,
  phoneOrNone,
  rule,
  text,
  textFrom,
} from './fields.ts'
import { missing } from './sentences.ts'

const mobile = /^(?:\+86)?1[3-9]\d{9}$/
const accountPattern = new RegExp(`${z.regexes.email.source}|${mobile.source}`)

const accountSaying = (length: string, pattern: string) =>
  z.preprocess(
    textFrom,
    z
      .string({ error: rule('yourEmail') })
      .trim()
      .min(1, { error: rule('yourEmail'), abort: true })
      .min(8, { error: length, abort: true })
      .max(40, { error: length, abort: true })
      .regex(accountPattern, { error: pattern }),
  )
/** An e-mail address or a mainland mobile number, which is one account with or without +86. */
export const account = () => accountSaying(rule('accountLength'), rule('accountPattern'))
const codeTarget = () =>
  z.preprocess(
    textFrom,
    z
      .string({ error: rule('yourEmail') })
      .trim()
      .min(1, { error: rule('yourEmail'), abort: true })
      .max(320, { error: rule('emailError') }),
  )

const oneTimeCode = () =>
  z.preprocess(
    textFrom,
    z
      .string({ error: rule('codeLength') })
      .trim()
      .regex(/^\d{6}$/, { error: rule('codeLength') }),
  )
export const password = () =>
  z
    .string({ error: rule('passwordHint') })
    .trim()
    .min(8, { error: rule('passwordHint') })
    .max(20, { error: rule('passwordHint') })
const inviteCode = () => optional(text(8))

/** The e-mail address of a booking is not an account: it may have the full length of an address. */
export const CodeRequest = z
  .object({
    email: codeTarget(),
    purpose: optional(
      z.enum(['login', 'register', 'reset', 'unregister', 'contact', 'reauthenticate', 'booking']),
    ),
  })
  .refine(({ email: to, purpose }) => (purpose === 'booking' ? email() : account()).safeParse(to).success, {
    path: ['email'],
    message: rule('emailError'),
  })
export type CodeRequest = z.infer<typeof CodeRequest>

export const Registration = z.object({
  account: account(),
  smscode: oneTimeCode(),
  password: password(),
  invite_code: inviteCode(),
})
export type Registration = z.infer<typeof Registration>

/** Six digits are a one-time code; anything else is the password, which has at least eight characters. */
export const Login = z.object({
  account: account(),
  account_code: z.preprocess(textFrom, text(20)),
  invite_code: inviteCode(),
})
export type Login = z.infer<typeof Login>

/**
 * One endpoint, three operations: reset by code, change of password, change of profile (an empty name or
 * phone is removed).
 */
export const AccountChange = z
  .object({
    account: account().optional(),
    smscode: oneTimeCode().optional(),
    password: password().optional(),
    old_password: text(20).optional(),
    name: nameText(60, 0).optional(),
    lang: ownLanguage(),
    currency: optional(currency()),
    phone: phoneOrNone().optional(),
    travellers: list(PersonName, 20).optional(),
  })
  .refine((change) => !isReset(change) || change.account !== undefined, {
    path: ['account'],
    message: rule('yourEmail'),
    when: alongside,
  })
  .refine((change) => !isReset(change) || change.smscode !== undefined, {
    path: ['smscode'],
    message: rule('codeLength'),
    when: alongside,
  })
  .refine((change) => !changesPassword(change) || change.password !== undefined, {
    path: ['password'],
    message: rule('passwordHint'),
    when: alongside,
  })
  .refine((change) => isReset(change) || !changesPassword(change) || change.old_password !== undefined, {
    path: ['old_password'],
    message: missing,
    when: alongside,
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: rule('nothingToChange'),
    when: alongside,
  })
export type AccountChange = z.infer<typeof AccountChange>

type Keys = { account?: unknown; smscode?: unknown; password?: unknown; old_password?: unknown }
const isReset = (change: Keys) => change.account !== undefined || change.smscode !== undefined
const changesPassword = (change: Keys) =>
  isReset(change) || change.password !== undefined || change.old_password !== undefined

export const UserInfo = z.object({
  id: id(),
  account: z.string(),
  email: z.string().nullable(),
  name: z.string(),
  avatar: z.string().nullable(),
  lang: Language,
  currency: currency(),
  points: z.int(),
  level: z.int().min(0).max(3),
  agent: z.boolean(),
  phone: z.string().nullable(),
  travellers: z.array(PersonName),
  /** The login number, verified by a code; `phone` is only the hotel's contact number. */
  mobile: z.string().nullable(),
  has_password: z.boolean(),
})
export type UserInfo = z.infer<typeof UserInfo>

export const Session = z.object({ token: z.string(), expires: instant(), user_info: UserInfo })
export type Session = z.infer<typeof Session>

export const AvatarChange = z.object({ file: fileId() })
export type AvatarChange = z.infer<typeof AvatarChange>

export const Avatar = z.object({ avatar: z.string() })
export type Avatar = z.infer<typeof Avatar>

export const AccountClosing = z.object({ smscode: oneTimeCode() })
export type AccountClosing = z.infer<typeof AccountClosing>

export const ClosedAccount = z.object({ erased_at: instant() })
export type ClosedAccount = z.infer<typeof ClosedAccount>

/**
 * A new login e-mail address or mobile number, with the code sent to it. The owner also gives the password,
 * or a `reauthenticate` code sent to the previous login.
 */
/** An e-mail address that may receive bookings of this account, verified by a `booking` code. */
export const ContactConfirmation = z.object({ email: email(), smscode: oneTimeCode() })
export type ContactConfirmation = z.infer<typeof ContactConfirmation>

export const ContactChange = z
  .object({
    contact: account(),
    smscode: oneTimeCode(),
    old_password: text(20).optional(),
    old_smscode: oneTimeCode().optional(),
  })
  .refine(({ old_password, old_smscode }) => old_password !== undefined || old_smscode !== undefined, {
    path: ['old_password'],
    message: missing,
    when: alongside,
  })
export type ContactChange = z.infer<typeof ContactChange>

/** The token of the undo link sent to the previous address. */
export const ContactUndoing = z.object({ token: text(64) })
export type ContactUndoing = z.infer<typeof ContactUndoing>

export const RestoredContact = z.object({ account: z.string() })
export type RestoredContact = z.infer<typeof RestoredContact>

export const OpenSession = z.object({
  id: id(),
  /** The session of this request. */
  current: z.boolean(),
  /** "Chrome, macOS"; empty if unknown. */
  device: z.string(),
  network: z.string(),
  opened: instant(),
  used: instant(),
  expires: instant(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const OpenSessions = z.object({ list: z.array(OpenSession) })
export type OpenSessions = z.infer<typeof OpenSessions>

/** One session, or all except the current one. */
export const SessionEnding = z
  .object({ id: optional(id()), others: optional(flag()) })
  .refine((ending) => ending.id !== undefined || ending.others === true, {
    path: ['id'],
    message: missing,
    when: alongside,
  })
export type SessionEnding = z.infer<typeof SessionEnding>

export const AccountEvent = z.object({
  id: id(),
  kind: z.string(),
  /** The event as a sentence in the caller's language. */
  text: z.string(),
  device: z.string(),
  network: z.string(),
  at: instant(),
})
export type AccountEvent = z.infer<typeof AccountEvent>

export const AccountEventPage = listOf(AccountEvent)
export type AccountEventPage = z.infer<typeof AccountEventPage>

/** All personal data of the guest; `kept` by feature. */
export const AccountExport = z.object({
  made_at: instant(),
  account: UserInfo.extend({ created_at: instant(), invite_code: z.string().nullable() }),
  sessions: z.array(OpenSession),
  events: z.array(AccountEvent),
  kept: z.record(z.string(), z.unknown()),
})
export type AccountExport = z.infer<typeof AccountExport>

import * as z from 'zod'
import { permissions, roles } from '#domain/permissions.ts'
import { password } from '../accounts.ts'
import { defaulted, email, id, instant, optional, ownLanguage, text, textFrom, token } from '../fields.ts'

export const staffEmail = () => email().transform((address) => address.toLowerCase())
const roleTable = z.record(z.enum(roles), z.array(z.enum(permissions)))

export const Member = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
  /** Null means all hotels. */
  hotels: z.array(id()).nullable(),
})
export type Member = z.infer<typeof Member>

/** The state of the login. Writes carry `token` in the header Desk-Token. */
export const DeskSession = z.object({
  stage: z.enum(['second_factor', 'set_up', 'open']),
  token: z.string(),
  expires: instant(),
  member: Member,
  roles: roleTable,
  second_factor: z.object({
    required: z.boolean(),
    totp: z.boolean(),
    passkeys: z.int(),
    recovery_left: z.int(),
  }),
  site: z.string(),
})
export type DeskSession = z.infer<typeof DeskSession>

export const DeskLogin = z.object({ email: staffEmail(), password: text(40) })
export type DeskLogin = z.infer<typeof DeskLogin>

/** Six digits of the authenticator, or a recovery code. */
export const SecondFactor = z.object({ code: z.preprocess(textFrom, text(20)) })
export type SecondFactor = z.infer<typeof SecondFactor>

export const ForgottenPassword = z.object({ email: staffEmail(), lang: ownLanguage() })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

export const LinkToken = z.object({ link: token(80) })
export type LinkToken = z.infer<typeof LinkToken>

export const Invitation = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  isNew: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

export const InvitationAnswer = z.object({
  link: token(80),
  name: optional(text(60)),
  password: password(),
  lang: ownLanguage(),
})
export type InvitationAnswer = z.infer<typeof InvitationAnswer>

export const TotpSetUp = z.object({ key: z.string(), uri: z.string(), codes: z.array(z.string()) })
export type TotpSetUp = z.infer<typeof TotpSetUp>

export const Reauthentication = z.object({
  password: text(40),
  code: defaulted(z.preprocess(textFrom, text(20, 0)), ''),
})
export type Reauthentication = z.infer<typeof Reauthentication>

/** Options and responses of WebAuthn, as JSON: browser and library define their shape. */
export const PasskeyOptions = z.object({ options: z.string() })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>
export const PasskeyAnswer = z.object({ answer: z.string().max(20_000), name: optional(text(60)) })
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

export const DeskSessionList = z.object({
  list: z.array(
    z.object({
      id: id(),
      device: z.string(),
      network: z.string(),
      opened_at: instant(),
      used_at: instant(),
      is_current: z.boolean(),
    }),
  ),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), added_at: instant() })),
})
export type DeskSessionList = z.infer<typeof DeskSessionList>

export const SessionId = z.object({ id: id() })
export type SessionId = z.infer<typeof SessionId>
export const PasskeyId = z.object({ id: token(400) })
export type PasskeyId = z.infer<typeof PasskeyId>

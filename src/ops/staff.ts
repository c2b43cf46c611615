import { email as emailField } from '#contract/fields.ts'
import { isScoped, type Role, roles } from '#domain/permissions.ts'
import { traceOfCommand } from '#server/audit/record-audit.ts'
import {
  changeStaff,
  findStaffByEmail,
  inviteAgain,
  inviteStaff,
  listStaff,
  removeStaff,
} from '#server/desk/manage-staff.ts'
import { refusals } from '#words/errors/refusals.ts'
import { type Command, readOptions, type Workplace } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- staff add EMAIL --role ROLE [--name NAME] [--hotel ID]…
       npm run ops -- staff link EMAIL
       npm run ops -- staff role EMAIL --role ROLE [--hotel ID]…
       npm run ops -- staff remove EMAIL
       npm run ops -- staff list

  add      gives access to the desk and prints a link, valid for 3 days, where that person chooses a password and
           sets up the second factor
  link     prints a new link, for an expired invitation or a forgotten password
  role     changes the role; a hotelier needs the hotels they may access
  remove   ends access and all sessions at once
  list     everyone with access

  --role   one of ${roles.join(', ')}
  --json   prints JSON instead of lines

The desk is described in docs/desk.md.`

const usage =
  'Which one? npm run ops -- staff add EMAIL --role ROLE | link EMAIL | role EMAIL --role ROLE | remove EMAIL | list'

type Asked = {
  email: string
  role: Role | null
  name: string | undefined
  hotels: readonly string[]
  json: boolean
}

export const staffCommand: Command = {
  name: 'staff',
  about: 'grant and revoke access to the desk',
  help,
  run: async (words, workplace) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        role: { type: 'string' },
        name: { type: 'string' },
        hotel: { type: 'string', multiple: true, default: [] },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', email = ''] = options.positionals
    const action = actions[what]
    if (!action || (what !== 'list' && !email)) return fail(usage, 2)
    if (what !== 'list' && !emailField().safeParse(email).success)
      return fail(`${email} is not an email address`, 2)
    const { role, name, hotel: hotels, json } = options.values
    if (role !== undefined && !isRole(role)) return fail(`--role is one of ${roles.join(', ')}`, 2)
    if ((what === 'add' || what === 'role') && role === undefined) return fail('--role is missing', 2)
    if (hotels.some((id) => !/^\d{1,15}$/.test(id))) return fail("--hotel is a hotel's number", 2)
    if (role !== undefined && isScoped(role) && hotels.length === 0)
      return fail(`A ${role} needs --hotel, once for each hotel`, 2)
    return action({ email: email.toLowerCase(), role: role ?? null, name, hotels, json }, workplace)
  },
}

const actions: Record<string, (asked: Asked, workplace: Workplace) => Promise<number>> = {
  add: async ({ email, role, name, hotels, json }, workplace) => {
    const context = await openContext(workplace)
    const invited = await inviteStaff(
      context,
      { email, name: name ?? email.split('@')[0]!, role: role!, hotels: [...hotels], locale: 'en' },
      { trace: traceOfCommand('ops staff add'), isMailed: false },
    )
    if (!invited.ok) return refused(invited.refusal)
    const { url } = invited.value
    print(json, { email, role, url }, `${email} is ${role}. Open this link within 3 days:\n${url}`)
    return 0
  },
  link: async ({ email, json }, workplace) => {
    const context = await openContext(workplace)
    const member = await findStaffByEmail(context.db, email)
    if (!member) return fail(`${email} has no access`)
    const sent = await inviteAgain(
      context,
      { id: member.id, locale: member.lang },
      { trace: traceOfCommand('ops staff link'), isMailed: false },
    )
    if (!sent.ok) return refused(sent.refusal)
    print(json, { email, url: sent.value.url }, `Open this link within 3 days:\n${sent.value.url}`)
    return 0
  },
  role: async ({ email, role, hotels, json }, workplace) => {
    const context = await openContext(workplace)
    const member = await findStaffByEmail(context.db, email)
    if (!member) return fail(`${email} has no access`)
    const change = { id: member.id, name: member.name, role: role!, hotels: [...hotels], reason: undefined }
    const changed = await changeStaff(context, change, traceOfCommand('ops staff role'))
    if (!changed.ok) return refused(changed.refusal)
    print(json, { email, role }, `${email} is ${role}.`)
    return 0
  },
  remove: async ({ email, json }, workplace) => {
    const context = await openContext(workplace)
    const member = await findStaffByEmail(context.db, email)
    if (!member) return fail(`${email} has no access`)
    const removed = await removeStaff(context, { id: member.id }, traceOfCommand('ops staff remove'))
    if (!removed.ok) return refused(removed.refusal)
    print(json, { email, removed: true }, `${email} has no access any more.`)
    return 0
  },
  list: async ({ json }, workplace) => {
    const { value } = await listStaff(await openContext(workplace), { locale: 'en', zone: 'UTC' })
    const lines = value.list.map(({ email, name, role, second_factor, invited_until, hotels }) =>
      [
        email,
        name,
        role,
        invited_until ? `invited until ${invited_until}` : `second factor: ${second_factor}`,
        ...hotels.map((hotel) => `${hotel.name} (${hotel.id})`),
      ].join('  '),
    )
    print(
      json,
      value.list,
      lines.join('\n') || 'Nobody. Begin with: npm run ops -- staff add EMAIL --role admin',
    )
    return 0
  },
}

const openContext = async ({ parts }: Workplace) => (await parts()).desk

const isRole = (text: string): text is Role => roles.some((role) => role === text)
const refused = (reason: keyof typeof refusals) => fail(refusals[reason].text.en)

import { forgetSecret } from '#server/secret-keys/agree-on-secret.ts'
import type { Command } from './command.ts'

const help = `Usage: npm run ops -- forget-secret

For when the SECRET of this database is lost: the next start may bring another. Passwords and messages that still wait
are lost with it: guests log in with a code and set a new password. To change a SECRET that is known, set
SECRET_PREVIOUS instead (docs/accounts.md).`

export const forgetSecretCommand: Command = {
  name: 'forget-secret',
  about: 'let the next start bring another SECRET, when the old one is lost',
  help,
  run: async (_, { open }) => {
    const { db } = await open()
    const known = await forgetSecret(db)
    console.log(
      known ? 'The next start may bring another SECRET.' : 'No SECRET was known: nothing was changed.',
    )
    return 0
  },
}

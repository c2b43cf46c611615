import { forgetSecret } from '#server/secret-keys/agree-on-secret.ts'
import type { Command } from './command.ts'

const help = `Usage: npm run ops -- forget-secret

Removes the fingerprint of a lost SECRET, so that the next start may use another. Passwords and queued messages are lost:
guests log in with a code and set a new password. To change a known SECRET, set SECRET_PREVIOUS instead
(docs/accounts.md).`

export const forgetSecretCommand: Command = {
  name: 'forget-secret',
  about: 'accept another SECRET at the next start, after the old one was lost',
  help,
  run: async (_, { open }) => {
    const { db } = await open()
    const known = await forgetSecret(db)
    console.log(
      known ? 'The next start may use another SECRET.' : 'No SECRET was recorded. Nothing was changed.',
    )
    return 0
  },
}

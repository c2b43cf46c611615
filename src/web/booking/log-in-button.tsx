import { CodeButton } from '../sign-in/code-input.tsx'
import type { Reservation } from './use-reservation.ts'

type Props = { reservation: Reservation; name: string; account: string }

/** Sends a visitor a code to log in with, to the email address or mobile number of its field. */
export function LogInButton({ reservation, name, account }: Props) {
  const { typed, user, signIn, focusOn } = reservation
  const { code } = signIn
  if (user) return null
  const send = async () => {
    // Only this field is needed for a code: the others may still be empty.
    typed.form.blur(name)
    if (typed.form.shown()[name] || !account) return focusOn(name)
    if (await signIn.send(account)) focusOn('code')
  }
  // Another address does not have to wait for the next code of this one.
  const isSame = code.sentTo === account
  return <CodeButton code={isSame ? code : { ...code, left: 0 }} onPress={() => void send()} />
}

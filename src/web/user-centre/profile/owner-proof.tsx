import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import type { FieldControl } from '#ui/fields/use-form.ts'
import { profileWords } from '#words/accounts/profile.ts'
import { securityWords } from '#words/accounts/security.ts'
import type { ProofKind } from '../../account/profile-rules.ts'
import type { KnownUser } from '../../browser-state/session.ts'
import { useRequest } from '../../page/use-page.ts'
import { maskedAccount } from '../../sign-in/account-rules.ts'
import { CodeField } from '../../sign-in/code-input.tsx'
import { PasswordInput } from '../../sign-in/password-input.tsx'
import { useCode } from '../../sign-in/use-code.ts'

type Props = {
  user: KnownUser
  kind: ProofKind
  onKind: (kind: ProofKind) => void
  control: FieldControl
  fault: string | undefined
  onText: (text: string) => void
  /** A code is on its way: what was wrong before is forgotten. */
  onSent: () => void
}

/** The password, or a code to where the account is known: whoever finds a browser open cannot take the account away. */
export function OwnerProof({ user, kind, onKind, control: proof, fault, onText, onSent }: Props) {
  const { locale } = useRequest()
  const say = profileWords(locale)
  const code = useCode('reauthenticate')
  const other = kind === 'password' ? 'code' : 'password'
  const send = async () => {
    if (await code.send(user.account)) onSent()
  }
  return (
    <div className="owner-proof">
      {kind === 'password' ? (
        <Field label={securityWords(locale).oldPassword} error={fault}>
          {(control) => <PasswordInput {...control} {...proof} autoComplete="current-password" />}
        </Field>
      ) : (
        <CodeField
          label={say.codeTo(maskedAccount(user.account))}
          placeholder={say.codePlace}
          error={fault}
          code={code}
          control={proof}
          onText={onText}
          onSend={send}
        />
      )}
      {user.has_password !== false && (
        <Button kind="link" size="small" onClick={() => onKind(other)}>
          {other === 'code' ? say.useCode : say.usePassword}
        </Button>
      )}
    </div>
  )
}

import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import type { FieldControl } from '#ui/fields/use-form.ts'
import { profileWords } from '#words/accounts/profile.ts'
import { securityWords } from '#words/accounts/security.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import type { ProofKind } from '../../account/profile-rules.ts'
import type { KnownUser } from '../../browser-state/session.ts'
import { useRequest } from '../../page/use-page.ts'
import { isCode, maskedAccount } from '../../sign-in/account-rules.ts'
import { CodeButton, CodeInput } from '../../sign-in/code-input.tsx'
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
        <Field
          label={say.codeTo(maskedAccount(user.account))}
          error={fault}
          good={code.sentTo ? signInWords(locale).codeSent(maskedAccount(code.sentTo)) : null}
        >
          {(control) => (
            <CodeInput
              {...control}
              {...proof}
              onCode={(text) => {
                onText(text)
                if (isCode(text)) code.free()
              }}
              placeholder={say.codePlace}
              after={<CodeButton code={code} onPress={send} />}
            />
          )}
        </Field>
      )}
      {user.has_password !== false && (
        <Button kind="link" size="small" onClick={() => onKind(other)}>
          {other === 'code' ? say.useCode : say.usePassword}
        </Button>
      )}
    </div>
  )
}

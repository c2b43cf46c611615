import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { signInWords } from '#words/accounts/sign-in.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest } from '../page/use-page.ts'
import { CodeButton, CodeInput } from '../sign-in/code-input.tsx'
import { signInPrompt } from '../sign-in/sign-in-prompt.ts'
import { DocumentLinks } from './document-links.tsx'
import { PhoneField } from './phone-field.tsx'
import { contactOrder, emailField } from './reservation-form.ts'
import type { Reservation } from './use-reservation.ts'

/** Where the confirmation goes. The order of the fields depends on the language. */
export function ContactSection({ reservation }: { reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  return (
    <section className="step">
      <h2>{say.contactTitle}</h2>
      <p>{reservation.user ? say.contactGuest : say.contactVisitor}</p>
      <div className="step-fields">
        {contactOrder[locale].map((name) => {
          const Part = name === emailField ? EmailField : PhoneField
          return <Part key={name} reservation={reservation} />
        })}
      </div>
    </section>
  )
}

/** A visitor signs in here, by a code to the address. */
function EmailField({ reservation }: { reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const { typed, user, signIn, contactCode } = reservation
  const email = typed.values[emailField]!.trim()
  const send = async () => {
    // Only the address is needed for a code: the other fields may still be empty.
    typed.form.blur(emailField)
    if (typed.form.shown()[emailField]) return reservation.focusOn(emailField)
    if (await signIn.send(email)) reservation.focusOn('code')
  }
  return (
    <>
      <Field
        label={say.email}
        error={typed.faults[emailField]}
        hint={user ? say.signedInAs(user.account) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            {...typed.field(emailField)}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            after={user ? undefined : <CodeButton code={signIn.code} onPress={send} />}
          />
        )}
      </Field>
      {!user && <VisitorFields reservation={reservation} />}
      {user && contactCode.isNeededFor(email) && <ContactCode reservation={reservation} />}
    </>
  )
}

function VisitorFields({ reservation: { signIn, isWaiting } }: { reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const { code } = signIn
  return (
    <div className="needs-js">
      {code.sentTo && (
        <Field
          label={say.code}
          error={signIn.fault}
          good={isWaiting ? say.codeNeeded(code.sentTo) : signInWords(locale).codeSent(code.sentTo)}
        >
          {(control) => (
            <CodeInput
              {...control}
              name="code"
              value={signIn.typed}
              onCode={(text) => void signIn.change(text)}
              placeholder={signInWords(locale).codePlace}
              aria-busy={signIn.busy || undefined}
            />
          )}
        </Field>
      )}
      <p className="step-note">
        {say.consentBefore}
        <DocumentLinks />{' '}
        <Button kind="link" onClick={() => void signInPrompt.ask({ lead: say.signInLead })}>
          {say.otherSignIn}
        </Button>
      </p>
    </div>
  )
}

/** The address is not the account's own: its owner has to agree before anything is mailed there. */
function ContactCode({ reservation: { contactCode } }: { reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const { code } = contactCode
  return (
    <Field label={say.code} error={contactCode.fault} good={say.contactCode(code.sentTo!)}>
      {(control) => (
        <CodeInput
          {...control}
          name="contact_code"
          value={contactCode.typed}
          onCode={(text) => void contactCode.change(text)}
          placeholder={signInWords(locale).codePlace}
          aria-busy={contactCode.busy || undefined}
          after={<CodeButton code={code} onPress={() => void contactCode.send(code.sentTo!)} />}
        />
      )}
    </Field>
  )
}

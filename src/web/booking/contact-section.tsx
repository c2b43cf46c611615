import { Fragment } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { signInWords } from '#words/accounts/sign-in.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import { isEmail } from '../sign-in/account-rules.ts'
import { CodeButton, CodeInput } from '../sign-in/code-input.tsx'
import { signInPrompt } from '../sign-in/sign-in-prompt.ts'
import { DocumentLinks } from './document-links.tsx'
import { LogInButton } from './log-in-button.tsx'
import { PhoneField } from './phone-field.tsx'
import { contactOrder, emailField } from './reservation-form.ts'
import type { Reservation } from './use-reservation.ts'

/** Where the confirmation goes. The order of the fields depends on the language. */
export function ContactSection({ reservation }: { reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const { user, signIn } = reservation
  const { texts_bookings } = useSite()
  const visitorLead = texts_bookings ? say.contactVisitorTexts : say.contactVisitor
  return (
    <section className="step">
      <h2>{say.contactTitle}</h2>
      <p>{user ? say.contactGuest : visitorLead}</p>
      <div className="step-fields">
        {contactOrder[locale].map((name) => {
          const Part = name === emailField ? EmailField : PhoneField
          const { sentTo } = signIn.code
          const isTarget = sentTo !== null && isEmail(sentTo) === (name === emailField)
          return (
            <Fragment key={name}>
              <Part reservation={reservation} />
              {!user && isTarget && <LogInCode reservation={reservation} />}
            </Fragment>
          )
        })}
        {!user && <LogInNote />}
      </div>
    </section>
  )
}

function EmailField({ reservation }: { reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const { typed, user, contactCode } = reservation
  const email = typed.values[emailField]!.trim()
  const optional = typed.mobile ? say.emailOptional : undefined
  return (
    <>
      <Field
        label={say.email}
        error={typed.faults[emailField]}
        hint={user && email ? say.signedInAs(user.account) : optional}
      >
        {(control) => (
          <TextInput
            {...control}
            {...typed.field(emailField)}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required={!typed.mobile}
            after={<LogInButton reservation={reservation} name={emailField} account={email} />}
          />
        )}
      </Field>
      {user && contactCode.isNeededFor(email) && <ContactCode reservation={reservation} />}
    </>
  )
}

/** The code that logs a visitor in, below the field it was sent to. */
function LogInCode({ reservation: { signIn, isWaiting } }: { reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const sentTo = signIn.code.sentTo!
  return (
    <div className="needs-js">
      <Field
        label={say.code}
        error={signIn.fault}
        good={isWaiting ? say.codeNeeded(sentTo) : signInWords(locale).codeSent(sentTo)}
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
    </div>
  )
}

function LogInNote() {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  return (
    <p className="step-note needs-js">
      {say.consentBefore}
      <DocumentLinks />{' '}
      <Button kind="link" onClick={() => void signInPrompt.ask({ lead: say.signInLead })}>
        {say.otherSignIn}
      </Button>
    </p>
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

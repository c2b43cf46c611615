import { useState } from 'react'
import { Button } from '../button.tsx'
import { Field } from '../fields/field.tsx'
import { Select, TextArea, TextInput } from '../fields/text-input.tsx'
import { MailIcon } from '../icons/icons.ts'
import type { Samples } from './samples.ts'
import { Section } from './section.tsx'

export function Fields({ say }: { say: Samples }) {
  const [email, setEmail] = useState('mara.lind@example')
  const wrong = !/@.+\.\w+$/.test(email)
  return (
    <Section title={say.fields} className="showcase-form">
      <Field label={say.email} hint={say.emailHint} error={wrong ? say.emailError : null}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            before={<MailIcon />}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={say.code} good={say.sent}>
        {(control) => (
          <TextInput
            {...control}
            placeholder={say.codePlaceholder}
            after={
              <Button kind="quiet" size="small">
                {say.send}
              </Button>
            }
          />
        )}
      </Field>
      <Field label={say.referral} optional>
        {(control) => <TextInput {...control} placeholder={say.referralPlaceholder} maxLength={8} />}
      </Field>
      <Field label={say.arrival}>
        {(control) => (
          <Select {...control}>
            {say.arrivals.split('|').map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={say.wishes} optional>
        {(control) => <TextArea {...control} placeholder={say.wishesPlaceholder} />}
      </Field>
    </Section>
  )
}

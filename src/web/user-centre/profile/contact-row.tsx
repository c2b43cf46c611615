import { type FormEvent, useState } from 'react'
import { type Failure, succeeded } from '#contract/endpoint.ts'
import { changeContact } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { profileWords } from '#words/accounts/profile.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import {
  type ContactKind,
  contactFault,
  type ProofKind,
  proofFault,
  proofFields,
} from '../../account/profile-rules.ts'
import { type KnownUser, keepSession } from '../../browser-state/session.ts'
import { browser } from '../../browser-state/this-browser.ts'
import { useRequest } from '../../page/use-page.ts'
import { codeFault, codeIn, typedAccount } from '../../sign-in/account-rules.ts'
import { CodeField } from '../../sign-in/code-input.tsx'
import { useSignedCall } from '../../sign-in/signed-call.ts'
import { useCode } from '../../sign-in/use-code.ts'
import { OwnerProof } from './owner-proof.tsx'

type Props = { kind: ContactKind; user: KnownUser }

/** An address or a number that signs in, and the way to another. */
export function ContactRow({ kind, user }: Props) {
  const value = user[kind]
  const { locale } = useRequest()
  const say = profileWords(locale)
  const [open, setOpen] = useState(false)
  const label = kind === 'email' ? say.email : say.mobile
  return (
    <div className="contact">
      <div className="contact-row">
        <span>
          <small>{label}</small>
          {value ? <b translate="no">{value}</b> : <span className="contact-none">{say.none}</span>}
        </span>
        {!open && (
          <Button
            size="small"
            aria-label={`${value ? say.change : say.add}: ${label}`}
            onClick={() => setOpen(true)}
          >
            {value ? say.change : say.add}
          </Button>
        )}
      </div>
      {open && <ContactForm kind={kind} user={user} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ContactForm({ kind, user, onClose }: Props & { onClose: () => void }) {
  const { locale } = useRequest()
  const say = profileWords(locale)
  const signedCall = useSignedCall()
  const code = useCode('contact')
  const [busy, setBusy] = useState(false)
  const [proofKind, setProofKind] = useState<ProofKind>(user.has_password === false ? 'code' : 'password')
  const { form, values, faults, field } = useForm(
    { contact: '', smscode: '', proof: '' },
    ({ contact, smscode, proof }) => ({
      contact: contactFault(kind, contact, locale),
      smscode: codeFault(smscode, locale),
      proof: proofFault(proofKind, proof, locale),
    }),
  )
  const proveBy = (chosen: ProofKind) => {
    setProofKind(chosen)
    form.change('proof', '')
    form.calm('proof')
  }
  const send = async () => {
    if (contactFault(kind, values.contact, locale)) {
      form.blur('contact')
      return void showToast({ kind: 'warn', text: signInWords(locale).emailError })
    }
    if (await code.send(typedAccount(values.contact))) form.calm('smscode')
  }
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (form.firstFault()) return warnIncomplete(locale)
    setBusy(true)
    const answer = await signedCall(
      changeContact,
      {
        contact: typedAccount(values.contact),
        smscode: codeIn(values.smscode),
        ...proofFields(proofKind, values.proof),
      },
      { prompt: { lead: centreWords(locale).expired } },
    ).catch(() => null)
    setBusy(false)
    if (!answer) return
    if (!succeeded(answer)) return form.refuse(refusedContact(answer, proofKind))
    keepSession(browser, answer.data)
    onClose()
  }
  return (
    <form className="contact-form" noValidate onSubmit={confirm}>
      <Field label={kind === 'email' ? say.newEmail : say.newMobile} error={faults.contact}>
        {(control) => (
          <TextInput
            {...control}
            {...field('contact')}
            autoFocus
            type={kind === 'email' ? 'email' : 'tel'}
            autoComplete={kind === 'email' ? 'email' : 'tel'}
          />
        )}
      </Field>
      <CodeField
        label={say.code}
        placeholder={say.codePlace}
        error={faults.smscode}
        code={code}
        control={field('smscode')}
        onText={(text) => form.change('smscode', text)}
        onSend={send}
      />
      <OwnerProof
        user={user}
        kind={proofKind}
        onKind={proveBy}
        control={field('proof')}
        fault={faults.proof}
        onText={(text) => form.change('proof', text)}
        onSent={() => form.calm('proof')}
      />
      <div className="contact-acts">
        <Button kind="quiet" onClick={onClose}>
          {centreWords(locale).cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {say.confirm}
        </Button>
      </div>
    </form>
  )
}

/** Which of two codes was wrong is not told: both are asked for again. */
function refusedContact({ msg, data }: Failure, proofKind: ProofKind) {
  if (data.fields) {
    const { old_password, old_smscode, ...fields } = data.fields
    return { ...fields, proof: old_password ?? old_smscode }
  }
  if (data.reason === 'wrong_credentials') return { proof: msg }
  if (data.reason !== 'wrong_code') return { contact: msg }
  return proofKind === 'code' ? { smscode: msg, proof: msg } : { smscode: msg }
}

import { useState } from 'react'
import { changeStaff, inviteStaff, removeStaff } from '#contract/desk/endpoints.ts'
import type { StaffList, StaffMember } from '#contract/desk/staff.ts'
import type { Failure } from '#contract/endpoint.ts'
import { isScoped, type Role, roles } from '#domain/permissions.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords, roleNames } from '#words/desk/frame.ts'
import { staffWords } from '#words/desk/staff.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SelectField, TextField } from '../parts/fields.tsx'
import { HotelPicker, type NamedHotel } from '../parts/hotel-picker.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Props = { member: StaffMember | null; onClose: () => void; onChanged: (list: StaffList) => void }

/** Invites somebody, or changes the access that they have. */
export function StaffDialog({ member, onClose, onChanged }: Props) {
  const locale = useLocale()
  const say = staffWords(locale)
  const desk = deskWords(locale)
  const names = roleNames(locale)
  const [email, setEmail] = useState('')
  const [name, setName] = useState(member?.name ?? '')
  const [role, setRole] = useState<Role>(member?.role ?? 'support')
  const [hotels, setHotels] = useState<readonly NamedHotel[]>(member?.hotels ?? [])
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const [isRemoving, setRemoving] = useState(false)

  const done = (answer: Awaited<ReturnType<typeof call<typeof changeStaff>>>, text: string) => {
    if (answer.code === 1) {
      onChanged((answer as { data: StaffList }).data)
      return showToast({ kind: 'good', text })
    }
    const { data, msg } = answer as Failure
    if (data.reason === 'reauthentication_required') return
    setFields(data.fields ?? {})
    setProblem(data.fields ? '' : msg)
  }
  const submit = async () => {
    const access = { name, role, hotels: isScoped(role) ? hotels.map(({ id }) => id) : [] }
    if (member)
      return done(await call(changeStaff, { id: member.id, ...access, req_id: newRequestId() }), say.saved)
    done(await call(inviteStaff, { email, ...access, req_id: newRequestId() }), say.invited(email))
  }
  if (member && isRemoving)
    return (
      <Dialog
        title={say.removeTitle(member.name)}
        lead={say.removeText}
        onClose={() => setRemoving(false)}
        width={480}
        footer={
          <>
            <span className="grow" />
            <button type="button" className="btn" data-takes-focus onClick={() => setRemoving(false)}>
              {say.keep}
            </button>
            <button
              type="button"
              className="btn btn-danger"
              onClick={() =>
                void call(removeStaff, { id: member.id, req_id: newRequestId() }).then((answer) =>
                  done(answer, say.removed(member.name)),
                )
              }
            >
              {say.remove}
            </button>
          </>
        }
      >
        {problem && (
          <p className="hint bad" role="alert">
            {problem}
          </p>
        )}
      </Dialog>
    )
  return (
    <Dialog
      title={member ? say.changeTitle(member.name) : say.inviteTitle}
      lead={member ? member.email : say.inviteLead}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          {member && (
            <button type="button" className="btn btn-quiet" onClick={() => setRemoving(true)}>
              {say.remove}
            </button>
          )}
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {desk.cancel}
          </button>
          <button type="submit" className="btn btn-fill">
            {member ? desk.save : say.sendInvitation}
          </button>
        </>
      }
    >
      <div className="stack">
        {!member && (
          <TextField
            label={say.email}
            type="email"
            value={email}
            onChange={setEmail}
            problem={fields.email}
            required
            takesFocus
          />
        )}
        <TextField
          label={say.name}
          value={name}
          onChange={setName}
          problem={fields.name}
          required
          maxLength={60}
        />
        <SelectField
          label={say.role}
          value={role}
          onChange={(value) => setRole(value as Role)}
          options={roles.map((one) => [one, names[one]])}
        />
        {isScoped(role) && <HotelPicker label={say.hotels} hotels={hotels} onChange={setHotels} />}
        {problem && (
          <p className="hint bad" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}

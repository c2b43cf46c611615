import { useState } from 'react'
import { endStaffSessions, inviteAgain, listStaff } from '#contract/desk/endpoints.ts'
import type { StaffList, StaffMember } from '#contract/desk/staff.ts'
import { isScoped } from '#domain/permissions.ts'
import { PlusIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { roleNames } from '#words/desk/frame.ts'
import { staffWords } from '#words/desk/staff.ts'
import { shortWhen } from '#words/desk/when.ts'
import { formatDate } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { useLoad } from '../use-load.ts'
import { RoleTable } from './role-table.tsx'
import { StaffDialog } from './staff-dialog.tsx'

export function StaffPage() {
  const locale = useLocale()
  const say = staffWords(locale)
  const staff = useLoad(listStaff, {})
  const whyNot = useWhyNot('staff.change')
  const [edited, setEdited] = useState<StaffMember | 'new' | null>(null)
  const count = staff.data?.list.length ?? 0
  const invited = staff.data?.list.filter(({ invited_until }) => invited_until !== null).length ?? 0
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
        {staff.data && <span className="sub">{say.people(count - invited, invited)}</span>}
        <span className="grow" />
        {!whyNot && (
          <button type="button" className="btn btn-fill" onClick={() => setEdited('new')}>
            <PlusIcon />
            {say.invite}
          </button>
        )}
      </header>
      <Shown of={staff}>
        {(data) => (
          <>
            <Members data={data} canChange={!whyNot} onEdit={setEdited} onChanged={staff.set} />
            <RoleTable roles={data.roles} canChange={!whyNot} onChanged={staff.set} />
          </>
        )}
      </Shown>
      {edited && (
        <StaffDialog
          member={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onChanged={(list) => {
            setEdited(null)
            staff.set(list)
          }}
        />
      )}
    </>
  )
}

type MembersProps = {
  data: StaffList
  canChange: boolean
  onEdit: (member: StaffMember) => void
  onChanged: (list: StaffList) => void
}

function Members({ data, canChange, onEdit, onChanged }: MembersProps) {
  const locale = useLocale()
  const say = staffWords(locale)
  const names = roleNames(locale)
  const now = useNow()
  const act = async (member: StaffMember) => {
    const isInvited = member.invited_until !== null
    const answer = await call(isInvited ? inviteAgain : endStaffSessions, {
      id: member.id,
      req_id: newRequestId(),
    })
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    onChanged((answer as { data: StaffList }).data)
    showToast({ kind: 'good', text: isInvited ? say.invited(member.email) : say.sessionsEnded(member.name) })
  }
  return (
    <div className="tblwrap">
      <table className="tbl staff-list">
        <thead>
          <tr>
            <th scope="col">{say.name}</th>
            <th scope="col">{say.role}</th>
            <th scope="col" className="no-tab">
              {say.hotels}
            </th>
            <th scope="col">{say.secondFactor}</th>
            <th scope="col" className="no-tab">
              {say.lastSeen}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {data.list.map((member) => (
            <tr key={member.id}>
              <th scope="row">
                <span className="flex">
                  <Avatar name={member.name} />
                  <b>{member.name}</b>
                  <span className="faint no-phone">{member.email}</span>
                </span>
              </th>
              <td>{names[member.role]}</td>
              <td className="soft cut no-tab">
                {isScoped(member.role)
                  ? member.hotels.map(({ name }) => name).join(locale === 'zh' ? '、' : ', ') || say.noHotels
                  : say.allHotels}
              </td>
              <td>
                <Factor member={member} />
              </td>
              <td className="soft no-tab">
                {member.last_seen ? shortWhen(hereOf(member.last_seen), now, locale) : say.never}
              </td>
              <td className="r">
                {canChange && (
                  <>
                    {(member.invited_until !== null || member.sessions > 0) && (
                      <button type="button" className="btn btn-quiet btn-s" onClick={() => void act(member)}>
                        {member.invited_until !== null ? say.sendAgain : say.endSessions}
                      </button>
                    )}
                    <button type="button" className="btn btn-quiet btn-s" onClick={() => onEdit(member)}>
                      {say.change}
                    </button>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Factor({ member }: { member: StaffMember }) {
  const locale = useLocale()
  const say = staffWords(locale)
  if (member.invited_until !== null) {
    const isOver = Date.parse(member.invited_until) < Date.now()
    const day = formatDate(hereOf(member.invited_until).slice(0, 10), locale, 'short')
    return <span className="st no">{isOver ? say.expired : say.invitedUntil(day)}</span>
  }
  if (member.second_factor === 'totp') return <span className="st ok">{say.totp(member.recovery_left)}</span>
  if (member.second_factor === 'passkey') return <span className="st ok">{say.passkey}</span>
  return <span className="st wait">{say.none}</span>
}

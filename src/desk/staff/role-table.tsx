import { useState } from 'react'
import { changeRole } from '#contract/desk/endpoints.ts'
import type { StaffList } from '#contract/desk/staff.ts'
import { isScoped, mayRoleHave, type Permission, permissions, type Role, roles } from '#domain/permissions.ts'
import { InfoIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { roleNames } from '#words/desk/frame.ts'
import { permissionNames, staffWords } from '#words/desk/staff.ts'
import { call, newRequestId } from '../call.ts'
import { useLocale } from '../parts/use-desk.ts'

type Props = {
  roles: StaffList['roles']
  canChange: boolean
  onChanged: (list: StaffList) => void
}

/** The table that every button and every call reads. */
export function RoleTable({ roles: table, canChange, onChanged }: Props) {
  const locale = useLocale()
  const say = staffWords(locale)
  const roleOf = roleNames(locale)
  const nameOf = permissionNames(locale)
  const [isEditing, setEditing] = useState(false)
  const toggle = async (role: Role, permission: Permission) => {
    const held = table[role]
    const next = held.includes(permission) ? held.filter((one) => one !== permission) : [...held, permission]
    const answer = await call(changeRole, { role, permissions: next, req_id: newRequestId() })
    if (answer.code === 1) return onChanged((answer as { data: StaffList }).data)
    showToast({ kind: 'warn', text: answer.msg })
  }
  const cell = (role: Role, permission: Permission) => {
    const has = table[role].includes(permission)
    if (isEditing && role !== 'admin' && mayRoleHave(role, permission))
      return (
        <input
          type="checkbox"
          className="box"
          checked={has}
          aria-label={say.grant(roleOf[role], nameOf[permission])}
          onChange={() => void toggle(role, permission)}
        />
      )
    const look = has ? (isScoped(role) ? 'own' : 'all') : 'no'
    return (
      <>
        <i className={`pm ${look}`} />
        <span className="sr">{{ all: say.may, own: say.mayOwn, no: say.mayNot }[look]}</span>
      </>
    )
  }
  return (
    <div className="body">
      <div className="sec-h">
        <h2>{say.whatRolesMay}</h2>
        <span className="push pleg no-phone">
          <span>
            <i className="pm all" />
            {say.may}
          </span>
          <span>
            <i className="pm own" />
            {say.mayOwn}
          </span>
          <span>
            <i className="pm no" />
            {say.mayNot}
          </span>
        </span>
        {canChange && (
          <button
            type="button"
            className="btn btn-s"
            onClick={() => setEditing(!isEditing)}
            aria-pressed={isEditing}
          >
            {isEditing ? say.stopEditing : say.edit}
          </button>
        )}
      </div>
      <div className="tblwrap">
        <table className="tbl in perm">
          <thead>
            <tr>
              <th scope="col">{say.part}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleOf[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row">{nameOf[permission]}</th>
                {roles.map((role) => (
                  <td key={role}>{cell(role, permission)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint perm-hint">
        <InfoIcon />
        {isEditing ? say.fixed : say.hint}
      </p>
    </div>
  )
}

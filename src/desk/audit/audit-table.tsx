import { Fragment, useState } from 'react'
import type { AuditEntry } from '#contract/desk/audit.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import { auditWords } from '#words/desk/audit.ts'
import { auditActionWords } from '#words/desk/audit-actions.ts'
import { shortWhen } from '#words/desk/when.ts'
import { Avatar } from '../parts/avatar.tsx'
import { LoopIcon } from '../parts/icons.ts'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { changesOf, objectName } from './audit-text.ts'

export const actionName = (action: string, locale: 'en' | 'zh') =>
  auditActionWords(locale)[action as AuditAction] ?? action

/** Entries of the log; one opens to show everything that was written. */
export function AuditTable({ list }: { list: readonly AuditEntry[] }) {
  const locale = useLocale()
  const say = auditWords(locale)
  const now = useNow()
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <div className="tblwrap">
      <table className="tbl aud">
        <thead>
          <tr>
            <th scope="col" className="w-when">
              {say.when}
            </th>
            <th scope="col" className="w-who">
              {say.who}
            </th>
            <th scope="col" className="w-what">
              {say.what}
            </th>
            <th scope="col">{say.toWhat}</th>
            <th scope="col" className="no-phone">
              {say.change}
            </th>
            <th scope="col" className="no-tab">
              {say.why}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((entry) => {
            const isOpen = opened === entry.id
            const changes = changesOf(entry)
            return (
              <Fragment key={entry.id}>
                <tr aria-selected={isOpen} onClick={() => setOpened(isOpen ? null : entry.id)}>
                  <td className="soft">{shortWhen(hereOf(entry.at), now, locale)}</td>
                  <td className="nw">
                    <span className="flex">
                      {entry.actor.kind === 'staff' ? (
                        <Avatar name={entry.actor.name} />
                      ) : (
                        <span className="av d" aria-hidden="true">
                          <LoopIcon />
                        </span>
                      )}
                      {entry.actor.name || say.system}
                    </span>
                  </td>
                  <td>
                    <button type="button" className="aud-open" aria-expanded={isOpen}>
                      {actionName(entry.action, locale)}
                    </button>
                  </td>
                  <td>{objectName(entry, locale)}</td>
                  <td className="no-phone">
                    {changes.map(({ name, before, after }) => (
                      <span key={name} className="aud-change">
                        {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
                      </span>
                    ))}
                  </td>
                  <td className="soft no-tab">{entry.reason ?? <span className="faint">{say.none}</span>}</td>
                </tr>
                {isOpen && (
                  <tr>
                    <td />
                    <td colSpan={5}>
                      <div className="diff">
                        <span>
                          {[
                            hereOf(entry.at).replace('T', ' '),
                            say.fromAddress(entry.network),
                            say.request(entry.request),
                          ].join('  ')}
                        </span>
                        {changes.map(({ name, before }) =>
                          before === null ? null : (
                            <span key={name} className="m">
                              − {name} {before}
                            </span>
                          ),
                        )}
                        {changes.map(({ name, after }) =>
                          after === null ? null : (
                            <span key={name} className="p">
                              + {name} {after}
                            </span>
                          ),
                        )}
                        {entry.reason && <span>{entry.reason}</span>}
                      </div>
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

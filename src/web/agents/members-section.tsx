import { useState } from 'react'
import type { AgentMember, AgentProgramme } from '#contract/agents.ts'
import { manageMember } from '#contract/endpoints.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#ui/button.tsx'
import { formatDate, formatPercent } from '#words/format.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { confirm } from '../page/confirm.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { NoteDialog } from './note-dialog.tsx'
import { useCopy } from './share-pane.tsx'

type Props = { programme: AgentProgramme; onChanged: () => void }

/** Agents whom this one brought in. */
export function MembersSection({ programme: { members, link, member_rate }, onChanged }: Props) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const call = useSignedCall()
  const copy = useCopy()
  const [noted, setNoted] = useState<AgentMember | null>(null)
  const remove = async ({ id, account }: AgentMember) => {
    const title = say.removeTitle(account)
    if (!(await confirm({ title, text: say.removeText, yes: say.remove, no: say.cancel }))) return
    await call(manageMember, { action: 'remove', member: id }).catch(() => null)
    onChanged()
  }
  return (
    <section aria-labelledby="agent-members">
      <div className="centre-section-head">
        <h2 id="agent-members">{say.members}</h2>
        <Button kind="link" onClick={() => void copy(link?.replace('/?', '/center/distribution?') ?? '')}>
          {say.invite}
        </Button>
      </div>
      {members.list.length === 0 ? (
        <div className="pane agent-none">
          <b>{say.noMembers}</b>
          <p>{say.noMembersText}</p>
        </div>
      ) : (
        <div className="pane agent-table-pane">
          <table className="agent-table">
            <thead>
              <tr>
                <th scope="col">{say.member}</th>
                <th scope="col">{say.bookings}</th>
                <th scope="col">{say.yourPart(formatPercent(member_rate * 100))}</th>
              </tr>
            </thead>
            <tbody>
              {members.list.map((member) => (
                <tr key={member.id}>
                  <td>
                    <b>{member.account}</b>
                    <small>{say.memberSince(formatDate(member.joined.slice(0, 10), locale))}</small>
                    {member.note && <small className="agent-note">{member.note}</small>}
                    <span className="agent-acts">
                      <Button kind="link" onClick={() => setNoted(member)}>
                        {member.note ? say.editNote : say.note}
                      </Button>
                      <Button kind="link" onClick={() => void remove(member)}>
                        {say.remove}
                      </Button>
                    </span>
                  </td>
                  <td>{member.orders}</td>
                  <td>{formatMoney(member.commission, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {noted && (
        <NoteDialog
          member={noted}
          onClose={() => setNoted(null)}
          onSaved={() => {
            setNoted(null)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

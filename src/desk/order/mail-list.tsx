import { useState } from 'react'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { orderWords } from '#words/desk/order.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { Dialog } from '../parts/dialog.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'

const looks: Record<string, string> = {
  delivered: 'ok',
  kept: 'ok',
  waiting: 'wait',
  failed: 'bad',
  unknown: 'wait',
}

export function MailList({ mails }: { mails: DeskOrder['mails'] }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const [read, setRead] = useState<DeskOrder['mails'][number] | null>(null)
  if (mails.length === 0) return <p className="soft">{say.noMails}</p>
  return (
    <>
      <div className="tblwrap">
        <table className="tbl in flat mls">
          <thead>
            <tr>
              <th scope="col">{say.when}</th>
              <th scope="col">{say.mail}</th>
              <th scope="col">{say.to}</th>
              <th scope="col">{say.state}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {mails.map((mail) => (
              <tr key={mail.id}>
                <td className="faint">{dayAndTime(hereOf(mail.at), locale)}</td>
                <th scope="row">{say.mailKind(mail.kind)}</th>
                <td className="soft">{mail.to}</td>
                <td>
                  <span className={`st ${looks[mail.state] ?? 'no'}`}>{say.mailState(mail.state)}</span>
                </td>
                <td className="r">
                  <button type="button" className="btn btn-quiet btn-s" onClick={() => setRead(mail)}>
                    {say.read}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {read && (
        <Dialog
          title={read.subject ?? say.mailKind(read.kind)}
          lead={`${read.to} · ${dayAndTime(hereOf(read.at), locale)}`}
          onClose={() => setRead(null)}
          width={640}
        >
          {read.text ? <pre className="mail-text">{read.text}</pre> : <p className="soft">{say.textGone}</p>}
        </Dialog>
      )}
    </>
  )
}

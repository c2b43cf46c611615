import type { DeskNewsletter } from '#contract/desk/publishing.ts'
import { showDeskNewsletter } from '#contract/desk/publishing-endpoints.ts'
import { publishingWords } from '#words/desk/publishing.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { formatCount } from '#words/format.ts'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { useLoad } from '../use-load.ts'
import { IssueForm } from './issue-form.tsx'
import { RemoveAddress } from './remove-address.tsx'

/** Subscribers, a new issue with its preview, and the issues that were sent. */
export function NewsletterPage() {
  const say = publishingWords(useLocale())
  const page = useLoad(showDeskNewsletter, {}, { every: 15_000 })
  const maySend = useWhyNot('newsletter.send') === null
  return (
    <>
      <header className="bar">
        <h1>{say.newsletter}</h1>
      </header>
      <Shown of={page}>
        {(data) => (
          <div className="publishing">
            <div className="stack">
              {maySend && <IssueForm topics={data.topics} onSent={page.set} />}
              <Issues issues={data.issues} />
            </div>
            <aside className="stack" aria-label={say.subscribers}>
              <Subscribers counts={data.counts} />
              {maySend && <RemoveAddress onDone={page.set} />}
            </aside>
          </div>
        )}
      </Shown>
    </>
  )
}

function Subscribers({ counts }: { counts: DeskNewsletter['counts'] }) {
  const locale = useLocale()
  const say = publishingWords(locale)
  return (
    <section className="pane">
      <header>
        <h2>{say.subscribers}</h2>
      </header>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{say.language}</th>
            <th scope="col" className="r">
              {say.subscribed}
            </th>
            <th scope="col" className="r">
              {say.unconfirmed}
            </th>
            <th scope="col" className="r">
              {say.unsubscribed}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map((row) => (
            <tr key={row.lang_of}>
              <th scope="row">{row.lang_of === 'zh' ? say.chinese : say.english}</th>
              <td className="r num">{formatCount(row.subscribed, locale)}</td>
              <td className="r num">{formatCount(row.pending, locale)}</td>
              <td className="r num">{formatCount(row.unsubscribed, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Issues({ issues }: { issues: DeskNewsletter['issues'] }) {
  const locale = useLocale()
  const say = publishingWords(locale)
  return (
    <section className="pane">
      <header>
        <h2>{say.issues}</h2>
      </header>
      {issues.length === 0 ? (
        <p className="pad soft">{say.noIssues}</p>
      ) : (
        <ul className="lines pad">
          {issues.map((issue) => (
            <li key={issue.id}>
              <span>
                <b lang={issue.lang_of === 'zh' ? 'zh-CN' : 'en'}>{issue.subject}</b>
                <small>
                  {[issue.name, issue.topic, issue.by, dayAndTime(hereOf(issue.created), locale)]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <span className={issue.state === 'sent' ? 'st ok' : 'st wait'}>
                {issue.state === 'sent' ? say.sent(formatCount(issue.readers, locale)) : say.sending}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { mailbox } from '#test/support/guests.ts'
import { mailReports } from './mail-reports.ts'

let now = Date.parse('2027-03-01T00:00:00Z')
const app = await testApp({ clock: () => now })
const { db } = app

test('a member receives the report of a week once, from Monday at seven', async () => {
  const member = await haveStaff(db, { role: 'finance' })
  const change = async (every: string) =>
    askDesk(app, 'reports/change_mail', {
      body: { every },
      headers: await staffHeaders(db, member, { now }),
    })
  assert.equal((await change('week')).data.every, 'week')
  now = Date.parse('2027-02-28T22:30:00Z')
  await mailReports(app.parts.desk)
  assert.equal((await mailbox(app, member.email)).length, 0)
  now = Date.parse('2027-02-28T23:10:00Z')
  await mailReports(app.parts.desk)
  await mailReports(app.parts.desk)
  const mails = await mailbox(app, member.email)
  assert.equal(mails.length, 1)
  assert.match(mails[0]!.text, /22.*28 Feb/)
  assert.match(mails[0]!.text, /desk\/reports\?from=2027-02-22&to=2027-02-28/)
  now += 86_400_000
  await mailReports(app.parts.desk)
  assert.equal((await mailbox(app, member.email)).length, 1)
  assert.equal((await change('never')).code, 1)
  const audit = await db<
    { action: string }[]
  >`select action from audit_log where action = 'report_mail_changed'`
  assert.equal(audit.length, 2)
})

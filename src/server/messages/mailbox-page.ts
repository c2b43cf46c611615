import type { Delivered } from './outbox.ts'

const safe = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const entry = ({ to, subject, text, html, code, at, attachments = [] }: Delivered) => `
<article>
<header><h2>${safe(subject)}</h2>${code ? `<output>${safe(code)}</output>` : ''}</header>
<p class="to">To <b>${safe(to)}</b> · <time datetime="${safe(at)}">${safe(at.replace('T', ' ').slice(0, 19))} UTC</time></p>
${html ? `<iframe title="${safe(subject)}" sandbox srcdoc="${safe(html)}"></iframe>` : ''}
<details${html ? '' : ' open'}><summary>Text</summary><pre>${safe(text)}</pre></details>
${attachments.map((file) => `<details><summary>${safe(file.name)}</summary><pre>${safe(file.text)}</pre></details>`).join('\n')}
</article>`

/** The local mailbox: messages that guests would have received, newest first. */
export const mailboxPage = (messages: readonly Delivered[], to: string | null) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Mailbox · Lodestar</title><style>
:root{color-scheme:light dark;--ground:#faf8f4;--surface:#fff;--ink:#0e1b33;--soft:#44506a;--line:#e6e1d7;--edge:#8a8577;--action:#1f44b8}
@media(prefers-color-scheme:dark){:root{--ground:#0c1424;--surface:#121c30;--ink:#eef2fa;--soft:#b4bfd4;--line:#26324b;--edge:#6a789a;--action:#7aa2ff}}
body{font:15px/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground);max-width:760px;margin:32px auto;padding:0 16px}
h1{font-size:26px}h2{font-size:17px;margin:0}header{display:flex;gap:16px;justify-content:space-between;align-items:baseline;flex-wrap:wrap}
article{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:16px 24px;margin:16px 0}
output{font:600 20px/1 ui-monospace,monospace;letter-spacing:.15em}.to,.none{color:var(--soft);margin:4px 0 12px;overflow-wrap:anywhere}
iframe{width:100%;height:520px;border:1px solid var(--line);border-radius:6px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.6 ui-monospace,monospace;margin:8px 0 0}summary{cursor:pointer;color:var(--soft)}
form{display:flex;gap:8px;flex-wrap:wrap}input{font:inherit;flex:1 1 240px;padding:8px 12px;border:1px solid var(--edge);border-radius:6px;background:var(--surface);color:inherit}
button{font:inherit;padding:8px 16px;border:1px solid var(--edge);border-radius:6px;background:var(--surface);color:inherit;cursor:pointer}
</style></head><body><h1>Mailbox</h1>
<p class="to">Messages that no mail or SMS server is set to deliver. As data: <a style="color:var(--action)" href="/dev/mailbox.json">/dev/mailbox.json</a></p>
<form><input name="to" aria-label="Recipient" placeholder="E-mail address or mobile number" value="${safe(to ?? '')}"><button>Show</button></form>
${messages.map(entry).join('') || '<p class="none">No messages yet.</p>'}
</body></html>`

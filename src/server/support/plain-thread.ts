import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import type { SupportHours } from '#domain/time/support-hours.ts'
import { formatInstantInZone } from '#words/format.ts'
import { pageNames } from '#words/site/page-names.ts'
import { supportWords } from '#words/support/support.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import type { MessageRow } from './store.ts'

const safe = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

type Thread = {
  locale: Locale
  messages: readonly MessageRow[]
  hours: SupportHours
  now: number
  fault?: string | undefined
}

/** A conversation as plain HTML: the newest message last, the form below. */
export function plainThread({ locale, messages, hours, now, fault }: Thread): string {
  const say = supportWords(locale)
  const who = ({ by, name }: MessageRow) =>
    by === 'guest' ? say.you : by === 'staff' ? say.staffName(name) : say.automatic
  const item = (message: MessageRow) =>
    `<li class="${message.by}"><p class="who">${safe(who(message))} · ${safe(
      formatInstantInZone(message.at.getTime(), locale, hours.zone),
    )}</p><p class="bubble">${safe(message.text).replaceAll('\n', '<br>')}</p>${
      message.file
        ? `<img src="${safe(uploadAddress(message.file))}" alt="${safe(say.picture)}" width="280">`
        : ''
    }</li>`
  return `<!doctype html><html lang="${locale === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${safe(pageNames(locale).sockets)}</title><style>
:root{color-scheme:light dark;--ground:#faf8f4;--ink:#0e1b33;--soft:#44506a;--sunken:#f3efe7;--wash:#edf1fc;--edge:#8a8577;--action:#1f44b8;--action-ink:#fff;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#0c1424;--ink:#eef2fa;--soft:#b4bfd4;--sunken:#18243c;--wash:#1b2b50;--edge:#6a789a;--action:#7aa2ff;--action-ink:#0c1424;--bad:#ff8a80}}
body{font:17px/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground);max-width:40em;margin:24px auto;padding:0 16px}
h1{font-size:26px}ol{list-style:none;padding:0;display:grid;gap:12px}.who{font-size:13px;color:var(--soft);margin:0}
.bubble{margin:4px 0;padding:10px 14px;border-radius:18px;background:var(--sunken);width:fit-content;overflow-wrap:anywhere}
.guest{justify-self:end}.guest .bubble{background:var(--wash)}img{border-radius:12px;height:auto}
textarea{font:inherit;width:100%;box-sizing:border-box;padding:12px;border:1px solid var(--edge);border-radius:12px;background:none;color:inherit}
button{font:inherit;font-weight:600;padding:10px 22px;border:0;border-radius:24px;background:var(--action);color:var(--action-ink);margin:12px 16px 0 0}
a{color:var(--action)}.fault{color:var(--bad)}</style></head><body>
<h1>${safe(pageNames(locale).sockets)}</h1><p>${safe(say.hoursText({ ...hours, now }))}</p>
<ol>${messages.map(item).join('')}</ol>
${fault ? `<p class="fault" role="alert">${safe(fault)}</p>` : ''}
<form method="post" action="/api/support/thread"><input type="hidden" name="lang" value="${locale}">
<label>${safe(say.message)}<textarea name="text" rows="4" maxlength="4000" required></textarea></label>
<button>${safe(say.send)}</button><a href="/api/support/thread?lang=${locale}">${safe(say.look)}</a></form>
<p><a href="${joinLocale('/', locale)}">${safe(say.home)}</a></p></body></html>`
}

import type { Locale } from '#domain/text/locale.ts'
import type { Mail } from './mail.ts'

type Site = { readonly name: string; readonly origin: string; readonly footer: string }

const safe = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
const safeLines = (text: string) => safe(text).replaceAll('\n', '<br>')

// Mail clients support little CSS: every element has its own style, and a dark scheme is offered.
const latin = "Figtree,-apple-system,'Segoe UI',Roboto,Arial"
const chinese = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC'"
const facesOf: Record<Locale, string> = {
  en: `${latin},${chinese},sans-serif`,
  zh: `Figtree,-apple-system,${chinese},Arial,sans-serif`,
}
const dark = `
@media (prefers-color-scheme: dark) {
  .ground { background: #0c1424 !important }
  .card { background: #121c30 !important; border-color: #26324b !important }
  .ink { color: #eef2fa !important } .soft { color: #b4bfd4 !important } .faint { color: #8f9bb4 !important }
  .code { background: #18243c !important; border-color: #26324b !important; color: #eef2fa !important }
  .rule { border-color: #26324b !important } .lamp { color: #ffb84d !important }
  .action { background: #7aa2ff !important; border-color: #7aa2ff !important; color: #0c1424 !important }
  .quiet { border-color: #394763 !important; color: #eef2fa !important }
}
@media (max-width: 480px) { .card { padding: 24px 20px !important } .code { font-size: 28px !important } }`

const line: Record<Locale, string> = { en: '1.6', zh: '1.7' }

/** The HTML of a mail: one column, our colours, no external resources. */
export function mailHtml(mail: Mail, { site, locale }: { site: Site; locale: Locale }): string {
  const { subject, heading, greeting, paragraphs, code, button, secondButton } = mail
  const { facts = [], small, unsubscribe, jsonld } = mail
  const faces = facesOf[locale]
  const text = (size: number, colour: string) =>
    `margin:0 0 16px;font:400 ${size}px/${line[locale]} ${faces};color:${colour}`
  const parts = [
    `<h1 class="ink" style="margin:0 0 16px;font:600 22px/1.35 ${faces};color:#0e1b33">${safe(heading)}</h1>`,
    ...(greeting ? [`<p class="soft" style="${text(16, '#44506a')}">${safe(greeting)}</p>`] : []),
    ...paragraphs.map((words) => `<p class="soft" style="${text(16, '#44506a')}">${safeLines(words)}</p>`),
    ...(code ? [codeBlock(code)] : []),
    ...(facts.length > 0 ? [factTable(facts, locale)] : []),
    ...(button ? [buttonLinks(button, secondButton, faces)] : []),
    ...small.map((words) => `<p class="faint" style="${text(13, '#5f6880')}">${safe(words)}</p>`),
    ...(unsubscribe
      ? [
          `<p style="${text(13, '#5f6880')}"><a class="faint" href="${safe(unsubscribe.url)}" style="color:#5f6880">${safe(unsubscribe.label)}</a></p>`,
        ]
      : []),
  ]
  return `<!doctype html>
<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${safe(subject)}</title><style>${dark}
</style>${jsonld ? jsonldScript(jsonld) : ''}</head>
<body class="ground" style="margin:0;padding:0;background:#faf8f4">
<div style="display:none;max-height:0;overflow:hidden">${safe(paragraphs[0] ?? heading)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#faf8f4"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td style="padding:0 4px 16px">
<a href="${safe(site.origin)}" class="ink" style="font:600 20px/1 ${faces};color:#0e1b33;text-decoration:none"><span class="lamp" style="color:#c77700" aria-hidden="true">&#9733;</span> ${safe(site.name)}</a>
</td></tr><tr><td class="card" style="padding:32px 36px 20px;background:#ffffff;border:1px solid #e6e1d7;border-radius:12px">
${parts.join('\n')}
</td></tr><tr><td class="faint" style="padding:16px 4px 0;font:400 13px/${line[locale]} ${faces};color:#5f6880">${safeLines(site.footer)}</td></tr></table>
</td></tr></table></body></html>`
}

// No text can close the element: every `<` is escaped as JSON allows.
const jsonldScript = (node: NonNullable<Mail['jsonld']>) =>
  `<script type="application/ld+json">${JSON.stringify(node).replaceAll('<', '\\u003c')}</script>`

const codeBlock = (code: string) =>
  `<p class="code" style="margin:8px 0 24px;padding:20px 12px;background:#faf8f4;border:1px solid #e6e1d7;border-radius:6px;text-align:center;font:600 34px/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.28em;text-indent:.28em;color:#0e1b33">${safe(code)}</p>`

function factTable(facts: NonNullable<Mail['facts']>, locale: Locale): string {
  const faces = facesOf[locale]
  const cell = `padding:8px 0;border-top:1px solid #e6e1d7;font:400 15px/${line[locale]} ${faces};vertical-align:top`
  // A Chinese line breaks at punctuation, never inside a date.
  const wordBreak = locale === 'zh' ? 'keep-all' : 'normal'
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="faint rule" style="${cell};color:#5f6880;padding-right:16px;width:34%">${safe(name)}</td><td class="ink rule" style="${cell};color:#0e1b33;word-break:${wordBreak};overflow-wrap:anywhere">${safe(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows.join('')}</table>`
}

type Button = NonNullable<Mail['button']>

const buttonShape =
  'display:inline-block;margin:0 8px 8px 0;padding:12px 24px;border-radius:6px;text-decoration:none'

function buttonLinks(first: Button, second: Button | undefined, faces: string): string {
  const type = `font:600 16px/1.25 ${faces}`
  const filled = `<a class="action" href="${safe(first.url)}" style="${buttonShape};${type};background:#1f44b8;border:1px solid #1f44b8;color:#ffffff">${safe(first.label)}</a>`
  const quiet = second
    ? `<a class="quiet" href="${safe(second.url)}" style="${buttonShape};${type};border:1px solid #cfc8ba;color:#0e1b33">${safe(second.label)}</a>`
    : ''
  return `<p style="margin:8px 0 16px">${filled}${quiet}</p>`
}

export type CashierLocale = 'en' | 'zh'

/** From the payer's Accept-Language; Chinese by default. */
export const localeOf = (languages: string | undefined): CashierLocale =>
  languages?.toLowerCase().startsWith('en') ? 'en' : 'zh'

/** `¥1,280.50`, of an amount in fen. */
export const yuanText = (fen: number) =>
  `¥${(fen / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

export type CashierButton = {
  readonly value: string
  readonly label: string
  readonly hint?: string
  readonly main?: boolean
}

export type CashierPage = {
  readonly locale: CashierLocale
  readonly provider: string
  readonly title: string
  readonly lines: readonly (readonly [label: string, value: string])[]
  readonly amount: string
  /** The form's target for the payer's choice; absent if there is no choice left. */
  readonly action?: string
  readonly hidden?: Readonly<Record<string, string>>
  readonly buttons?: readonly CashierButton[]
  readonly note?: string
  /** Laid out as on the payer's phone. */
  readonly phone?: boolean
  readonly back?: { readonly url: string; readonly label: string }
}

const words = {
  en: {
    simulated: 'Simulated payment: no money moves',
    lead: 'This page stands in for the provider’s own. Choose what the payer does.',
  },
  zh: { simulated: '模拟支付，不会产生真实扣款', lead: '此页面代替支付渠道自己的页面，请选择付款人的操作。' },
} as const

export const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
:root{color-scheme:light dark;--ground:#faf8f4;--surface:#fff;--ink:#0e1b33;--soft:#44506a;--line:#e6e1d7;--edge:#8a8577;--action:#1f44b8;--on:#fff;--warn:#9a5b00;--wash:#fdf3e2}
@media(prefers-color-scheme:dark){:root{--ground:#0c1424;--surface:#121c30;--ink:#eef2fa;--soft:#b4bfd4;--line:#26324b;--edge:#6a789a;--action:#7aa2ff;--on:#0c1424;--warn:#f2b04a;--wash:#2a2416}}
*{box-sizing:border-box}body{margin:0;font:15px/1.6 Figtree,system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:var(--ink);background:var(--ground)}
.banner{background:var(--wash);color:var(--warn);text-align:center;padding:8px 16px;font-weight:600}
main{max-width:440px;margin:32px auto;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:20px}
@media(max-width:480px){main{margin:0;border:0;border-radius:0;min-height:calc(100vh - 40px)}}
h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px;color:var(--soft)}.amount{font-size:34px;font-weight:650;font-variant-numeric:tabular-nums;color:var(--ink);margin:8px 0 16px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 24px}dt{color:var(--soft)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:8px}button{font:inherit;text-align:left;padding:12px 16px;min-height:48px;border:1px solid var(--edge);border-radius:12px;background:var(--surface);color:inherit;cursor:pointer}
button.main{background:var(--action);color:var(--on);border-color:var(--action);font-weight:600;text-align:center}
button small{display:block;color:var(--soft);font-size:13px}button:focus-visible{outline:3px solid var(--action);outline-offset:2px}
a.back{display:block;text-align:center;padding:12px 16px;min-height:48px;border-radius:12px;background:var(--action);color:var(--on);font-weight:600;text-decoration:none}a.back:focus-visible{outline:3px solid var(--action);outline-offset:2px}
.note{margin:16px 0 0;font-size:13px}
.phone main{max-width:390px}.phone h1,.phone p{text-align:center}.phone .amount{font-size:40px;margin:16px 0 24px}.phone dl{border-block:1px solid var(--line);padding:16px 0}
@media(min-width:481px){.phone main{border:10px solid var(--edge);border-radius:44px;padding:40px 24px;min-height:700px}}`

const choice = ({ action, hidden = {}, buttons = [] }: CashierPage) =>
  action === undefined
    ? ''
    : `<form method="post" action="${safe(action)}">${Object.entries(hidden)
        .map(([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`)
        .join('')}${buttons.map(button).join('')}</form>`

const button = ({ value, label, hint, main }: CashierButton) =>
  `<button name="act" value="${safe(value)}"${main ? ' class="main"' : ''}>${safe(label)}${hint ? `<small>${safe(hint)}</small>` : ''}</button>`

/** The provider's page for the payer: the amount, and the available actions. */
export const cashierPage = (page: CashierPage) => `<!doctype html>
<html lang="${page.locale === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${safe(page.title)} · ${safe(page.provider)}</title><style>${style}</style></head><body${page.phone ? ' class="phone"' : ''}>
<div class="banner" role="note">${safe(page.provider)} · ${words[page.locale].simulated}</div>
<main><h1>${safe(page.title)}</h1>${page.action === undefined ? '' : `<p>${words[page.locale].lead}</p>`}${page.amount ? `<p class="amount">${safe(page.amount)}</p>` : ''}
${page.lines.length > 0 ? `<dl>${page.lines.map(([label, value]) => `<dt>${safe(label)}</dt><dd>${safe(value)}</dd>`).join('')}</dl>` : ''}
${choice(page)}${page.back ? `<a class="back" href="${safe(page.back.url)}">${safe(page.back.label)}</a>` : ''}
${page.note ? `<p class="note">${safe(page.note)}</p>` : ''}</main></body></html>`

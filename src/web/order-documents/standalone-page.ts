/** A part of this page as a page of its own, with every rule of style inside: it opens without a connection. */
export function standalonePage(title: string, part: HTMLElement): string {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map(({ cssText }) => cssText)
    } catch {
      // A sheet of another origin cannot be read; ours all can.
      return []
    }
  })
  return pageOf({ title, lang: document.documentElement.lang, css: rules.join('\n'), html: part.innerHTML })
}

type Page = { title: string; lang: string; css: string; html: string }

/** As text: a document in memory would fall under this page's rule against styles of unknown origin. */
export const pageOf = ({ title, lang, css, html }: Page) =>
  `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${css.replaceAll('</', '<\\/')}</style>
</head>
<body>${html}</body>
</html>
`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

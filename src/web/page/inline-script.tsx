import { useState } from 'react'
import { useRequest } from './use-page.ts'

const name = 'jsonld'

/** Escapes `<`, so that no text can end the script element. */
const jsonLdText = (facts: object) => JSON.stringify(facts).replaceAll('<', '\\u003c')

export const keepStructuredData = (unsent: Map<string, string>, facts: object) =>
  unsent.set(name, jsonLdText(facts))

/** A page for machines, which load whole pages: it is in the HTML, and nowhere among the data of the page. */
export function StructuredData({ id }: { id: string }) {
  const { unsent } = useRequest()
  const [text] = useState(() => (typeof document === 'undefined' ? unsent.get(name) : textOnPage(id)))
  if (!text) return null
  return <script type="application/ld+json">{text}</script>
}

/** The structured data in the HTML; undefined after a client-side navigation, which has none for this `@id`. */
function textOnPage(id: string): string | undefined {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent
  return text?.includes(id) ? text : undefined
}

/** A script of ours in the page itself: no other may run. Its text never holds anybody's data. */
export function OwnScript({ children }: { children: string }) {
  return <script nonce={useRequest().scriptNonce}>{children}</script>
}

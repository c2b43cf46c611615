import { once } from 'node:events'
import { createServer } from 'node:http'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Like the real widget: replaces each text node by elements with another text, also later. */
const widget = `
(() => {
  const [, to] = /googtrans=\\/en\\/([\\w-]+)/.exec(document.cookie) ?? []
  const skipped = (node) => node.parentElement?.closest('script,style,noscript,textarea,svg,[translate=no],font')
  const swap = (text) => {
    if (!text.isConnected || !text.nodeValue.trim() || skipped(text)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = '[' + to + '] ' + text.nodeValue
    outer.append(inner)
    text.replaceWith(outer)
  }
  const walk = (root) => {
    if (root instanceof Text) return swap(root)
    const found = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) found.push(walker.currentNode)
    found.forEach(swap)
  }
  class TranslateElement {
    constructor(options, id) {
      if (!document.getElementById(id) || !options.includedLanguages.split(',').includes(to)) return
      walk(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) walk(node)
      }).observe(document.body, { childList: true, subtree: true })
    }
  }
  window.google = { translate: { TranslateElement } }
  window[new URL(document.currentScript.src).searchParams.get('cb')]()
})()`

/** A map image and a translation widget on another local host. */
export async function startTranslationWidget() {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/probe.png'))
      return response.writeHead(200, { 'content-type': 'image/png' }).end(pixel)
    if (request.url?.startsWith('/widget.js'))
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(widget)
    response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const base = `http://127.0.0.1:${port}`
  return {
    env: { MAP_PROBE_URL: `${base}/probe.png`, TRANSLATE_WIDGET_URL: `${base}/widget.js` },
    close: () => server.close(),
  }
}

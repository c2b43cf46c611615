type News = {
  readonly conversation: string
  readonly kind: string
  readonly by: string
  readonly from?: string
}
type Listener = (news: News | null) => void

const reopenAfter = 3_000

/** Events of all conversations while the console is open; null if some may have been missed. */
export function openChatEvents(heard: Listener): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource('/api/desk/chat_events')
    source.addEventListener('news', ({ data }: MessageEvent) => heard(JSON.parse(String(data)) as News))
    source.addEventListener('gap', () => heard(null))
    source.addEventListener('error', () => {
      // A refused stream is not opened again by the browser.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, reopenAfter)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}

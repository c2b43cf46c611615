/** Whether notifications may be sent to this endpoint. A browser supplies it, so an unchecked one would allow SSRF. */
export type PushServices = { readonly isOn: boolean; readonly admit: (endpoint: string) => boolean }

/**
 * `fcm.googleapis.com` is one host, `.notify.windows.com` every subdomain, `http://127.0.0.1:9000` one origin, for a
 * local service; `off` is none.
 */
export function readPushServices(text: string): PushServices {
  const entries = text === 'off' ? [] : text.split(',').flatMap((entry) => entry.trim() || [])
  return {
    isOn: entries.length > 0,
    admit: (endpoint) => {
      const url = URL.parse(endpoint)
      if (!url || url.username || url.password) return false
      return entries.some((entry) => {
        if (entry.includes('://')) return url.origin === entry
        if (url.protocol !== 'https:' || url.port) return false
        return entry.startsWith('.') ? url.hostname.endsWith(entry) : url.hostname === entry
      })
    },
  }
}

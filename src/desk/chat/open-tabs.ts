const name = (staff: string) => `desk:chats:${staff}`
const most = 9

/** The conversations that a member has open as tabs; they survive a reload. */
export function readTabs(staff: string): string[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(name(staff)) ?? '[]')
    return Array.isArray(list) ? list.filter((id) => /^\d{1,18}$/.test(String(id))).map(String) : []
  } catch {
    return []
  }
}

export function writeTabs(staff: string, tabs: readonly string[]) {
  sessionStorage.setItem(name(staff), JSON.stringify(tabs))
}

/** With one more; beyond nine the first one is closed. */
export const withTab = (tabs: readonly string[], id: string): string[] =>
  tabs.includes(id) ? [...tabs] : [...tabs, id].slice(-most)

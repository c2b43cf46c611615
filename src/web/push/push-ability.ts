/** Whether this browser can show notices: it can, its owner said no, it must be installed first, or it cannot. */
export type PushAbility = 'ready' | 'blocked' | 'install' | 'unsupported'

type Facts = {
  hasPush: boolean
  permission: NotificationPermission | undefined
  userAgent: string
  isInstalled: boolean
}

export function abilityFrom({ hasPush, permission, userAgent, isInstalled }: Facts): PushAbility {
  if (hasPush && permission) return permission === 'denied' ? 'blocked' : 'ready'
  return /\biP(?:hone|ad|od)\b/.test(userAgent) && !isInstalled ? 'install' : 'unsupported'
}

export const abilityHere = (): PushAbility =>
  abilityFrom({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    userAgent: navigator.userAgent,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  })

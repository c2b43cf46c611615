import { Outlet, useMatches } from '@tanstack/react-router'
import { OwnerGate } from '../account/owner-gate.tsx'
import { CentreRail } from './centre-rail.tsx'

/** Around every page of the centre, with the way to the others. */
export function CentreLayout() {
  const isLost = useMatches().some(({ status }) => status === 'notFound')
  if (isLost) return <Outlet />
  return (
    <OwnerGate className="centre" before={<CentreRail />}>
      <Outlet />
    </OwnerGate>
  )
}

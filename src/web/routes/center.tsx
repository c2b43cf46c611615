import { createFileRoute } from '@tanstack/react-router'
import { CentreLayout } from '../user-centre/centre-layout.tsx'

export const Route = createFileRoute('/center')({ component: CentreLayout })

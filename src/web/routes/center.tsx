import { createFileRoute } from '@tanstack/react-router'
import { CentreLayout } from '../centre/centre-layout.tsx'

export const Route = createFileRoute('/center')({ component: CentreLayout })

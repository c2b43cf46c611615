import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type Props = { title: string; className?: string; children: ReactNode }

export const Section = ({ title, className, children }: Props) => (
  <section className="grid grid-cols-1 gap-4 border-t py-8">
    <h2>{title}</h2>
    <div className={classNames('grid grid-cols-1 gap-4', className)}>{children}</div>
  </section>
)

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4">{children}</div>
)

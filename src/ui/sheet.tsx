import { Dialog, type DialogProps } from './dialog.tsx'

/** A dialog at the side of the page, for what is long: filters, navigation. On a phone it comes from below. */
export const Sheet = (props: Omit<DialogProps, 'shape'>) => <Dialog {...props} shape="sheet" />

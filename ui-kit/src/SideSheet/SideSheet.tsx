import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'

export type SideSheetProps = Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'title' | 'children' | 'actions' | 'isDirty' | 'onCloseRequest' | 'initialFocus' | 'size'
>

/**
 * A dialog at the end edge of the window, as high as it: the details of one row beside the list that it stands in, the
 * filters of a table. It behaves as `Dialog` does (modal, Esc, focus back to the opener); what must be decided now is an
 * `AlertDialog`, and what is a page of its own gets an address.
 */
export function SideSheet(props: SideSheetProps) {
  return <Dialog {...props} placement="side" />
}

/** Every icon is a lucide icon of one size and stroke, silent: the words beside it (or the control's name) speak. */
export const iconProps = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
export const smallIconProps = { ...iconProps, size: 16, strokeWidth: 2 } as const

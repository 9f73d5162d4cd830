import { atom } from 'jotai'
import { store } from '#portal/session/store.ts'

/** Dialogs of the shell that a page may ask for. */
export type ShellDialog = 'role' | 'display' | 'logout'
export const openDialogAtom = atom<ShellDialog | undefined>(undefined)
export const openDialog = (dialog: ShellDialog | undefined): void => store.set(openDialogAtom, dialog)

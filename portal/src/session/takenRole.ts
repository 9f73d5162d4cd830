import { atom } from 'jotai'

/** The role of this tab was taken away since it was last asked about: another one is acted in now, and nobody has said so yet. */
export const takenRoleAtom = atom(false)

import { atom } from 'jotai'

export const darkAtom = atom(false)

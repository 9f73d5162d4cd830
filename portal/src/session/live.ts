import { atom } from 'jotai'

/** The server tells of changes by itself, to this window or to one beside it; else pages have to ask. */
export const isLiveAtom = atom(false)

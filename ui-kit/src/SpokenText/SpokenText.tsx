import { spokenSerials } from '@jinpiao/values/serials'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { root } from './SpokenText.css.ts'

export interface SpokenTextProps {
  /** What eyes, selection, copying and find-in-page get. */
  visible: ReactNode
  /** What is said. Derive it from the same value as `visible`, never write it by hand: the two must not drift. */
  spoken: string
  /** Of the outer span: both texts lie in it. */
  className?: string
}

/**
 * One text for the eye, another for the ear: amounts, masks, spaced digits, dates. Screen readers say "1,234,567"
 * wrong by a hundredfold in Chinese (eSpeak 1.51) and swallow full-width masks (NVDA), so the visible figure is
 * silent. Not `aria-label`: a span has no role that may be named.
 */
export function SpokenText({ visible, spoken, className }: SpokenTextProps) {
  if (visible === spoken) return <span className={className}>{visible}</span>
  return (
    <span className={className ? `${root} ${className}` : root}>
      {/* A translation would round an amount, or take a number for a date. */}
      <span aria-hidden="true" translate="no">
        {visible}
      </span>
      <span className={visuallyHidden}>{spoken}</span>
    </span>
  )
}

/** Words in which the number of a ticket or an application may stand: `JP20261120000008`, digit by digit for the ear. */
export function SpokenSerials({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  const spoken = spokenSerials(children)
  return spoken === children ? children : <SpokenText visible={children} spoken={spoken} />
}

import { CircleDot } from 'lucide-react'
import { smallIconProps } from '../lib/icon.ts'
import { toneIcons } from '../lib/toneIcons.ts'
import * as css from './StatusTag.css.ts'

export const statusTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
export type StatusTone = (typeof statusTones)[number]

const icons = { neutral: CircleDot, ...toneIcons }

export interface StatusTagProps {
  /** The state in words; words carry it, the icon and the colour only repeat it (1.4.1). */
  children: string
  /** The colour and the icon; states that only differ are `neutral`. */
  tone: StatusTone
}

/** The state of a thing: 待签收, 已退回. Not a control; an explanation belongs into the text beside it. */
export function StatusTag({ children, tone }: StatusTagProps) {
  const Icon = icons[tone]
  return (
    <span className={css.tag[tone]}>
      <Icon {...smallIconProps} className={css.icon} />
      {children}
    </span>
  )
}

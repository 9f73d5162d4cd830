import { Money } from '@jinpiao/ui-kit/Money'
import { isDay } from '@jinpiao/values/days'
import { DayText, MomentText, ProseText } from './Moment.tsx'

interface KindTextProps {
  kind: string
  text: string
  /** 元 behind an amount: where neither its name nor a heading says it. */
  unit?: boolean
}

/** A value as its kind reads elsewhere on the page: amounts with separators, days and moments that voices say right. */
export function KindText({ kind, text, unit = false }: KindTextProps) {
  if (kind === 'day' && isDay(text)) return <DayText day={text} />
  if (kind === 'moment' && text !== '') return <MomentText at={text} />
  if (kind === 'money') return <Money value={text} unit={unit} />
  return <ProseText>{kind === 'rate' && text !== '' ? `${text}%` : text}</ProseText>
}

import { Money } from '@jinpiao/ui-kit/Money'
import { isDay } from '@jinpiao/values/days'
import { DayText, ProseText } from './Moment.tsx'

/** A value as its kind reads elsewhere on the page: amounts with separators, days that voices say right. */
export function KindText({ kind, text }: { kind: string; text: string }) {
  if (kind === 'day' && isDay(text)) return <DayText day={text} />
  return kind === 'money' ? <Money value={text} /> : <ProseText>{text}</ProseText>
}

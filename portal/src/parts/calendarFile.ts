import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import { addDays, type Day } from '@jinpiao/values/days'

/** A whole day in somebody's calendar. */
export interface CalendarDay {
  /** The same day imported twice is one entry. */
  id: string
  day: Day
  text: string
}

const digits = (text: string) => text.replace(/[-:]/g, '')
/** What would end a value is part of it. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n')

/** A line has at most 75 bytes (RFC 5545 §3.1); what follows begins with a space. */
function folded(line: string): string {
  const parts = ['']
  for (const sign of line) {
    const longer = `${parts.at(-1)}${sign}`
    if (new TextEncoder().encode(longer).length <= 74) parts[parts.length - 1] = longer
    else parts.push(sign)
  }
  return parts.join('\r\n ')
}

/**
 * Days as a file that calendars take (iCalendar, RFC 5545): `calendarFile([{ id: 'JJ1-1', day: '2026-12-21', text: '还款' }],
 * now)` has one whole day, reminded of the day before.
 */
export function calendarFile(days: readonly CalendarDay[], now: Date): string {
  const stamp = `${digits(now.toISOString().slice(0, 19))}Z`
  const events = days.flatMap(({ id, day, text }) => [
    'BEGIN:VEVENT',
    `UID:${id}@jinpiao`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`,
    `SUMMARY:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(text)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Jinpiao//Portal//ZH', ...events, 'END:VCALENDAR']
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Saves days under a name that ends in `.ics`. */
export const saveCalendar = (days: readonly CalendarDay[], name: string, now: Date): void =>
  saveBlob(new Blob([calendarFile(days, now)], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`)

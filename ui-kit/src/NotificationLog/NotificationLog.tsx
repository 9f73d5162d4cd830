import { useId } from 'react'
import type { HeadingLevel } from '../lib/headingLevel.ts'
import { clockMessages } from '../lib/messages/clock.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { notificationLogMessages } from '../lib/messages/notificationLog.ts'
import { useMessages } from '../lib/messages.ts'
import { useNotifications } from '../lib/notify.ts'
import { SpokenSerials, SpokenText } from '../SpokenText/SpokenText.tsx'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { splitInstant } from '../Timeline/instant.ts'
import * as css from './NotificationLog.css.ts'

export interface NotificationLogProps {
  /** 2 under the page's h1, 3 or 4 inside a section. */
  headingLevel?: HeadingLevel
}

/** The last 20 notifications, newest first: nothing was said too fast to be read again (2.2.1). It says nothing. */
export function NotificationLog({ headingLevel = 2 }: NotificationLogProps) {
  const t = useMessages(notificationLogMessages)
  const words = useMessages(commonMessages)
  const { log } = useNotifications()
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={headingId} className={css.log}>
      <Heading id={headingId} className={css.heading}>
        {t.title}
      </Heading>
      {log.length === 0 ? (
        <p className={css.empty}>{t.empty}</p>
      ) : (
        <ol role="list" className={css.list}>
          {log.map(({ id, tone, text, at }) => (
            <li key={id} className={css.entry}>
              <StatusTag tone={tone}>{words[tone]}</StatusTag>
              <span>
                <SpokenSerials>{text}</SpokenSerials>
              </span>
              <Clock at={at} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Clock({ at }: { at: number }) {
  const { minutes } = useMessages(clockMessages)
  const iso = new Date(at).toISOString()
  const { clock, hour, minute } = splitInstant(iso)
  return (
    <time dateTime={iso} className={css.time}>
      <SpokenText visible={clock} spoken={minutes(hour, minute)} />
    </time>
  )
}

import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { Bell } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useUnreadCount } from '../../page/useUnreadCount.ts'
import { MESSAGES } from '../layout.ts'
import { item } from './bar.css.ts'
import * as css from './MessageBell.css.ts'

/** The number is in the name and on the bell: a dot would say it by colour alone (accessibility §5.13). */
export function MessageBell() {
  const { t } = useTranslation('shell')
  const unread = useUnreadCount() ?? 0
  return (
    <Link
      className={item}
      href={MESSAGES}
      aria-label={unread > 0 ? t('messagesUnread', { count: unread }) : t('messages')}
    >
      <span className={css.bell}>
        <Bell {...iconProps} />
        {unread > 0 && <span className={css.count}>{unread > 99 ? '99+' : unread}</span>}
      </span>
    </Link>
  )
}

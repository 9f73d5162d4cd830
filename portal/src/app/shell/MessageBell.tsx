import { Badge } from '@jinpiao/ui-kit/Badge'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { Bell } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { MESSAGES } from '#portal/app/layout.ts'
import { useCountText } from '#portal/parts/useCountText.ts'
import { useUnreadCount } from '#portal/parts/useUnreadCount.ts'
import { item } from './bar.css.ts'

/** The number is in the name and on the bell: a dot would say it by colour alone (accessibility §5.13). */
export function MessageBell() {
  const { t } = useTranslation('notices')
  const unread = useUnreadCount()
  const countText = useCountText()
  return (
    <Link className={item} href={MESSAGES}>
      <Badge
        count={unread.count}
        label={unread.count > 0 ? t('messagesUnread', { n: countText(unread) }) : t('messages')}
      >
        <Bell {...iconProps} />
      </Badge>
    </Link>
  )
}

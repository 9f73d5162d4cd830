import type { PlatformConfig } from '@jinpiao/contract/platform'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { QrCode } from '@jinpiao/ui-kit/QrCode'
import { SideBar, type SideBarItem } from '@jinpiao/ui-kit/SideBar'
import { useAtomValue } from 'jotai'
import { CircleQuestionMark, Headset, QrCode as QrCodeIcon, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toTop } from '#portal/app/toTop.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { pinSideBar, sideBarPinnedAtom } from '#portal/parts/preferences.ts'
import { hasSideBarRoom } from '#portal/parts/sideBarRoom.ts'
import { HelpBox } from './HelpBox.tsx'
import { SIDE_BAR_ID } from './sideBarId.ts'

/** The floating bar of spec §1. @param helpIds articles of the page; without any there is no help box. */
export default function QuickBar({ helpIds }: { helpIds: readonly string[] }) {
  const { t } = useTranslation('shell')
  const { onlineService, wechatQr, appQr } = usePlatform()
  /** Nothing for a code that leads nowhere. */
  const qrItem = (id: 'wechat' | 'app', { name, url }: PlatformConfig['appQr'], icon: ReactNode): SideBarItem[] =>
    url === ''
      ? []
      : [
          {
            id,
            label: t(`${id}Qr`),
            icon,
            popup: (
              <QrCode value={url} linkLabel={name} alt={t(`${id}QrAlt`, { name })} text={t(`${id}QrText`, { name })} />
            ),
          },
        ]
  const items: SideBarItem[] = [
    {
      id: 'service',
      label: t('onlineService'),
      icon: <Headset {...iconProps} />,
      href: onlineService,
      newWindow: true,
    },
    ...(helpIds.length === 0
      ? []
      : [
          {
            id: 'help',
            label: t('help'),
            icon: <CircleQuestionMark {...iconProps} />,
            popup: <HelpBox helpIds={helpIds} />,
          },
        ]),
    ...qrItem('wechat', wechatQr, <QrCodeIcon {...iconProps} />),
    ...qrItem('app', appQr, <Smartphone {...iconProps} />),
  ]
  return (
    <SideBar
      id={SIDE_BAR_ID}
      items={items}
      isPinned={useAtomValue(sideBarPinnedAtom)}
      onPinnedChange={pinSideBar}
      hasRoom={hasSideBarRoom}
      onBackToTop={toTop}
    />
  )
}

import type { PlatformConfig } from '@jinpiao/contract/platform'
import { drawnLogo } from '@jinpiao/themes/drawnLogo'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { createStore, Provider } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { platformAtom } from '#portal/parts/platform.ts'
import { BillDiscountLink } from './BillDiscountLink.tsx'
import { Brand } from './Brand.tsx'
import * as bar from './bar.css.ts'
import { Footer } from './Footer.tsx'

interface PlatformFrameProps {
  platform: PlatformDocument
  children: ReactNode
}

/** Header and footer as they are on every page, for a platform that no server has yet. Their links lead nowhere. */
export default function PlatformFrame({ platform, children }: PlatformFrameProps) {
  const store = useMemo(() => storeOf(platform), [platform])
  return (
    <Provider store={store}>
      <div onClickCapture={(event) => event.target instanceof Element && event.target.closest('a') && stop(event)}>
        <header className={bar.bar}>
          <Brand href="/" alwaysNamed />
          <span className={bar.spacer} />
          <BillDiscountLink />
        </header>
        {children}
        <Footer />
      </div>
    </Provider>
  )
}

const stop = (event: { preventDefault(): void; stopPropagation(): void }) => {
  event.preventDefault()
  event.stopPropagation()
}

function storeOf(platform: PlatformDocument) {
  const logo = platform.platformLogo || `data:image/svg+xml,${encodeURIComponent(drawnLogo(platform))}`
  const config: PlatformConfig = {
    ...platform,
    avalableProduct: [...platform.avalableProduct],
    platformLogo: logo,
    demo: false,
    ukeyDriver: 'none',
    preview: false,
  }
  const store = createStore()
  store.set(platformAtom, config)
  return store
}

import { loadPlatformFrame } from '@jinpiao/portal/app/shell/platformFrame'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { QueueSample } from '../archetypes/Lists.tsx'
import { LoginSample } from '../archetypes/Login.tsx'
import { DetailSample } from '../archetypes/Read.tsx'
import * as css from './Studio.css.ts'
import { words } from './words.ts'

const PlatformFrame = lazy(loadPlatformFrame)

/** Login, queue and ticket of the platform beside its fields, in the mode of the toolbar: each change shows at once. */
export function Pages({ platform }: { platform: PlatformDocument }) {
  const titleId = useId()
  const framed = (page: ReactNode) => (
    <div className={css.preview}>
      <Suspense>
        <PlatformFrame platform={platform}>{page}</PlatformFrame>
      </Suspense>
    </div>
  )
  return (
    <section className={css.pages} aria-labelledby={titleId}>
      {/* Below it stand the headings of the pages themselves. */}
      <h2 id={titleId} className={visuallyHidden}>
        {words.pages}
      </h2>
      <Tabs
        aria-label={words.pages}
        items={[
          { id: 'login', label: words.login, content: framed(<LoginSample {...platform} />) },
          { id: 'queue', label: words.queue, content: framed(<QueueSample level={3} of={words.inStudio} />) },
          { id: 'ticket', label: words.ticket, content: framed(<DetailSample level={3} of={words.inStudio} />) },
        ]}
      />
    </section>
  )
}

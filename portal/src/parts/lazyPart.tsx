import { Button } from '@jinpiao/ui-kit/Button'
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ChunkError, chunk } from '#portal/chunk.ts'

interface LazyPartOptions {
  /** Stands in its place until it is there. */
  room?: ReactNode
  /** A page without it is whole: a drawing, a menu of links. Its room stays, and nothing is said. */
  isExtra?: boolean
}

/**
 * A part of a page whose file comes later. One that does not arrive is told in its place, and takes nothing else along:
 * the boundary needs no file that is not there already.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { room, isExtra }: LazyPartOptions = {},
): (props: Props) => ReactNode {
  // React's own types ask for the properties of a component that is not known yet.
  const Part = lazy(() => chunk(load())) as unknown as ComponentType<Props>
  return function LazyPart(props: Props) {
    return (
      <PartBoundary instead={isExtra ? room : undefined}>
        <Suspense fallback={room}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}

class PartBoundary extends Component<{ children: ReactNode; instead: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { children, instead } = this.props
    if (error instanceof ChunkError) return instead === undefined ? <PartFailed kind={error.kind} /> : instead
    // What a part does wrong once it is there is the page's affair.
    if (error !== undefined) throw this.state.error
    return children
  }
}

function PartFailed({ kind }: Pick<ChunkError, 'kind'>) {
  const { t } = useTranslation('shell')
  return (
    <div>
      <p>
        {t('pageFailedText')} {t(`${kind}Failed`)}
      </p>
      <Button onPress={() => location.reload()}>{t('reload')}</Button>
    </div>
  )
}

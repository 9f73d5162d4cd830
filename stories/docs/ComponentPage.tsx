import codeOf from 'virtual:component-examples'
import propsOf from 'virtual:component-props'
import { Link } from '@jinpiao/ui-kit/Link'
import type { ComponentDocs } from '@jinpiao/ui-kit/lib/docs'
import { Fragment } from 'react'
import { Advice } from './Advice.tsx'
import { componentOf, contracts, docs, reported, useComponentPages } from './components.ts'
import { useDocsPage } from './DocsContainer.tsx'
import * as css from './docs.css.ts'
import { type Example, Examples } from './Examples.tsx'
import { KeyTable } from './KeyTable.tsx'
import { PropsTable } from './PropsTable.tsx'
import { Prose } from './Prose.tsx'
import { Head, Part, Section, Sentences, Text } from './parts.tsx'
import { ScreenReader } from './ScreenReader.tsx'

/** Patterns of which something opens over the page. */
const opening = /dialog|combobox|menu|tooltip|navigation/

/**
 * The page of a component: when to use it, how it looks, its keys, what is heard, what to do and not to do, its
 * properties and what has been proved of it. Everything comes from data beside the component (`X.docs.ts`, `X.a11y.ts`),
 * its stories and its source.
 */
export default function ComponentPage() {
  const { storybook } = useDocsPage()
  const { csfFile, preparedMeta } = storybook.resolveOf('meta', ['meta'])
  const stories = storybook.componentStoriesFromCSFFile(csfFile)
  const component = componentOf(String(preparedMeta.parameters['fileName'])) ?? ''
  const guide = docs.get(component)
  const contract = contracts.get(component)
  if (guide === undefined || contract === undefined) {
    throw new Error(`${preparedMeta.title} has no X.docs.ts or no X.a11y.ts: a page of components is made of them.`)
  }
  const examples = stories.map(({ id, name }): Example => ({ id, name, source: sourceOf(component, id) }))
  const [, title = component] = preparedMeta.title.split('/')
  const { alsoCalled = [], words = [] } = guide
  const parts: readonly (readonly [id: string, name: string])[] = [
    ['when', '什么时候用'],
    ['examples', '例子'],
    ['keys', '键盘'],
    ['heard', '读屏软件怎么说'],
    ['advice', '要与不要'],
    ...(words.length > 0 ? ([['words', '文字怎么写']] as const) : []),
    ['props', '属性'],
    ['conformance', '证明了什么'],
  ]
  return (
    <>
      <Head title={title} lead={`${contract.task}。`}>
        <nav aria-label="本页内容" className={css.contents}>
          {parts.map(([id, name]) => (
            // Storybook's `<base target="_parent">` would take the frame around this page there.
            <a key={id} href={`#${id}`} target="_self" className={css.standaloneLink}>
              {name}
            </a>
          ))}
        </nav>
      </Head>
      <Section id="when" title="什么时候用">
        <Sentences>{guide.when}</Sentences>
        {alsoCalled.length > 0 && <p>在别的组件库里，做这件事的叫 {alsoCalled.join('、')}。</p>}
        <Part title="什么时候用别的">
          <Instead whenNot={guide.whenNot} />
        </Part>
      </Section>
      <Section id="examples" title="例子">
        <Examples
          examples={examples}
          opens={opening.test(contract.pattern)}
          interrupts={contract.pattern.includes('alertdialog')}
        />
      </Section>
      <Section id="keys" title="键盘">
        <KeyTable keys={guide.keys} />
        {contract.pattern !== 'none' && (
          <p>
            按键来自{' '}
            <Link href={contract.pattern} newWindow>
              APG 的这个模式
            </Link>
            。
          </p>
        )}
      </Section>
      <Section id="heard" title="读屏软件怎么说">
        <ScreenReader contract={contract} examples={examples} />
      </Section>
      <Section id="advice" title="要与不要">
        <Advice dos={guide.dos} donts={guide.donts} />
      </Section>
      {words.length > 0 && (
        <Section id="words" title="文字怎么写">
          <Sentences>{words}</Sentences>
        </Section>
      )}
      <Section id="props" title="属性">
        <PropsTable rows={propsOf[component] ?? []} />
      </Section>
      <Section id="conformance" title="证明了什么">
        <Conformance component={component} />
      </Section>
    </>
  )
}

/** Of a story's id its name stands last, in small letters with hyphens: `feedback-x--whole-page`. */
function sourceOf(component: string, id: string): string | undefined {
  const story = id.split('--')[1]?.replaceAll('-', '')
  return Object.entries(codeOf[component] ?? {}).find(([name]) => name.toLowerCase() === story)?.[1]
}

function Instead({ whenNot }: Pick<ComponentDocs, 'whenNot'>) {
  const pages = useComponentPages()
  return (
    <ul className={css.list}>
      {whenNot.map(([situation, ...others]) => (
        <li key={situation}>
          <Prose>{situation}</Prose>：用{' '}
          {others.map((other, position) => {
            const address = pages.find(({ component }) => component === other)?.address
            return (
              <Fragment key={other}>
                {position > 0 && '、'}
                {address === undefined ? other : <Link href={address}>{other}</Link>}
              </Fragment>
            )
          })}
        </li>
      ))}
    </ul>
  )
}

function Conformance({ component }: { component: string }) {
  if (!reported.includes(component)) {
    return <Text>还没有运行：先运行 `pnpm test browser`，再运行 `pnpm storybook:build`。</Text>
  }
  return (
    <p>
      <Link href={`conformance/components/${component}.html`} newWindow>
        {component} 无障碍符合性报告
      </Link>
      ：每一条期望、怎样检查、哪些还没有人检查。
    </p>
  )
}

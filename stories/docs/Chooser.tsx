import { Link } from '@jinpiao/ui-kit/Link'
import { SearchField } from '@jinpiao/ui-kit/SearchField'
import { useState } from 'react'
import { contracts, docs, type PageOfComponent, useComponentPages } from './components.ts'
import * as css from './docs.css.ts'
import { Prose } from './Prose.tsx'
import { Head, Section } from './parts.tsx'

/** All that may name what somebody is looking for. */
const textOf = ({ component, group, title }: PageOfComponent) => {
  const { alsoCalled = [], when = [], words = [] } = docs.get(component) ?? {}
  return [group, title, ...alsoCalled, contracts.get(component)?.task ?? '', ...when, ...words].join('\n').toLowerCase()
}

const resultOf = (count: number) => (count === 0 ? '没有找到组件，可以换一个词' : `已找到 ${count} 个组件`)

/** Every component by what it is for, and a search that knows the situations, not only the names. */
export function Chooser() {
  const pages = useComponentPages()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = pages.filter((page) => textOf(page).includes(wanted))
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <>
      <Head title="选哪个组件" lead="先说要做的事，再看用哪一个；每个组件的页面里有什么时候用别的。" />
      <SearchField
        label="要做什么"
        description="例如：金额、日期、上传；别的组件库里的名字也可以，例如 Modal"
        value={query}
        onChange={setQuery}
        result={wanted === '' ? undefined : resultOf(found.length)}
      />
      {groups.map((group) => (
        <Section key={group} title={group}>
          <ul className={css.list}>
            {found
              .filter((page) => page.group === group)
              .map(({ component, title, address }) => (
                <li key={component}>
                  <Link href={address}>{title}</Link>：<Prose>{docs.get(component)?.when[0] ?? ''}</Prose>
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </>
  )
}

import type { ComponentContract } from '@jinpiao/ui-kit/lib/contract'
import * as css from './docs.css.ts'
import type { Example } from './Examples.tsx'
import { Prose } from './Prose.tsx'
import { Part, Sentences, Text } from './parts.tsx'
import { Recorded } from './Recorded.tsx'

/** `PartlyUsed` is the story whose id ends in `--partly-used`. */
const nameOf = (story: string, examples: readonly Example[]) =>
  examples.find(({ id }) => id.endsWith(`--${story.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()}`))?.name ??
  story

interface Props {
  contract: ComponentContract
  examples: readonly Example[]
}

/** What is heard: from a real screen reader, and what the virtual one reads, which is told from it. */
export function ScreenReader({ contract, examples }: Props) {
  const open = contract.expectations.flatMap((each) =>
    each.lane === 'screen-reader' && each.how !== undefined ? [`${each.text}。怎样听：${each.how}`] : [],
  )
  return (
    <>
      <Part title="Orca 读出的">
        <Recorded contract={contract} />
      </Part>
      <Part title="虚拟读屏的记录">
        <Text>测试里的虚拟读屏按无障碍树逐句写下的：角色和状态是英文，真实读屏软件用中文说，次序和措辞会不同。</Text>
        {Object.entries(contract.spoken).map(([story, phrases]) => (
          <div key={story} className={css.said}>
            <p className={css.what}>
              <Prose>{nameOf(story, examples)}</Prose>
            </p>
            <ol className={css.list}>
              {phrases.map((phrase, position) => (
                <li key={position}>
                  <Prose>{phrase}</Prose>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </Part>
      {open.length > 0 && (
        <Part title="只有人能听的">
          <Sentences>{open}</Sentences>
        </Part>
      )}
    </>
  )
}

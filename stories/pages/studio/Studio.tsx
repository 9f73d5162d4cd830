import { brandFields, type StudioPlatform, toDesignTokens } from '@jinpiao/themes/designTokens'
import { themeModes } from '@jinpiao/themes/modes'
import { describeNotice } from '@jinpiao/themes/notices'
import { parsePlatform } from '@jinpiao/themes/parsePlatform'
import { platforms, type ShippedPlatform } from '@jinpiao/themes/platforms'
import { logoProblem, MAX_FILE_BYTES, MAX_LOGO_BYTES, readPlatformFile } from '@jinpiao/themes/readPlatformFile'
import { resolveTheme } from '@jinpiao/themes/resolveTheme'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import { Button } from '@jinpiao/ui-kit/Button'
import { FileUpload } from '@jinpiao/ui-kit/FileUpload'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useEffect, useState } from 'react'
import { ColorField } from './ColorField.tsx'
import { Preview } from './Preview.tsx'
import * as css from './Studio.css.ts'
import { describeProblem, modeNames } from './words.ts'

const colorLabels = {
  topBarColor: '顶栏底色',
  topBarWordColor: '顶栏文字',
  tailBarColor: '底栏底色',
  tailBarWordColor: '底栏文字',
  accentColor: '强调色',
} as const

const ofShipped = ({ name, ...platform }: ShippedPlatform): StudioPlatform => ({
  ...platform,
  platformName: name['zh-CN'],
  platformLogo: '',
})

/**
 * A designer gives a platform its colours, name and logo, sees every kind of component in every mode at once, and reads
 * what the theme had to change so that all of it stays legible.
 */
export function Studio() {
  const [platform, setPlatform] = useState<StudioPlatform>(() => ofShipped(platforms[0]!))
  const [chosenLogo, setChosenLogo] = useState('')
  useStylesheetOf(platform)
  const logo = chosenLogo === '' ? parsePlatform(platform).platformLogo : chosenLogo
  const change = (changes: Partial<StudioPlatform>) => setPlatform((now) => ({ ...now, ...changes }))

  return (
    <div className={css.page}>
      <h1 className={css.title}>白标工作室</h1>
      <section className={css.section} aria-label="平台配置">
        <Select
          label="从哪个平台开始"
          options={platforms.map(({ platformType, name }) => ({ id: platformType, label: name['zh-CN'] }))}
          value={platform.platformType}
          onChange={(type) => {
            const shipped = platforms.find(({ platformType }) => platformType === type)
            if (shipped) setPlatform(ofShipped(shipped))
          }}
        />
        <div className={css.fields}>
          <TextField
            label="平台名称"
            value={platform.platformName}
            onChange={(platformName) => change({ platformName })}
          />
          {brandFields.map((field) => (
            <ColorField
              key={field}
              label={colorLabels[field]}
              isOptional={field === 'accentColor'}
              value={platform[field] ?? ''}
              onChange={(color) => change({ [field]: color })}
            />
          ))}
          <TextField
            label="平台标志地址"
            isOptional
            description="本站路径或 https 地址"
            value={platform.platformLogo}
            onChange={(platformLogo) => change({ platformLogo })}
          />
        </div>
        <Files platform={platform} onPlatform={setPlatform} onLogo={setChosenLogo} />
      </section>
      <Report platform={platform} />
      <div className={css.previews}>
        {themeModes.map((mode) => (
          <Preview key={mode} platform={platform} mode={mode} logo={logo} />
        ))}
      </div>
    </div>
  )
}

interface FilesProps {
  platform: StudioPlatform
  onPlatform: (platform: StudioPlatform) => void
  /** The address of an image that stays on this machine. */
  onLogo: (address: string) => void
}

function Files({ platform, onPlatform, onLogo }: FilesProps) {
  return (
    <>
      <div className={css.fields}>
        <FileUpload
          label="配置或设计变量文件"
          description="读入以前下载的文件"
          value={[]}
          types={['json']}
          maxBytes={MAX_FILE_BYTES}
          upload={async (file) => {
            const read = readPlatformFile(await file.text())
            if (!read.ok) throw new Error(read.problems.map(describeProblem).join('；'))
            onPlatform(read.platform)
            announce(`已读入${read.platform.platformName}的配置`)
            return { id: file.name }
          }}
        />
        <FileUpload
          label="标志图片"
          description="只在本页预览，不上传"
          value={[]}
          types={['png', 'jpg', 'jpeg', 'webp']}
          maxBytes={MAX_LOGO_BYTES}
          upload={async (file) => {
            const problem = logoProblem(file)
            if (problem !== undefined) throw new Error(describeProblem(problem))
            onLogo(URL.createObjectURL(file))
            return { id: file.name }
          }}
        />
      </div>
      <div className={css.actions}>
        <Button onPress={() => save(`${platform.platformType}.json`, platform)}>下载平台配置</Button>
        <Button onPress={() => save(`${platform.platformType}.tokens.json`, toDesignTokens(platform))}>
          下载设计变量
        </Button>
      </div>
    </>
  )
}

/** What was asked for and could not be had, in words; the same sentence of several modes once. */
function Report({ platform }: { platform: StudioPlatform }) {
  const sentences = new Map<string, string[]>()
  for (const mode of themeModes) {
    for (const notice of resolveTheme(platform, mode).report) {
      const sentence = describeNotice(notice)
      sentences.set(sentence, [...(sentences.get(sentence) ?? []), modeNames[mode]])
    }
  }
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>主题报告</h2>
      {sentences.size === 0 ? (
        <p>所有颜色都按配置使用，每一处文字和控件的对比度都达标。</p>
      ) : (
        <ul className={css.report}>
          {[...sentences].map(([sentence, modes]) => (
            <li key={sentence}>
              {sentence}（{modes.length === themeModes.length ? '所有模式' : modes.join('、')}）
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The page itself and its dialogs wear the theme too, in the mode of the toolbar. */
function useStylesheetOf(platform: StudioPlatform): void {
  useEffect(() => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = themeStylesheet(platform)
    return () => style.remove()
  }, [platform])
}

function save(name: string, content: object): void {
  saveBlob(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), name)
}

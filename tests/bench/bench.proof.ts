import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { initialFiles } from './bundle.ts'
import { median, summarize } from './measures.ts'

test('initial files: the entry, the page and their static imports, never what they may load later', () => {
  const dist = mkdtempSync(join(tmpdir(), 'jinpiao-bundle-'))
  try {
    mkdirSync(join(dist, '.vite'))
    const manifest = {
      'index.html': {
        file: 'entry.js',
        isEntry: true,
        imports: ['_react.js'],
        dynamicImports: ['src/Login.tsx', 'src/Home.tsx'],
        css: ['all.css'],
      },
      '_react.js': { file: 'react.js' },
      'src/Login.tsx': { file: 'login.js', imports: ['_field.js', '_react.js'], dynamicImports: ['src/Driver.ts'] },
      '_field.js': { file: 'field.js', imports: ['src/Login.tsx'], css: ['field.css', 'all.css'] },
      'src/Home.tsx': { file: 'home.js' },
      'src/Driver.ts': { file: 'driver.js' },
    }
    writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
    expect(initialFiles(dist, /Login\.tsx$/)).toEqual({
      scripts: ['entry.js', 'react.js', 'login.js', 'field.js'],
      styles: ['all.css', 'field.css'],
    })
    expect(() => initialFiles(dist, /Absent\.tsx$/)).toThrow('no chunk')
  } finally {
    rmSync(dist, { recursive: true })
  }
})

test('a median is the middle, or the mean of the two middles; of nothing there is none', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 10, 2, 6])).toBe(5)
  expect(() => median([])).toThrow('nothing was measured')
})

test('a target with two limits is met only within both; the spread pairs the runs', () => {
  const measure = { page: 'login', name: 'x', unit: 'KB', ours: [100, 200, 300], peer: [400, 400, 500] } as const
  const within = (target: { ratio: number; ours?: number }) =>
    summarize({ ...measure, ours: [...measure.ours], peer: [...measure.peer], target })
  expect(within({ ratio: 0.5, ours: 200 })).toMatchObject({ ratio: 0.5, spread: [0.25, 0.6], met: true })
  expect(within({ ratio: 0.5, ours: 199 }).met).toBe(false)
  expect(within({ ratio: 0.49 }).met).toBe(false)
})

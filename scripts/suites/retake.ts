import { playwright, project, type Suite, stories } from './suite.ts'

/** Change files: whoever runs one looks at each of them before it is committed. Asked for by name only. */
export const retakeSuites: readonly Suite[] = [
  {
    name: 'stories-retake',
    title: 'The pictures of the stories, taken again',
    looksAt: 'the pictures of the stories, which are new now',
    limitMinutes: 12,
    need: 'browser',
    needs: ['storybook'],
    ...playwright('stories-retake', [...stories('pictures.spec'), '--update-snapshots'], { retries: 0 }),
  },
  {
    name: 'heard-retake',
    title: 'What Orca says of the components, recorded again',
    looksAt: 'what Orca says of the components, which is new now',
    limitMinutes: 30,
    need: 'screen-reader',
    needs: ['portal', 'storybook'],
    // What Orca says is recorded of one try.
    ...playwright('heard-retake', ['components.spec', ...project('screen-reader'), '--update-snapshots'], {
      retries: 0,
    }),
  },
]

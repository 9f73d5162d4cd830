import { testRule } from '../tester.ts'
import { noVisibleString } from './noVisibleString.ts'

const file = 'portal/src/pages/Login.tsx'

testRule('no-visible-string', noVisibleString, {
  leaves: [
    [file, "<Button label={t('login.submit')}>{t('login.submit')}</Button>"],
    [file, '<TextField label="login.mobile" name="mobile" />'],
    [file, '<p>¥ · 1 / 2</p>'],
    [file, "<p className='strong' id={`row-${id}`}>{`${a}: ${b}`}</p>"],
    [file, "const route = { title: 'home', path: '/login' }"],
    [file, '// 登录\nconst a = 1'],
    [file, '<svg viewBox="0 0 4 4" className="a b" d="M 0 0 L 1 1" />'],
    [file, '<Popover placement="bottom start" />'],
    [file, "announce(t('login.done')); notify(text, 'success')"],
    [file, "<p>{state === 'DRAFT' && hint}</p>"],
    ['portal/src/locales/zh-CN/login.ts', "export const login = { submit: '登录' }"],
    ['ui-kit/src/lib/messages.ts', "export const close = { zh: '关闭', en: 'Close' }"],
    ['ui-kit/src/lib/messages/common.ts', "export const close = { zh: '关闭', en: 'Close' }"],
    ['ui-kit/src/Button/Button.stories.tsx', '<Button>提交</Button>'],
    ['ui-kit/src/Button/Button.test.tsx', '<Button>Submit</Button>'],
    ['ui-kit/src/Button/Button.a11y.ts', "export const says = '提交 按钮'"],
    ['contract/src/errors.ts', "export const unknown = '服务器错误'"],
  ],
  reports: [
    [file, '<p>登录</p>', "'登录' is a visible text: it belongs in the locale files, in both languages."],
    [file, '<p> Log in {name}</p>', /'Log in' is a visible text/],
    [file, "<p>{'Log in'}</p>", /'Log in'/],
    [file, "<p>{busy ? 'Wait' : `Go ${n}`}</p>", /'Wait'/],
    [file, '<p>{`共 ${n} 条`}</p>', /'共'/, /'条'/],
    [file, '<button aria-label="Close" />', /'Close'/],
    [file, "<TextField label='手机号' placeholder={`Mobile`} />", /'手机号'/, /'Mobile'/],
    [file, '<img alt="Logo" title="The logo" />', /'Logo'/, /'The logo'/],
    [file, "const column = { label: 'Promised date' }", /'Promised date'/],
    [file, "throw new Error('格式错误')", /'格式错误'/],
    [file, '<Banner heading="Not yet released" tone="danger" />', /'Not yet released'/],
    [file, "announce('Saved')", /'Saved'/],
    [file, "document.title = 'Login'", /'Login'/],
    ['ui-kit/src/Pager/Pager.tsx', '<span>Page</span>', /'Page'/],
  ],
})

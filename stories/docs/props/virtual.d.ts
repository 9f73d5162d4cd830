declare module 'virtual:component-props' {
  const propsOf: Readonly<Record<string, readonly import('./readProps.ts').PropRow[]>>
  export default propsOf
}

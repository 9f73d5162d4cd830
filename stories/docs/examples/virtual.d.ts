declare module 'virtual:component-examples' {
  const examples: Readonly<Record<string, Readonly<Record<string, string>>>>
  export default examples
}

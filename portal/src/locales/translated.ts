/** The same keys as the Chinese source, each a text: a missing or surplus key does not compile. */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>
}

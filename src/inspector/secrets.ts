/** In place of what is typed into a field that its form calls secret. */
const HIDDEN = '•'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a form that its context, or the event that opens it, calls secret. */
export const secretFields = (holder: unknown): readonly string[] =>
  isObject(holder) && Array.isArray(holder.secret) ? holder.secret.map(String) : []

/** Where a form's context and events hold what was typed. */
const TYPED = ['values', 'initial', 'draft'] as const

/** The same without what was typed into secret fields. Shares what it need not change. */
export const withoutSecrets = (holder: unknown, secret: readonly string[]): unknown => {
  if (secret.length === 0 || !isObject(holder)) return holder
  const hide = (typed: Fields): Fields =>
    Object.fromEntries(
      Object.entries(typed).map(([field, value]) => {
        if (secret.includes(field)) return [field, HIDDEN]
        return [field, field === 'values' && isObject(value) ? hide(value) : value]
      }),
    )
  const hidden = TYPED.flatMap(key => {
    const typed = holder[key]
    return isObject(typed) ? [[key, hide(typed)] as const] : []
  })
  return { ...holder, ...Object.fromEntries(hidden) }
}

/** Replaces the values of secret fields. */
const HIDDEN = '•'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields that a form's context, or the event that opens the form, declares secret. */
export const secretFields = (holder: unknown): readonly string[] =>
  isObject(holder) && Array.isArray(holder.secret) ? holder.secret.map(String) : []

/** The properties of a form's context and events that hold input. */
const TYPED = ['values', 'initial', 'base', 'draft'] as const

/** A copy without the values of secret fields. Shares unchanged parts with the original. */
export const withoutSecrets = (holder: unknown, secret: readonly string[]): unknown => {
  if (secret.length === 0 || !isObject(holder)) return holder
  const hide = (typed: Fields): Fields =>
    Object.fromEntries(
      Object.entries(typed).map(([field, value]) => {
        if (secret.includes(field)) return [field, HIDDEN]
        return [
          field,
          (field === 'values' || field === 'base') && isObject(value) ? hide(value) : value,
        ]
      }),
    )
  const hidden = TYPED.flatMap(key => {
    const typed = holder[key]
    return isObject(typed) ? [[key, hide(typed)] as const] : []
  })
  return { ...holder, ...Object.fromEntries(hidden) }
}

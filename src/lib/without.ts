/** A copy without some properties. */
export const without = <From extends object, Key extends string>(
  value: From,
  ...keys: readonly Key[]
): Omit<From, Key> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as Key))) as Omit<
    From,
    Key
  >

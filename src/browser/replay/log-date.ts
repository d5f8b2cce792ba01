/** Replaces the `Date` of a window; returns a function that sets its time, in milliseconds. */
export const replaceDate = (window: { Date: DateConstructor }) => {
  let now = 0
  window.Date = new Proxy(window.Date, {
    construct: (date, given: unknown[], made) =>
      Reflect.construct(date, given.length > 0 ? given : [now], made) as object,
    get: (date, key) => (key === 'now' ? () => now : (Reflect.get(date, key) as unknown)),
  })
  return (time: number) => {
    now = time
  }
}

export interface LazyCode<Code> {
  /** The code, once it is there. */
  current: () => Code | undefined
  /** Settles when it is there. */
  load: () => Promise<void>
  /** Loads ahead of need. Failing to is no harm: loading it again tries again. */
  prefetch: () => void
}

/** Code that comes after the page's own, when it is first wanted, and then stays. */
export const lazyCode = <Code>(fetchCode: () => Promise<Code>): LazyCode<Code> => {
  let code: Code | undefined
  const load = async () => {
    code ??= await fetchCode()
  }
  return { current: () => code, load, prefetch: () => void load().catch(() => {}) }
}

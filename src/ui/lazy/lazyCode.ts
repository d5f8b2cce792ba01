export interface LazyCode<Code> {
  /** The code, once loaded. */
  current: () => Code | undefined
  /** Resolves once the code is loaded. */
  load: () => Promise<void>
  /** Loads ahead of need. Failures are ignored: loading again retries. */
  prefetch: () => void
}

/** Code that loads on first use, after the page's own, and then stays. */
export const lazyCode = <Code>(fetchCode: () => Promise<Code>): LazyCode<Code> => {
  let code: Code | undefined
  const load = async () => {
    code ??= await fetchCode()
  }
  return { current: () => code, load, prefetch: () => void load().catch(() => {}) }
}

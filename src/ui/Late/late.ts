import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react'

export type LateView<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads ahead of need. Failing to is no harm: showing the view tries again. */
  readonly prefetch: () => void
}

/** A view whose code comes after the page's own: a dialog, say, that few pages start with. */
export const late = <Props>(fetchCode: () => Promise<ComponentType<Props>>): LateView<Props> =>
  Object.assign(
    lazy(async () => ({ default: await fetchCode() })),
    { prefetch: () => void fetchCode().catch(() => {}) },
  )

/** For browsers that cannot tell when they are idle, in milliseconds: the page is drawn by then. */
const SOON = 500

const whenIdle = (task: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, SOON)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(task)
  return () => cancelIdleCallback(id)
}

/**
 * Loads the code of late views once the page that may show them has been drawn and the browser has
 * nothing better to do. The list must be the same at every render.
 */
export const usePrefetch = (views: readonly Pick<LateView<never>, 'prefetch'>[]) => {
  useEffect(
    () =>
      whenIdle(() => {
        for (const view of views) view.prefetch()
      }),
    [views],
  )
}

import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { AskedContext, useAsked } from './asked'
import { lateCode, type LateCode } from './lateCode'

interface Arrival<Props> {
  view?: ComponentType<Props> | undefined
  failure?: unknown
}

export type LateView<Props> = ((props: Props) => ReactNode) & Pick<LateCode<unknown>, 'prefetch'>

/**
 * A view whose code comes after the page's own: a dialog, say, that few pages start with. It is drawn
 * at once where the code is there already, and as soon as it is there otherwise. Not by suspending:
 * React lets what has suspended wait for another third of a second.
 */
export const late = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LateView<Props> => {
  const code = lateCode(fetchCode)
  function Late(props: Props) {
    const asked = useAsked()
    const [arrival, setArrival] = useState<Arrival<Props>>(() => ({ view: code.current() }))
    useEffect(() => {
      if (code.current()) return
      let isWanted = true
      code.load().then(
        () => isWanted && setArrival({ view: code.current() }),
        (failure: unknown) => isWanted && setArrival({ failure }),
      )
      return () => {
        isWanted = false
      }
    }, [])
    // To the nearest boundary, as any other failure to draw.
    if ('failure' in arrival) throw arrival.failure
    const { view } = arrival
    return view && createElement(AskedContext, { value: asked }, createElement(view, props))
  }
  return Object.assign(Late, { prefetch: code.prefetch })
}

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

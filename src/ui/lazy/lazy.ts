import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { ShowOrderContext, useShowOrder } from './show-order'
import { lazyCode, type LazyCode } from './lazyCode'
import { useLazyCode } from './useLazyCode'
import { whenIdle } from './whenIdle'

export type LazyView<Props> = ((props: Props) => ReactNode) & Pick<LazyCode<unknown>, 'prefetch'>

/**
 * A view whose code comes after the page's own: a dialog, say, that few pages start with. It is drawn
 * at once where the code is there already, and as soon as it is there otherwise. Not by suspending:
 * React lets what has suspended wait for another third of a second.
 */
export const lazy = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyView<Props> => {
  const code = lazyCode(fetchCode)
  function Lazy(props: Props) {
    const order = useShowOrder()
    const { code: View, failure, load } = useLazyCode(code)
    useEffect(() => load(), [load])
    // To the nearest boundary, as any other failure to draw.
    if (failure !== undefined) throw failure
    return View && createElement(ShowOrderContext, { value: order }, createElement(View, props))
  }
  return Object.assign(Lazy, { prefetch: code.prefetch })
}

/**
 * Loads the code of lazy views once the page that may show them has been drawn and the browser has
 * nothing better to do. The list must be the same at every render.
 */
export const usePrefetch = (views: readonly Pick<LazyView<never>, 'prefetch'>[]) => {
  useEffect(
    () =>
      whenIdle(() => {
        for (const view of views) view.prefetch()
      }),
    [views],
  )
}

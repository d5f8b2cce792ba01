import {
  createContext,
  useContext,
  useState,
  createElement,
  useEffect,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useLazyPorts, lazyCode, type LazyCode, useLazyCode } from './lazyCode'
import { whenIdle } from './whenIdle'

let count = 0
const next = () => (count += 1)

/** Number of the request that a lazy view serves; null outside a lazy view. */
export const ShowOrderContext = createContext<number | null>(null)

/**
 * A number that grows with every request to show something. Content of a lazy view gets the number
 * of the view, which was requested before its code arrived.
 */
export const useShowOrder = (): number => {
  const order = useContext(ShowOrderContext)
  const [own] = useState(next)
  return order ?? own
}

interface LazyProps {
  /** Its code waits until the page has rendered and the browser is idle. */
  isLate?: boolean
}

export type LazyView<Props> = ((props: Props & LazyProps) => ReactNode) &
  Pick<LazyCode<unknown>, 'prefetch'>

/**
 * A view whose code loads after the page's own, such as a dialog that few pages start with. It
 * renders at once if the code is loaded, otherwise as soon as it is. Does not suspend, because
 * React delays suspended content by another third of a second. If the code does not load, the page
 * stays without it until the connection is restored; `LazyContext` is told.
 */
export const lazy = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyView<Props> => {
  const code = lazyCode(fetchCode)
  function Lazy({ isLate = false, ...props }: Props & LazyProps) {
    const order = useShowOrder()
    const { code: View, load } = useLazyCode(code)
    const { isOffline } = useLazyPorts()
    useEffect(() => (isLate ? whenIdle(load) : load()), [isLate, load, isOffline])
    return (
      View && createElement(ShowOrderContext, { value: order }, createElement(View, props as Props))
    )
  }
  return Object.assign(Lazy, { prefetch: code.prefetch })
}

/**
 * Loads the code of lazy views once the page has rendered and the browser is idle. The list must be
 * stable across renders.
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

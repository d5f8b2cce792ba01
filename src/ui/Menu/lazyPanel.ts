import type { ComponentType } from 'react'
import { useLazyPorts, lazyCode, type LazyCode } from '@/ui/lazy/lazyCode'

/**
 * The scroll that brings the button into view is reported in the next frame. A panel open by then
 * would take it for a scroll away from its button, and close.
 */
const scrollToBeTold = () => new Promise<void>(resolve => requestAnimationFrame(() => resolve()))

/**
 * A panel whose code loads when its button is first approached, because few pages start with an
 * open panel, and react-aria's popover and menu are a large part of all the code.
 */
export const lazyPanel = <Props>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyCode<ComponentType<Props>> => {
  const code = lazyCode(fetchCode)
  return {
    ...code,
    load: async () => {
      await Promise.all([code.load(), scrollToBeTold()])
    },
  }
}

/** Loads the code of a panel. Resolves to false if it does not load. */
export const useLoading = ({ load }: Pick<LazyCode<unknown>, 'load'>) => {
  const { onFailure } = useLazyPorts()
  return () =>
    load().then(
      () => true,
      (cause: unknown) => {
        onFailure(cause)
        return false
      },
    )
}

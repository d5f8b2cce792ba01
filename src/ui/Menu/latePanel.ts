import type { ComponentType } from 'react'
import { lateCode, type LateCode } from '@/ui/Late/lateCode'

/**
 * What was scrolled to bring the button into view is told of in the next frame. A panel that was
 * open by then would take it for a scroll away from its button, and close.
 */
const scrollToBeTold = () => new Promise<void>(resolve => requestAnimationFrame(() => resolve()))

/**
 * A panel whose code comes when its button is first approached, because few pages start with an
 * open one and react-aria's popover and menu are a good part of all the code.
 */
export const latePanel = <Props>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LateCode<ComponentType<Props>> => {
  const code = lateCode(fetchCode)
  return {
    ...code,
    load: async () => {
      await Promise.all([code.load(), scrollToBeTold()])
    },
  }
}

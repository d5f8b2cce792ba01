import type { ComponentType } from 'react'

export interface LatePanel<Props> {
  /** The panel, once its code is there. */
  current: () => ComponentType<Props> | undefined
  /** Settles when the panel may open. */
  load: () => Promise<void>
  /** Loads ahead of need. Failing to is no harm: opening the panel tries again. */
  prefetch: () => void
}

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
): LatePanel<Props> => {
  let panel: ComponentType<Props> | undefined
  const fetchOnce = async () => {
    panel ??= await fetchCode()
  }
  return {
    current: () => panel,
    load: async () => {
      await Promise.all([fetchOnce(), scrollToBeTold()])
    },
    prefetch: () => void fetchOnce().catch(() => {}),
  }
}

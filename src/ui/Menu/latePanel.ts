import type { ComponentType } from 'react'

export interface LatePanel<Props> {
  /** The panel, once its code is there. */
  current: () => ComponentType<Props> | undefined
  load: () => Promise<void>
  /** Loads ahead of need. Failing to is no harm: opening the panel tries again. */
  prefetch: () => void
}

/**
 * A panel whose code comes when its button is first approached, because few pages start with an
 * open one and react-aria's popover and menu are a good part of all the code.
 */
export const latePanel = <Props>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LatePanel<Props> => {
  let panel: ComponentType<Props> | undefined
  const load = async () => {
    panel ??= await fetchCode()
  }
  return { current: () => panel, load, prefetch: () => void load().catch(() => {}) }
}

import type { ReactNode } from 'react'
import { LinkTabs } from './LinkTabs'

export interface QueryTabsProps {
  label: string
  /** The first one is the default. */
  tabs: readonly { id: string; label: ReactNode }[]
  /** The value of `tab` in the address; nothing there means the default. */
  current: string | null
  /** The path they are all at. */
  path: string
  children: ReactNode
}

/** Tabs told apart by `?tab=`; the default one leaves it out. They replace the history entry. */
export function QueryTabs({ tabs, current, path, ...props }: QueryTabsProps) {
  const links = tabs.map(({ id, label }, index) => ({
    label,
    href: index === 0 ? path : `${path}?tab=${encodeURIComponent(id)}`,
  }))
  const at = tabs.findIndex(({ id }) => id === current)
  return <LinkTabs {...props} tabs={links} current={Math.max(at, 0)} isReplacing />
}

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
  /** The query string of the address. What else is in it stays. */
  search?: string
  children: ReactNode
}

/** Tabs told apart by `?tab=`; the default one leaves it out. They replace the history entry. */
export function QueryTabs({ tabs, current, path, search = '', ...props }: QueryTabsProps) {
  const links = tabs.map(({ id, label }, index) => {
    const params = new URLSearchParams(search)
    params.delete('tab')
    if (index > 0) params.set('tab', id)
    return { label, href: params.size === 0 ? path : `${path}?${params}` }
  })
  const at = tabs.findIndex(({ id }) => id === current)
  return <LinkTabs {...props} tabs={links} current={Math.max(at, 0)} isReplacing />
}

import type { ReactNode } from 'react'
import { LinkTabs } from './LinkTabs'

export interface QueryTabsProps {
  label: string
  /** The first one is the default. */
  tabs: readonly { id: string; label: ReactNode }[]
  /** The value of `tab` in the address; null for the default. */
  current: string | null
  /** The path of all tabs. */
  path: string
  /** The query string of the address. Its other parameters are kept. */
  search?: string
  children: ReactNode
}

/**
 * Tabs in the query string, as `?tab=`; the default tab omits it. They replace the history entry.
 */
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

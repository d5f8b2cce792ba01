import { LinkTabs, type LinkTab, type LinkTabsProps } from './LinkTabs'

interface RouteTab extends LinkTab {
  /** The paths that belong to the tab, where that is more than the page it opens. */
  prefix?: string
}

export interface RouteTabsProps extends Omit<LinkTabsProps, 'tabs' | 'current' | 'isReplacing'> {
  tabs: readonly RouteTab[]
  /** The path the reader is at. */
  path: string
}

const owns = ({ href, prefix = href }: RouteTab, path: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`)

/** Tabs with a path each. */
export function RouteTabs({ path, ...props }: RouteTabsProps) {
  return <LinkTabs {...props} current={props.tabs.findIndex(tab => owns(tab, path))} />
}

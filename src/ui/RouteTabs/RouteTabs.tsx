import { LinkTabs, type LinkTab, type LinkTabsProps } from './LinkTabs'

interface RouteTab extends LinkTab {
  /** Prefix of the paths that belong to the tab, if not its `href`. */
  prefix?: string
}

export interface RouteTabsProps extends Omit<LinkTabsProps, 'tabs' | 'current' | 'isReplacing'> {
  tabs: readonly RouteTab[]
  /** The current path. */
  path: string
}

const owns = ({ href, prefix = href }: RouteTab, path: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`)

/** Tabs with one path each. */
export function RouteTabs({ path, ...props }: RouteTabsProps) {
  return <LinkTabs {...props} current={props.tabs.findIndex(tab => owns(tab, path))} />
}

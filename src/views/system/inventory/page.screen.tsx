import type { ReactNode } from 'react'
import { selectRelease, supportedParts, type Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import { lateIcons } from '@/views/shared/late-icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'
import { inventoryDocs } from '../docs'

const { inventory: Icon } = lateIcons

const TABS: readonly Supported<{ label: string; path: { (): string; pattern: string } }>[] = [
  { label: 'Sleds', path: systemPaths.sleds },
  { label: 'Disks', path: systemPaths.physicalDisks },
  { label: 'Unadopted disks', path: systemPaths.unadoptedDisks, needs: 'diskAdoption' },
  { label: 'Racks', path: systemPaths.racks },
  { label: 'Switches', path: systemPaths.switches },
  { label: 'Uninitialized', path: systemPaths.uninitializedSleds },
]

/** The hardware, each kind in its own tab. */
function InventoryView({ children }: { children?: ReactNode }) {
  const { chain } = useRoute()
  const tabs = supportedParts(TABS, useAppSelector(selectRelease))
  // A panel over a tab has its own address.
  const shown = chain.map(({ path }) => path)
  return (
    <>
      <PageHeader title="Inventory" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...inventoryDocs} />
      </PageHeader>
      <LinkTabs
        label="Kinds of hardware"
        tabs={tabs.map(({ label, path }) => ({ label, href: path() }))}
        current={tabs.findIndex(({ path }) => shown.includes(path.pattern))}
      >
        {children}
      </LinkTabs>
    </>
  )
}

export { InventoryView as View }

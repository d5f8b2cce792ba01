import type { ReactNode } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { selectIpPool } from '@/store/system/ip-pools/header'
import { systemPaths } from '@/store/system/paths'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
} from '@/ui/PropertiesTable/PropertiesTable'
import { QueryTabs } from '@/ui/RouteTabs/QueryTabs'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'
import { IpPoolRangesTab } from '../ip-pool-ranges/IpPoolRangesTab'
import { LinkedSilosTab } from '../ip-pool-silos/LinkedSilosTab'
import { ipPoolDocs } from './docs'
import { PoolUtilizationBars } from './PoolUtilizationBars'
import styles from './IpPoolView.module.css'

const { 'ip-pools': Icon } = sectionIcons

const TABS = [
  { id: 'ranges', label: 'IP ranges' },
  { id: 'silos', label: 'Linked silos' },
]

/** The page of an IP pool: what it is, how much of it is in use, its addresses and its silos. */
export function IpPoolView({ children }: { children?: ReactNode }) {
  const { pool: asked = '', tab = null } = useRoute().params
  const pool = useAppSelector(state => selectIpPool(state, asked))
  if (!pool) return null
  return (
    <>
      <PageHeader title={pool.name} icon={<Icon />}>
        <Refresh />
        <DocsPopover {...ipPoolDocs} />
        <ActionsMenu label="IP pool actions" id={pool.id} name={pool.name} actions={pool.actions} />
      </PageHeader>
      <div className={styles.parts}>
        <PropertiesTable columns={2}>
          <DescriptionProperty text={pool.description} />
          <DateProperty label="Created" date={pool.created} />
          <IdProperty id={pool.id} name={pool.name} />
          <DateProperty label="Last modified" date={pool.modified} />
        </PropertiesTable>
        <PoolUtilizationBars pool={asked} />
      </div>
      <QueryTabs
        label="Parts of the IP pool"
        tabs={TABS}
        current={tab}
        path={systemPaths.ipPool({ pool: asked })}
      >
        {tab === 'silos' ? <LinkedSilosTab pool={asked} /> : <IpPoolRangesTab pool={asked} />}
      </QueryTabs>
      {children}
    </>
  )
}

import type { ReactNode } from 'react'
import { projectPaths } from '@/store/project/paths'
import { selectVpc, type VpcViewModel } from '@/store/project/vpcs/header'
import { useAppSelector } from '@/store/setup/hooks'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'
import { vpcDocs } from '../vpcs/docs'
import { useVpcParams } from './use-vpc-params'
import styles from './VpcView.module.css'

const Icon = sectionIcons.vpcs

const TABS = [
  { label: 'Firewall rules', path: projectPaths.firewallRules },
  { label: 'Subnets', path: projectPaths.subnets },
  { label: 'Routers', path: projectPaths.routers },
  { label: 'Internet gateways', path: projectPaths.internetGateways },
  { label: 'Topology', path: projectPaths.topology },
]

/** The page of a VPC: what it is, what can be done to it, and one of its tabs. */
export function VpcView({ children }: { children?: ReactNode }) {
  const { chain } = useRoute()
  const params = useVpcParams()
  const vpc = useAppSelector(state => selectVpc(state, params.project, params.vpc))
  if (!vpc) return null
  // A form over a tab has an address of its own, which need not begin with that of the tab.
  const shown = chain.map(({ path }) => path)
  return (
    <>
      <PageHeader title={vpc.name} icon={<Icon />}>
        <Refresh />
        <DocsPopover {...vpcDocs} />
        <ActionsMenu label="VPC actions" id={vpc.id} name={vpc.name} actions={vpc.actions} />
      </PageHeader>
      <div className={styles.properties}>
        <VpcProperties vpc={vpc} />
      </div>
      <div>
        <LinkTabs
          label="Parts of the VPC"
          tabs={TABS.map(({ label, path }) => ({ label, href: path(params) }))}
          current={TABS.findIndex(({ path }) => shown.includes(path.pattern))}
        >
          {children}
        </LinkTabs>
      </div>
    </>
  )
}

function VpcProperties({ vpc }: { vpc: VpcViewModel }) {
  return (
    <PropertiesTable columns={2}>
      <DescriptionProperty text={vpc.description} />
      <Property label="DNS name">{vpc.dnsName}</Property>
      <Property label="IPv6 prefix">{vpc.ipv6Prefix}</Property>
      <IdProperty id={vpc.id} name={vpc.name} />
      <DateProperty label="Created" date={vpc.created} />
      <DateProperty label="Last modified" date={vpc.modified} />
    </PropertiesTable>
  )
}

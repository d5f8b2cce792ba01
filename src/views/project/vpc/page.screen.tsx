import type { ReactNode } from 'react'
import { projectPaths } from '@/store/project/paths'
import { partsOf } from '@/store/routing/path'
import { selectVpc, selectVpcActions } from '@/store/project/vpcs/vpcs'
import { useAppSelector } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { Stack } from '@/ui/Layout/Layout'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { sectionIcons } from '@/views/shared/icons'
import { useParams, useRoute } from '@/views/shell/route-context'
import { vpcDocs } from '../docs'
import { useNetworkingReason } from '../networking/use-networking-reason'

const Icon = sectionIcons.vpcs

const TABS = [
  { label: 'Firewall rules', path: projectPaths.firewallRules },
  { label: 'Subnets', path: projectPaths.subnets },
  { label: 'Routers', path: projectPaths.routers },
  { label: 'Internet gateways', path: projectPaths.internetGateways },
  { label: 'Topology', path: projectPaths.topology },
]

/** The page of a VPC: its properties, its actions and one of its tabs. */
function VpcView({ children }: { children?: ReactNode }) {
  const { chain } = useRoute()
  const params = useParams(projectPaths.vpc)
  const vpc = useAppSelector(state => selectVpc(state, params))
  useNetworkingReason()
  if (!vpc) return null
  const { id, name, description, dnsName, ipv6Prefix, timeCreated, timeModified, actions } = vpc
  // The address of a form over a tab need not begin with that of the tab.
  const shown = chain.map(({ path }) => partsOf(path).path)
  return (
    <>
      <ObjectHeader kind="VPC" object={{ id, name, actions }} icon={<Icon />} docs={vpcDocs} />
      <Stack marginBottom={9}>
        <PropertiesTable columns={2}>
          <DescriptionProperty text={description} />
          <Property label="DNS name">{dnsName}</Property>
          <Property label="IPv6 prefix">
            <CopyableIp ip={ipv6Prefix} isPlain />
          </Property>
          <IdProperty id={id} name={name} />
          <DateProperty label="Created" date={timeCreated} />
          <DateProperty label="Last modified" date={timeModified} />
        </PropertiesTable>
      </Stack>
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

export { selectVpcActions as actions, VpcView as View }

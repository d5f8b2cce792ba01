import { selectInstanceVpc } from '@/store/project/instance/network'
import type { InstanceViewModel } from '@/store/project/instances/header'
import { useAppSelector } from '@/store/setup/hooks'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { Link } from '@/ui/Link/Link'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { AutoRestart } from './AutoRestart'
import { ExternalIps } from './ExternalIps'
import { StateChange } from './StateChange'
import { useInstanceParams } from './use-instance-params'
import { Vcpus } from './Vcpus'

/** The facts about an instance, above its tabs. */
export function InstanceProperties({ instance }: { instance: InstanceViewModel }) {
  return (
    <PropertiesTable columns={2}>
      <Property label="CPU">
        <Vcpus count={instance.ncpus} />
      </Property>
      <Property label="RAM">
        <SizeCell bytes={instance.memory} />
      </Property>
      <Property label="State">
        <StateBadge kind="instance" state={instance.runState} />
        {instance.isTransitioning && <StateChange />}
        {instance.hasFailed && <AutoRestart />}
      </Property>
      <Property label="VPC">
        <Vpc />
      </Property>
      <DescriptionProperty text={instance.description} />
      <DateProperty label="Created" date={instance.created} />
      <IdProperty id={instance.id} name={instance.name} />
      <Property label="External IPs">
        <ExternalIps />
      </Property>
    </PropertiesTable>
  )
}

/** The network that the instance is in by its primary network interface. */
function Vpc() {
  const { project, instance } = useInstanceParams()
  const vpc = useAppSelector(state => selectInstanceVpc(state, project, instance))
  if (vpc.kind === 'none') return <EmptyCell />
  if (vpc.kind === 'unknown') return <UnknownCell reason={vpc.reason} />
  if (vpc.kind === 'loading') return <LoadingCell />
  return <Link href={vpc.href}>{vpc.name}</Link>
}

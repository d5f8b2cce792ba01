import type { ReactNode } from 'react'
import {
  selectExternalIps,
  selectInstanceVpc,
  selectVpcQueries,
} from '@/store/project/instance/instance'
import { platformName } from '@/store/project/instance/cpu-platform.rules'
import { selectInstance, selectInstanceActions } from '@/store/project/instances/instances'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import type { ViewOf } from '@/store/queries/view-models'
import { useSupports } from '@/store/release/release'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { EmptyCell, LoadingCell } from '@/ui/Cells/EmptyCell'
import { SizeCell } from '@/ui/Cells/Cells'
import { Details, Fact, Facts } from '@/ui/Facts/Facts'
import { Link } from '@/ui/Link/Link'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { RouteTabs } from '@/ui/RouteTabs/RouteTabs'
import { Spinner } from '@/ui/Spinner/Spinner'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { sectionIcons } from '@/views/shared/icons'
import { useParams, useRoute } from '@/views/shell/route-context'
import { instanceDocs } from '../instances/docs'
import { AutoRestart } from './AutoRestart'
import { Vcpus } from './Vcpus'
import styles from './page.module.css'
import { externalIpsQuery } from '@/store/project/queries'
import { Known, Unknown } from '@/views/shared/unknown/Known'

/**
 * Shown beside a state that is about to change. A button, so that its note can be reached by
 * keyboard.
 */
function StateChange() {
  return (
    <Tooltip
      content="The page refreshes automatically while the state changes."
      delay={150}
      isOnTap
    >
      <button type="button" className={styles.spinner}>
        <Spinner size={14} />
      </button>
    </Tooltip>
  )
}

/** The external addresses of an instance: two of them, and a link to the rest. */
function ExternalIps() {
  const params = useParams(projectPaths.instance)
  const ips = useAppSelector(state => selectExternalIps(state, params))
  if (!ips) return <Known queries={[externalIpsQuery(params)]}>{() => null}</Known>
  if (ips.shown.length === 0) return <EmptyCell />
  return (
    <span className={styles.ips}>
      {ips.shown.map(({ ip, kind }) => (
        <span key={ip} className={styles.ip}>
          <CopyableIp ip={ip} /> <span className={styles.kind}>{kind}</span>
        </span>
      ))}
      {ips.moreHref && (
        <Tooltip content="All external IPs">
          <Link href={ips.moreHref} look="quiet" aria-label="All external IPs">
            …
          </Link>
        </Tooltip>
      )}
    </span>
  )
}

/** The properties of an instance, above its tabs. */
function InstanceProperties({ instance }: { instance: ViewOf<typeof selectInstance> }) {
  return (
    <>
      <Facts>
        <Fact label="State">
          <StateBadge kind="instance" state={instance.runState} />
          {instance.isTransitioning && <StateChange />}
          {instance.runState === 'failed' && <AutoRestart />}
        </Fact>
        <Fact label="CPU">
          <Vcpus count={instance.ncpus} />
        </Fact>
        <Fact label="Memory">
          <SizeCell bytes={instance.memory} />
        </Fact>
        <Fact label="External IPs">
          <ExternalIps />
        </Fact>
        <Fact label="VPC">
          <Vpc />
        </Fact>
      </Facts>
      <Details>
        <PropertiesTable columns={2}>
          <DescriptionProperty text={instance.description} />
          <DateProperty label="Created" date={instance.timeCreated} />
          <IdProperty id={instance.id} name={instance.name} />
          <Property label="Hostname">{instance.hostname}</Property>
          {useSupports('cpuPlatform') && (
            <Property label="CPU platform">{platformName(instance.cpuPlatform)}</Property>
          )}
          {instance.enableJumboFrames && <Property label="Jumbo frames">On</Property>}
        </PropertiesTable>
      </Details>
    </>
  )
}

/** The VPC of the instance's primary network interface. */
function Vpc() {
  const params = useParams(projectPaths.instance)
  const vpc = useAppSelector(state => selectInstanceVpc(state, params))
  if (vpc.kind === 'none') return <EmptyCell />
  if (vpc.kind === 'unknown') return <Unknown queries={vpc.queries} />
  if (vpc.kind === 'loading') return <LoadingCell />
  return <Link href={vpc.href}>{vpc.name}</Link>
}

const Icon = sectionIcons.instances

const tabsOf = (params: ProjectParams<'instance'>) => [
  { href: projectPaths.instanceStorage(params), label: 'Storage' },
  { href: projectPaths.instanceNetworking(params), label: 'Networking' },
  {
    href: projectPaths.instanceMetricsCpu(params),
    prefix: projectPaths.instanceMetrics(params),
    label: 'Metrics',
  },
  { href: projectPaths.instanceConnect(params), label: 'Connect' },
  { href: projectPaths.instanceSettings(params), label: 'Settings' },
]

/** The page of an instance: its properties, its actions and one of its tabs. */
function InstanceView({ children }: { children?: ReactNode }) {
  const { path } = useRoute()
  const params = useParams(projectPaths.instance)
  const instance = useAppSelector(state => selectInstance(state, params))
  useQueries(useAppSelector(state => selectVpcQueries(state, params)))
  if (!instance) return null
  return (
    <>
      <ObjectHeader
        kind="Instance"
        object={{ id: instance.id, name: instance.name, actions: instance.menu }}
        icon={<Icon />}
        docs={instanceDocs}
      >
        <span className={styles.divider} />
        {instance.buttons.map(action => (
          <ActionButton key={action.id} action={action} />
        ))}
      </ObjectHeader>
      <div className={styles.properties}>
        <InstanceProperties instance={instance} />
      </div>
      <div>
        <RouteTabs label="Parts of the instance" path={path} tabs={tabsOf(params)}>
          {children}
        </RouteTabs>
      </div>
    </>
  )
}

export { selectInstanceActions as actions, InstanceView as View }

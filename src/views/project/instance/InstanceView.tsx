import type { ReactNode } from 'react'
import { selectVpcQueries } from '@/store/project/instance/network'
import { selectInstance } from '@/store/project/instances/header'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { RouteTabs } from '@/ui/RouteTabs/RouteTabs'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'
import { instanceDocs } from '../instances/docs'
import { InstanceProperties } from './InstanceProperties'
import { useInstanceParams, type InstanceParams } from './use-instance-params'
import styles from './InstanceView.module.css'

const Icon = sectionIcons.instances

const tabsOf = (params: InstanceParams) => [
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

/** The page of an instance: what it is, what can be done to it, and one of its tabs. */
export function InstanceView({ children }: { children?: ReactNode }) {
  const { path } = useRoute()
  const params = useInstanceParams()
  const { project, instance: name } = params
  const instance = useAppSelector(state => selectInstance(state, project, name))
  useQueries(useAppSelector(state => selectVpcQueries(state, project, name)))
  if (!instance) return null
  return (
    <>
      <PageHeader title={instance.name} icon={<Icon />}>
        <Refresh />
        <DocsPopover {...instanceDocs} />
        <span className={styles.divider} />
        {instance.buttons.map(action => (
          <ActionButton key={action.id} action={action} />
        ))}
        <ActionsMenu
          label="Instance actions"
          id={instance.id}
          name={instance.name}
          actions={instance.menu}
        />
      </PageHeader>
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

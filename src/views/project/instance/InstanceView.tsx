import type { ReactNode } from 'react'
import { selectVpcQueries } from '@/store/project/instance/network'
import { instancePath } from '@/store/project/instance/queries'
import { selectInstance } from '@/store/project/instances/rows'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { RouteTabs } from '@/ui/RouteTabs/RouteTabs'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { Docs } from '@/views/shared/docs/Docs'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'
import { InstanceProperties } from './InstanceProperties'
import styles from './InstanceView.module.css'
import { ResizeDialog } from './ResizeDialog'
import { useInstanceParams } from './use-instance-params'

const Icon = sectionIcons.instances

const tabsOf = (path: string) => [
  { href: `${path}/storage`, label: 'Storage' },
  { href: `${path}/networking`, label: 'Networking' },
  { href: `${path}/metrics/cpu`, prefix: `${path}/metrics`, label: 'Metrics' },
  { href: `${path}/connect`, label: 'Connect' },
  { href: `${path}/settings`, label: 'Settings' },
]

/** The page of an instance: what it is, what can be done to it, and one of its tabs. */
export function InstanceView({ children }: { children?: ReactNode }) {
  const { path } = useRoute()
  const { project, instance: name } = useInstanceParams()
  const instance = useAppSelector(state => selectInstance(state, project, name))
  useQueries(useAppSelector(state => selectVpcQueries(state, project, name)))
  if (!instance) return null
  return (
    <>
      <PageHeader title={instance.name} icon={<Icon />}>
        <Refresh />
        <Docs about="instances" />
        <span className={styles.divider} />
        {instance.buttons.map(action => (
          <ActionButton key={action.id} action={action} />
        ))}
        <ActionsMenu label="Instance actions" id={instance.id} actions={instance.menu} />
      </PageHeader>
      <div className={styles.properties}>
        <InstanceProperties instance={instance} />
      </div>
      <div>
        <RouteTabs
          label="Parts of the instance"
          path={path}
          tabs={tabsOf(instancePath(project, name))}
        >
          {children}
        </RouteTabs>
      </div>
      <ResizeDialog />
    </>
  )
}

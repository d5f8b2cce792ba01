import { Building2, ChevronsUpDown, Server } from 'lucide-react'
import { selectCrumbLabel } from '@/store/navigation/selectors'
import { selectIsFleetViewer } from '@/store/session/session'
import { useAppSelector } from '@/store/setup/hooks'
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs'
import { siloPaths } from '@/store/silo/paths'
import { systemEntries } from '@/store/layouts'
import { lazy } from '@/ui/lazy/lazy'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { useFiles } from '../files-context'
import { useRoute } from '../route-context'
import { Cards } from '../Cards'
import { ActivityButton } from '../activity/ActivityButton'
import { UserMenu } from './UserMenu'
import styles from './TopBar.module.css'

const RackSwitcher = lazy(async () => (await import('./RackSwitcher')).RackSwitcher)

/** Switches between the silo and the system it belongs to. */
function SectionPicker() {
  const { route } = useRoute()
  const isSystem = route.layout.name === 'system'
  const entries = [
    {
      id: 'system',
      label: 'System',
      href: systemEntries.home,
      icon: <Server size={16} />,
      isCurrent: isSystem,
    },
    {
      id: 'silo',
      label: 'Silo',
      href: siloPaths.projects(),
      icon: <Building2 size={16} />,
      isCurrent: !isSystem,
    },
  ]
  return (
    <MenuButton label="Switch between system and silo" entries={entries}>
      {isSystem ? <Server size={16} /> : <Building2 size={16} />}
      <VisuallyHidden isOnlyNarrow>{isSystem ? 'System' : 'Silo'}</VisuallyHidden>
      <ChevronsUpDown size={14} className={styles.faint} />
    </MenuButton>
  )
}

/** The breadcrumbs of the page, then the controls of every page: rack switcher, section picker, activity and user menu. */
export function TopBar() {
  const { route, params } = useRoute()
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  const { racks } = useFiles()
  const crumbs = route.crumbs?.(params).filter(({ titleOnly }) => !titleOnly) ?? []
  const labels = useAppSelector(state =>
    crumbs.map(crumb => selectCrumbLabel(state, crumb)).join('\n'),
  ).split('\n')
  return (
    <div className={styles.bar}>
      <div className={styles.crumbs}>
        <Breadcrumbs
          crumbs={crumbs.map(({ to }, index) => ({ label: labels[index]!, href: to }))}
        />
      </div>
      <div className={styles.controls}>
        <Cards of="Chip" />
        {racks && <RackSwitcher isLate load={racks} />}
        {isFleetViewer && <SectionPicker />}
        <ActivityButton />
        <UserMenu />
      </div>
    </div>
  )
}

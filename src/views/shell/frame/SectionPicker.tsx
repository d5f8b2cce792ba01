import { Building2, ChevronsUpDown, Server } from 'lucide-react'
import { siloPaths } from '@/store/silo/paths'
import { systemEntries } from '@/store/layouts'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { useRoute } from '../route-context'
import styles from './TopBar.module.css'

/** Switches between the silo and the system it belongs to. */
export function SectionPicker() {
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

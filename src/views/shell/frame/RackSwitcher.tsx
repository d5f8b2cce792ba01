import { ChevronsUpDown, Warehouse } from 'lucide-react'
import { useEffect, useState } from 'react'
import { truncateMiddle } from '@/lib/text'
import type { Racks } from '@/ports/ports'
import { selectLocation } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './TopBar.module.css'

type States = Awaited<ReturnType<Racks['read']>>

/** In characters, so that the rest of a label is seen. */
const LONGEST_HOST = 28

const labelOf = (host: string, states: States) => {
  const name = truncateMiddle(host, LONGEST_HOST)
  const state = states.find(each => each.host === host)
  if (!state) return name
  if (!state.isReachable) return `${name} (does not answer)`
  return state.release === null ? name : `${name} (release ${state.release})`
}

/** Leads to the same page of another rack of the same server. */
export function RackSwitcher({ load }: { load: () => Promise<Racks> }) {
  const location = useAppSelector(selectLocation)
  const [racks, setRacks] = useState<Racks | null>(null)
  const [states, setStates] = useState<States>([])
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    void load().then(setRacks)
  }, [load])
  useEffect(() => {
    let isCurrent = true
    void racks?.read().then(read => isCurrent && setStates(read))
    return () => {
      isCurrent = false
    }
  }, [racks, asked])
  if (!racks) return null
  const address = location ? location.path + location.search : '/'
  const askAgain = () => setAsked(count => count + 1)
  return (
    <span onPointerEnter={askAgain} onFocus={askAgain}>
      <MenuButton
        label="Switch to another rack"
        entries={racks.hosts.map(host => ({
          id: host,
          label: labelOf(host, states),
          isCurrent: host === racks.current,
          onAction: () => racks.open(host, address),
        }))}
      >
        <Warehouse size={16} />
        <VisuallyHidden isOnlyNarrow>
          <span className={styles.user}>{racks.current}</span>
        </VisuallyHidden>
        <ChevronsUpDown size={14} className={styles.faint} />
      </MenuButton>
    </span>
  )
}

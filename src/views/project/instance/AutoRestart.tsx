import { ChevronRight, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { selectAutoRestart } from '@/store/project/instance/instance'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Link } from '@/ui/Link/Link'
import { PopoverButton } from '@/ui/PopoverButton/PopoverButton'
import { Spinner } from '@/ui/Spinner/Spinner'
import { useParams } from '@/views/shell/route-context'
import styles from './AutoRestart.module.css'

const GUIDE = 'https://docs.oxide.computer/guides/managing-instances#_update_instances'

/** Shown beside the state of a failed instance: whether it will be restarted, and when. */
export function AutoRestart() {
  return (
    <span className={styles.button}>
      <PopoverButton label="Auto-restart status" icon={<RotateCw size={14} />}>
        {close => <AutoRestartPanel onLeave={close} />}
      </PopoverButton>
    </span>
  )
}

function AutoRestartPanel({ onLeave }: { onLeave: () => void }) {
  const params = useParams(projectPaths.instance)
  const status = useAppSelector(state => selectAutoRestart(state, params))
  if (!status) return null
  const { isEnabled, policy, settingsHref, cooldown, outlook } = status
  return (
    <>
      <Fact label="Auto-restart">
        <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? 'Enabled' : 'Disabled'}</Badge>
      </Fact>
      <div onClick={onLeave}>
        <Link href={settingsHref} look="bare" className={styles.link}>
          <Fact label="Policy">
            <Badge tone={policy === 'never' ? 'neutral' : 'success'}>{policy}</Badge>
            <ChevronRight size={14} className={styles.chevron} />
          </Fact>
        </Link>
      </div>
      {cooldown && (
        <Fact label="Cooldown">
          {cooldown.isOver && <Spinner size={14} />}
          {cooldown.text}
        </Fact>
      )}
      <p className={styles.outlook}>
        {outlook} Learn more about <Link href={GUIDE}>instance auto-restart</Link>
      </p>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </span>
  )
}

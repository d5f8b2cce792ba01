import { AutoRestartCard } from './AutoRestartCard'
import { GroupsCard } from './GroupsCard'
import styles from './SettingsTab.module.css'

/** The groups of an instance, and what becomes of it when it fails. */
export function SettingsTab() {
  return (
    <div className={styles.cards}>
      <GroupsCard kind="antiAffinity" />
      <GroupsCard kind="affinity" />
      <AutoRestartCard />
    </div>
  )
}

import { autoRestartForm } from '@/store/project/instance-settings/auto-restart.form'
import { groupActions } from '@/store/project/instance-settings/instance-settings'
import { instanceViewPoll } from '@/store/project/instance/instance'
import { AutoRestartCard } from './AutoRestartCard'
import { GroupsCard } from './GroupsCard'
import styles from './tab.module.css'

/** The groups of an instance, and whether it restarts after a failure. */
function SettingsTab() {
  return (
    <div className={styles.cards}>
      <GroupsCard kind="antiAffinity" />
      <GroupsCard kind="affinity" />
      <AutoRestartCard />
    </div>
  )
}

export {
  autoRestartForm as form,
  groupActions as actions,
  instanceViewPoll as poll,
  SettingsTab as View,
}

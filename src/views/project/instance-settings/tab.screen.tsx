import { autoRestartForm } from '@/store/project/instance-settings/auto-restart.form'
import { cpuPlatformForm } from '@/store/project/instance-settings/cpu-platform.form'
import { jumboFramesForm } from '@/store/project/instance-settings/jumbo-frames.form'
import { groupActions } from '@/store/project/instance-settings/instance-settings'
import { instanceViewPoll } from '@/store/project/instance/instance'
import { multicastActions } from '@/store/project/multicast-groups/multicast-groups'
import { useSupports } from '@/store/release/hooks'
import { MulticastGroupsCard } from '../multicast-groups/MulticastGroupsCard'
import { AutoRestartCard } from './AutoRestartCard'
import { CpuPlatformCard } from './CpuPlatformCard'
import { GroupsCard } from './GroupsCard'
import { JumboFramesCard } from './JumboFramesCard'
import styles from './tab.module.css'

/** The groups of an instance, whether it restarts after a failure, and what it needs. */
function SettingsTab() {
  const hasMulticast = useSupports('multicastGroups')
  const hasPlatforms = useSupports('cpuPlatform')
  const hasJumboFrames = useSupports('jumboFrames')
  return (
    <div className={styles.cards}>
      <GroupsCard kind="antiAffinity" />
      <GroupsCard kind="affinity" />
      {hasMulticast && <MulticastGroupsCard />}
      <AutoRestartCard />
      {hasPlatforms && <CpuPlatformCard />}
      {hasJumboFrames && <JumboFramesCard />}
    </div>
  )
}

const actions = [...groupActions, ...multicastActions]

const forms = [cpuPlatformForm, jumboFramesForm]

export { autoRestartForm as form, forms, actions, instanceViewPoll as poll, SettingsTab as View }

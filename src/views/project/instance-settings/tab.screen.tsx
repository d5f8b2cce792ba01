import {
  autoRestartForm as form,
  cpuPlatformForm,
  selectCpuPlatform,
  jumboFramesForm,
  selectIsJumboChanged,
} from '@/store/project/instance-settings/settings.form'
import { groupActions } from '@/store/project/instance-settings/instance-settings'
import { instanceViewPoll } from '@/store/project/instance/instance'
import { multicastActions } from '@/store/project/multicast-groups/multicast-groups'
import { useSupports } from '@/store/release/release'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'
import { SettingsCard } from '@/views/shared/settings-card/SettingsCard'
import { systemEntries } from '@/store/layouts'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Stack } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { MulticastGroupsCard } from '../multicast-groups/MulticastGroupsCard'
import { AutoRestartCard } from './AutoRestartCard'
import { GroupsCard } from './GroupsCard'
import { CpuPlatformSelect } from './CpuPlatformSelect'
import { JumboFramesOffer } from './JumboFramesOffer'
import { useJumboFramesAllowed } from './use-jumbo-frames-allowed'

/** Whether the instance sends jumbo frames. */
function JumboFramesCard() {
  const params = useParams(projectPaths.instance)
  return (
    <SettingsCard
      form={jumboFramesForm}
      title="Jumbo frames"
      description="A change takes effect at the next restart, and only if the operator of the rack allows jumbo frames."
      isChanged={useAppSelector(state => selectIsJumboChanged(state, params))}
    >
      <jumboFramesForm.Field name="isEnabled" as={Checkbox} label="Enable jumbo frames" />
      <OperatorSetting />
    </SettingsCard>
  )
}

/** What the operator has set, for users who may see it. */
function OperatorSetting() {
  const isAllowed = useJumboFramesAllowed()
  if (isAllowed === undefined) return null
  return (
    <PropertiesTable>
      <Property label="System setting">
        <span>{isAllowed ? 'Allowed by the operator' : 'Not allowed'}</span>
        <Link href={systemEntries.networkingSettings}>Networking settings</Link>
      </Property>
    </PropertiesTable>
  )
}

/** The processors that the instance needs. */
function CpuPlatformCard() {
  const params = useParams(projectPaths.instance)
  const platform = useAppSelector(state => selectCpuPlatform(state, params))
  if (!platform) return null
  return (
    <SettingsCard
      form={cpuPlatformForm}
      title="CPU platform"
      description="A change takes effect at the next start, which fails if no sled has the platform."
      isChanged={platform.isChanged}
      reason={platform.reason}
      remedy={<JumboFramesOffer form={cpuPlatformForm} />}
    >
      <cpuPlatformForm.Field name="platform" as={CpuPlatformSelect} />
    </SettingsCard>
  )
}

/** The groups of an instance, whether it restarts after a failure, and what it needs. */
function SettingsTab() {
  const hasMulticast = useSupports('multicastGroups')
  const hasPlatforms = useSupports('cpuPlatform')
  const hasJumboFrames = useSupports('jumboFrames')
  return (
    <Stack gap={6}>
      <GroupsCard kind="antiAffinity" />
      <GroupsCard kind="affinity" />
      {hasMulticast && <MulticastGroupsCard />}
      <AutoRestartCard />
      {hasPlatforms && <CpuPlatformCard />}
      {hasJumboFrames && <JumboFramesCard />}
    </Stack>
  )
}

const actions = [...groupActions, ...multicastActions]

const forms = [cpuPlatformForm, jumboFramesForm]

export { form, forms, actions, instanceViewPoll as poll, SettingsTab as View }

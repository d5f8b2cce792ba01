import {
  cpuPlatformForm,
  selectCpuPlatform,
  useCpuPlatformField,
} from '@/store/project/instance-settings/cpu-platform.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'
import { CpuPlatformSelect } from './CpuPlatformSelect'
import { JumboFramesOffer } from './JumboFramesOffer'
import { SettingsCard } from '@/views/shared/settings-card/SettingsCard'

/** The processors that the instance needs. */
export function CpuPlatformCard() {
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
      <PlatformField />
    </SettingsCard>
  )
}

function PlatformField() {
  return <CpuPlatformSelect {...useCpuPlatformField('platform')} />
}

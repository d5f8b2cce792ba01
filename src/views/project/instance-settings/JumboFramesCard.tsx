import {
  jumboFramesForm,
  selectIsJumboChanged,
  useJumboFramesField,
} from '@/store/project/instance-settings/jumbo-frames.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { useParams } from '@/views/shell/route-context'
import { SettingsCard } from './SettingsCard'

/** Whether the instance sends jumbo frames. */
export function JumboFramesCard() {
  const params = useParams(projectPaths.instance)
  return (
    <SettingsCard
      form={jumboFramesForm}
      title="Jumbo frames"
      description="A change takes effect at the next restart, and only if the operator of the rack allows jumbo frames."
      isChanged={useAppSelector(state => selectIsJumboChanged(state, params))}
    >
      <EnabledField />
    </SettingsCard>
  )
}

function EnabledField() {
  return <Checkbox {...useJumboFramesField('isEnabled')} label="Enable jumbo frames" />
}

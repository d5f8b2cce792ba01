import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectAddedTo,
  selectSledOptions,
  sledsAddForm as form,
} from '@/store/system/rack-membership/add-sleds.form'
import { selectReasonNoSleds } from '@/store/system/rack-membership/rack-membership'
import { TwoLineCell } from '@/ui/Cells/TextCells'
import { CheckboxGroup } from '@/ui/Checkbox/CheckboxGroup'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Message } from '@/ui/Message/Message'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** Adds uninitialized sleds to a rack. */
function AddSledsView() {
  const rackId = useAppSelector(selectAddedTo)
  const hasSleds = useAppSelector(selectSledOptions).length > 0
  const reason = useAppSelector(state => selectReasonNoSleds(state, { rackId }))
  return (
    <SideForm
      form={form}
      title="Add sleds"
      disabledReason={reason ?? (hasSleds ? undefined : 'No sled is waiting to be added.')}
    >
      {hasSleds ? (
        <>
          <Sleds />
          <NextSteps />
        </>
      ) : (
        <EmptyState
          title="No uninitialized sleds"
          body="Insert the sleds and power them on. They must run the same release as the rack: see the vendor’s guide."
        />
      )}
    </SideForm>
  )
}

function Sleds() {
  const options = useAppSelector(selectSledOptions)
  return (
    <CheckboxGroup
      {...form.useField('sleds')}
      label="Sleds"
      isRequired
      options={options.map(({ value, label, detail }) => ({
        value,
        label: <TwoLineCell first={label} second={detail} />,
      }))}
    />
  )
}

function NextSteps() {
  const mayNeedRecovery = useSupports('updateRecovery')
  return (
    <Message>
      This takes minutes: first the sleds of the rack agree on the new members, then the new sleds
      appear under Sleds, where instances and disks may be placed on them.
      {mayNeedRecovery && ' Afterwards, the page System update may ask you to finish recovery.'}
    </Message>
  )
}

export { form, AddSledsView as View }

import { formChanged } from '@/store/forms/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import {
  announceSetEditForm as form,
  selectTheirDescription,
  useAnnounceSetEditField as useField,
} from '@/store/system/bgp/announce-set.form'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { Button } from '@/ui/Button/Button'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { Message } from '@/ui/Message/Message'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { AnnouncementsField, ChangesNotice } from './AnnounceSetFields'
import styles from './bgp.module.css'

/** Edits an announce set, over the list. The API knows it by its name, which stays. */
function AnnounceSetEditView() {
  return (
    <SideForm
      form={form}
      title="Edit announce set"
      subtitle={useField('name').value}
      submitLabel="Update announce set"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <DescriptionField {...useField('description')} />
      <DescriptionConflict />
      <AnnouncementsField form={form} useField={useField} />
      <ChangesNotice useField={useField} />
    </SideForm>
  )
}

/** Asks whose description is kept, if others have changed it as well. */
function DescriptionConflict() {
  const send = useSend()
  const theirs = useAppSelector(selectTheirDescription)
  const { value: before } = useField('before')
  const decide = (values: { description?: string } = {}) =>
    send(
      formChanged({
        form: form.name,
        values: { ...values, before: { ...before, description: theirs } },
      }),
    )
  return (
    <div role="status">
      {theirs !== undefined && (
        <Message tone="notice" title="Someone else has changed the description">
          <p className={styles.theirs}>{theirs === '' ? 'It is empty now.' : theirs}</p>
          <div className={styles.decision}>
            <Button size="sm" onPress={() => decide()}>
              Keep mine
            </Button>
            <Button size="sm" onPress={() => decide({ description: theirs })}>
              Take theirs
            </Button>
          </div>
        </Message>
      )}
    </div>
  )
}

export { form, AnnounceSetEditView as View }

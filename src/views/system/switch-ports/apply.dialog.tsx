import { useAppSelector } from '@/store/setup/hooks'
import { selectApply, switchPortApplyForm as form } from '@/store/system/switch-ports/apply.form'
import { sessionWarnings } from '@/store/system/switch-ports/rules'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** The open form that applies settings to a port. */
function ApplyModal() {
  const { port, applied, risk, items } = useAppSelector(selectApply)
  return (
    <ModalForm form={form} title="Apply settings">
      <p>
        {applied === null ? (
          <>
            The port <strong>{port}</strong> has no settings now.
          </>
        ) : (
          <>
            The port <strong>{port}</strong> has the settings <strong>{applied}</strong> now. They
            are replaced as a whole.
          </>
        )}
      </p>
      {risk !== 'none' && (
        <Message tone={risk === 'sure' ? 'danger' : 'notice'}>
          <RichText text={sessionWarnings[risk]} />
        </Message>
      )}
      <Combobox
        {...form.useField('settings')}
        label="Settings"
        placeholder="Select port settings"
        items={items}
        isRequired
      />
    </ModalForm>
  )
}

export { form, ApplyModal as View }

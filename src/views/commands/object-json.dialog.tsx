import { objectJson, objectJsonForm } from '@/store/commands/screen-object'
import { useForm } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { CopyTextButton } from '@/ui/CopyCode/CopyTextButton'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { useRoute } from '@/views/shell/route-context'
import styles from './EquivalentsDialog.module.css'

/** The object on the screen as JSON, with the keys of the API. */
function ObjectJsonDialog() {
  const { cancel } = useForm(objectJsonForm)
  const route = useRoute()
  const text = useAppSelector(state => objectJson(state, route))
  return (
    <Modal
      title="JSON"
      width="free"
      cancelLabel="Close"
      onDismiss={cancel}
      actionButton={<CopyTextButton label="Copy JSON" text={text} />}
    >
      <ModalSection>
        <pre className={styles.text} tabIndex={0} aria-label="Object as JSON">
          <code>{text}</code>
        </pre>
      </ModalSection>
    </Modal>
  )
}

export { objectJsonForm as form, ObjectJsonDialog as View }

import { Link } from '@/ui/Link/Link'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import styles from './PreviewBanner.module.css'

const MIRAGE = 'https://miragejs.com'
const API_DOCUMENT = 'https://github.com/oxidecomputer/omicron/blob/main/openapi/nexus.json'

const repositories = [
  { label: 'Web console', href: 'https://github.com/oxidecomputer/console' },
  { label: 'TypeScript API client generator', href: 'https://github.com/oxidecomputer/oxide.ts' },
  { label: 'Control plane and API', href: 'https://github.com/oxidecomputer/omicron' },
]

/** Explains what a technical preview is, and what happens to objects created in it. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Console technical preview" cancelLabel="Close" onDismiss={onClose}>
      <ModalSection>
        <p>
          This is Basalt, a console for the Oxide cloud platform, running without a rack: the API it
          talks to is <Link href={MIRAGE}>mocked inside this browser tab</Link>.
        </p>
        <p>
          What you create is kept while you use the console. Nobody else can see it, and it is lost
          when you reload the page.
        </p>
        <p>
          Requests and answers have the form that the{' '}
          <Link href={API_DOCUMENT}>OpenAPI document</Link> of the API describes. What happens
          behind them is simulated as far as needed to develop and test the console.
        </p>
      </ModalSection>
      <ModalSection>
        <h3 className={styles.heading}>Relevant repositories</h3>
        <ul className={styles.repositories}>
          {repositories.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </ModalSection>
    </Modal>
  )
}

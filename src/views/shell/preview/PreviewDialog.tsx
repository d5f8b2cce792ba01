import { Stack, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { Modal, ModalSection } from '@/ui/Modal/Modal'

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
        <Text as="h3" color="text">
          Relevant repositories
        </Text>
        <Stack as="ul" gap={2}>
          {repositories.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </Stack>
      </ModalSection>
    </Modal>
  )
}

import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createRecorder } from '@/recorder/recorder'
import { formChanged, formRequested, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { imageIds } from '@/mirage/seeds/images'
import { showConsole } from '#tests/support/shown-console'
import { makeCertificate } from '../backend/support/x509'

const pair = makeCertificate({ hosts: ['maze-war.sys.rack.example'] })
const rsa = makeCertificate({ kind: 'rsa' })
const SSH_KEY = `ssh-ed25519 ${Buffer.from('\0\0\0\x0bssh-ed25519 and its key').toString('base64')}`
const base64 = (text: string) => Buffer.from(text).toString('base64')

const PROVIDER = {
  name: 'fresh-idp',
  technicalContactEmail: 'ops@rack.example',
  spClientId: 'basalt',
  sloUrl: 'https://rack.example/slo',
  idpEntityId: 'https://idp.example',
}
const PROVIDER_PATH = '/system/silos/maze-war/idps-new'
const METADATA = '<EntityDescriptor entityID="https://idp.example"/>'

interface Place {
  form: string
  path: string
  /** The form opens over the page of its path. */
  isDialog?: boolean
  values: Record<string, unknown>
  /** What is pasted, by the label of the field. */
  pasted: Record<string, string>
  /** A part of the request body. */
  sent: Record<string, unknown>
}

const PLACES: readonly Place[] = [
  {
    form: 'instanceCreate',
    path: '/projects/mock-project/instances-new',
    values: { name: 'pasted', siloImageId: imageIds.alpine },
    pasted: { 'User data': '#cloud-config\nhostname: schön\n' },
    sent: { user_data: base64('#cloud-config\nhostname: schön\n') },
  },
  {
    form: 'certificateCreate',
    path: '/certificates-new',
    values: { name: 'pasted' },
    pasted: { Certificate: pair.cert, 'Private key': pair.key },
    sent: { cert: pair.cert, key: pair.key },
  },
  {
    form: 'identityProviderCreate',
    path: PROVIDER_PATH,
    values: { ...PROVIDER, metadataUrl: 'https://idp.example/metadata' },
    pasted: { 'Public certificate': rsa.cert, 'Private key': rsa.plainKey },
    sent: { signing_keypair: { public_cert: rsa.certDer, private_key: rsa.keyDer } },
  },
  {
    form: 'identityProviderCreate',
    path: PROVIDER_PATH,
    values: { ...PROVIDER, metadataSource: 'xml' },
    pasted: { 'Metadata source XML': METADATA },
    sent: { idp_metadata_source: { type: 'base64_encoded_xml', data: base64(METADATA) } },
  },
  {
    form: 'siloCertificateAdd',
    path: '/system/silos-new',
    isDialog: true,
    values: { name: 'pasted' },
    pasted: { Certificate: pair.cert, 'Private key': pair.key },
    sent: { tls_certificates: [{ name: 'pasted', cert: pair.cert, key: pair.key }] },
  },
  {
    form: 'sshKeyCreate',
    path: '/settings/ssh-keys-new',
    values: { name: 'pasted' },
    pasted: { 'Public key': SSH_KEY },
    sent: { public_key: SSH_KEY },
  },
]

const show = async ({ form, path, isDialog, values }: Place) => {
  const recorder = createRecorder({ build: 'test', apiVersion: '1' })
  const console = await showConsole({ path, recorder })
  if (isDialog) await console.send(formRequested({ form, params: {} }))
  await console.settle()
  for (const [field, value] of Object.entries(values))
    await console.send(formChanged({ form, values: { [field]: value } }))
  await console.settle()
  const paste = async (label: string, text: string) => {
    const place = screen.getByLabelText<HTMLTextAreaElement>(label)
    place.focus()
    await console.user.paste(text)
    await console.settle()
  }
  return { ...console, recorder, paste }
}

describe.each(PLACES.map(place => [Object.keys(place.pasted).join(' and '), place] as const))(
  'the field for %s',
  (_fields, place) => {
    test(`of ${place.form} can be pasted into, and no log or draft has the text`, async () => {
      const { paste, recorder, settle, send, ...console } = await show(place)
      for (const [label, text] of Object.entries(place.pasted)) {
        await paste(label, text)
        expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe(text)
      }
      await console.advance(2_000)
      const isKept = (text: string) => {
        const kept = JSON.stringify([recorder.log(), [...console.storage]])
        return kept.includes(JSON.stringify(text.split('\n')[1] ?? text).slice(1, -1))
      }
      expect(Object.values(place.pasted).filter(isKept)).toEqual([])
      await send(formSubmitted({ form: place.form }))
      await settle()
      expect(selectForm(console.state(), place.form)?.context.errors ?? {}).toEqual({})
      if (place.isDialog) {
        await send(formChanged({ form: 'siloCreate', values: { name: 'quarry' } }))
        await send(formSubmitted({ form: 'siloCreate' }))
        await settle()
      }
      const sent = console.requests.findLast(({ method }) => method === 'POST')
      expect(JSON.parse(sent?.body ?? '{}')).toMatchObject(place.sent)
      // The API answers with certificates and public keys.
      const { 'Private key': key, 'User data': userData } = place.pasted
      expect([key, userData].filter(text => text !== undefined && isKept(text))).toEqual([])
    })
  },
)

test('the limit of user data is in bytes, and told while typing', async () => {
  const [place] = PLACES
  const { paste, state } = await show(place!)
  await paste('User data', 'ö'.repeat(16 * 1024))
  expect(selectForm(state(), 'instanceCreate')?.context.errors).toEqual({})
  await paste('User data', '!')
  expect(selectForm(state(), 'instanceCreate')?.context.errors).toEqual({
    userData: 'Must be at most 32 KiB',
  })
})

test('a chosen file takes the place of the text, and clearing it lets the user type again', async () => {
  const [place] = PLACES
  const { paste, user, settle, state } = await show(place!)
  await paste('User data', 'typed')
  const file = new File(['chosen'], 'setup.sh')
  await user.upload(screen.getByLabelText('Choose file for User data'), file)
  await settle()
  const valueOf = () => selectForm(state(), 'instanceCreate')?.context.values.userData
  expect(valueOf()).toEqual({ id: 'setup.sh', name: 'setup.sh', size: 6 })
  expect(document.querySelector('textarea[name=userData]')).toBeNull()
  await user.click(screen.getByText('Clear file'))
  await settle()
  expect(valueOf()).toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>('User data').value).toBe('')
})

test('the text of a chosen public key can be edited', async () => {
  const place = PLACES.find(({ form }) => form === 'sshKeyCreate')!
  const { user, settle } = await show(place)
  const file = new File([`${SSH_KEY} me@home\n`], 'id.pub')
  await user.upload(screen.getByLabelText('Choose file for Public key'), file)
  await settle()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Public key').value).toBe(
    `${SSH_KEY} me@home\n`,
  )
})

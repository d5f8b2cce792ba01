import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import type { WireRequest, WireResponse } from '@/ports/ports'
import { formChanged, formRequested, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { siloImage } from '#tests/integration/instance-create/support'
import { makeCertificate } from '#tests/integration/backend/support/x509'
import { leaksOf } from '#tests/support/planted'
import { replayed, startRecorded } from '#tests/support/recordings'

const ANSWERS = [400, 409, 500].flatMap(status =>
  ['application/json', 'text/plain'].map(type => ({ status, type })),
)

/** The message of a careless server: the whole body, in several encodings. */
const echoOf = (body: string) => {
  const base64 = Buffer.from(body).toString('base64')
  return `Refused: ${body} ${JSON.stringify(body)} ${encodeURIComponent(body)} ${base64} <end>`
}

/** A server or proxy that repeats the request body in each response. */
const echoing = () => {
  let count = 0
  return {
    count: () => count,
    wire: async (request: WireRequest, next: (request: WireRequest) => Promise<WireResponse>) => {
      if (request.method === 'GET' || request.body === null) return next(request)
      const { status, type } = ANSWERS[count++ % ANSWERS.length] ?? ANSWERS[0]!
      const message = echoOf(request.body)
      const refusal = { error_code: 'InvalidRequest', message, request_id: 'the-request' }
      const body = type === 'text/plain' ? message : JSON.stringify(refusal)
      return { status, headers: { 'content-type': type, 'x-request-id': 'the-request' }, body }
    },
  }
}

const SECRET = 'Planted-c0rrect "horse" battery'
const PUBLIC_KEY = `ssh-ed25519 ${Buffer.from(`\0\0\0\x0bssh-ed25519\0\0\0 ${'planted-'.repeat(4)}`, 'latin1').toString('base64')} ada@planted-host`
const USER_DATA = '#cloud-config\npassword: planted in user data\n'
const PAIR = makeCertificate({ hosts: ['*.sys.rack.example'] })
const WEBHOOK = 'https://ada:planted-password@hooks.example/x?token=planted-token&of=rack'
const METADATA = 'https://ada:planted-password@idp.example/x?token=planted-token&of=rack'

const file = (id: string) => ({ id, name: `${id}.pem`, size: 10 })

interface Case {
  form: string
  path: string
  params?: Record<string, string>
  values: Record<string, unknown>
  secrets: readonly string[]
  release?: Release
}

const CASES: readonly Case[] = [
  {
    form: 'loginLocal',
    path: '/login/maze-war/local',
    values: { username: 'ada-quarry', password: SECRET },
    secrets: [SECRET],
  },
  {
    form: 'sshKeyCreate',
    path: '/settings/ssh-keys-new',
    values: { name: 'mine', publicKey: PUBLIC_KEY },
    secrets: [PUBLIC_KEY],
  },
  {
    form: 'localUserCreate',
    path: '/system/silos/pocket-lab',
    params: { silo: 'pocket-lab' },
    values: { username: 'grace', password: SECRET, repeated: SECRET },
    secrets: [SECRET],
  },
  {
    form: 'identityProviderCreate',
    path: '/system/silos/pocket-lab/idps-new',
    values: {
      name: 'idp',
      technicalContactEmail: 'ops@rack.example',
      spClientId: 'basalt',
      sloUrl: 'https://rack.example/slo',
      idpEntityId: 'https://idp.example',
      metadataUrl: METADATA,
    },
    secrets: ['planted-password', 'planted-token'],
  },
  {
    form: 'webhookCreate',
    path: '/system/alerting/receivers-new',
    release: 15,
    values: { name: 'hook', endpoint: WEBHOOK, secret: SECRET },
    secrets: [SECRET, 'planted-password', 'planted-token'],
  },
  {
    form: 'webhookEdit',
    path: '/system/alerting/receivers/broken-hook/edit',
    release: 15,
    values: { endpoint: WEBHOOK },
    secrets: ['planted-password', 'planted-token'],
  },
  {
    form: 'webhookSecretAdd',
    path: '/system/alerting/receivers/broken-hook',
    params: { receiver: 'broken-hook' },
    release: 15,
    values: { secret: SECRET },
    secrets: [SECRET],
  },
  {
    form: 'instanceCreate',
    path: '/projects/mock-project/instances-new',
    values: { name: 'planted', ...siloImage, userData: file('data') },
    secrets: [USER_DATA],
  },
]

describe('a server that repeats request bodies', () => {
  test.each(CASES.map(each => [each.form, each] as const))(
    'leaks no secrets: %s',
    async (form, { path, params, values, secrets, release = 14 }) => {
      const { wire, count } = echoing()
      const console = await startRecorded({
        path,
        wire,
        release,
        files: { data: USER_DATA, key: PAIR.key },
      })
      if (params) await console.send(formRequested({ form, params }))
      await console.send(formChanged({ form, values }))
      const messages: string[] = []
      for (const { type } of ANSWERS) {
        await console.send(formSubmitted({ form }))
        const { failure } = selectForm(console.state(), form)?.context ?? {}
        if (type === 'application/json') messages.push(failure?.message ?? '')
      }
      expect(count()).toBe(ANSWERS.length)
      for (const message of messages)
        expect(message).toMatch(/message is not shown, because it repeats/)
      expect(messages).toHaveLength(3)
      expect(await leaksOf(console, secrets)).toEqual([])
      expect(await replayed(await console.text())).toContain(' checkpoints equal')
    },
  )
})

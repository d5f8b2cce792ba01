import { pemBlocks } from '@/lib/pem'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'
import { MAZE_WAR } from './silos'

/** Both are for `maze-war.sys.basalt.example`, valid until 2054. Their keys were discarded. */
const FIRST = `-----BEGIN CERTIFICATE-----
MIIBqDCCAU2gAwIBAgICEAEwCgYIKoZIzj0EAwIwJjEkMCIGA1UEAwwbbWF6ZS13
YXIuc3lzLmJhc2FsdC5leGFtcGxlMCAXDTI0MDExNTAwMDAwMFoYDzIwNTQwMTE1
MDAwMDAwWjAmMSQwIgYDVQQDDBttYXplLXdhci5zeXMuYmFzYWx0LmV4YW1wbGUw
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASjZJcECAT2V4qLNTlW4ssAwUKhSgiH
fgBh1fi+P6hZhnbflCQC6kqf5Qohtx/yctdJyE/3CxLbcboIVFrhOp8To2kwZzAJ
BgNVHRMEAjAAMCYGA1UdEQQfMB2CG21hemUtd2FyLnN5cy5iYXNhbHQuZXhhbXBs
ZTATBgNVHSUEDDAKBggrBgEFBQcDATAdBgNVHQ4EFgQUnBscKPhJbyGUSnpYs8HK
QIWn6FkwCgYIKoZIzj0EAwIDSQAwRgIhAKVnYLhEgVAj2xOXyxOl1HmYqbNaQN6f
iAMUcxqNwJ1mAiEAjfrpwYPtBh14Y+VL0b/Shl4bXsTB501t10g7GAKOG3M=
-----END CERTIFICATE-----
`

const SECOND = `-----BEGIN CERTIFICATE-----
MIIBpzCCAU2gAwIBAgICEAIwCgYIKoZIzj0EAwIwJjEkMCIGA1UEAwwbbWF6ZS13
YXIuc3lzLmJhc2FsdC5leGFtcGxlMCAXDTI0MDExNTAwMDAwMFoYDzIwNTQwMTE1
MDAwMDAwWjAmMSQwIgYDVQQDDBttYXplLXdhci5zeXMuYmFzYWx0LmV4YW1wbGUw
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATkmj5pmoQ9VAErPKqnSYbT3MuQvoHT
LeafmksC3k5O/3kk3/Tlpsxydi0euyyHUiuIX0Icg9JQRi5z8RiggaLBo2kwZzAJ
BgNVHRMEAjAAMCYGA1UdEQQfMB2CG21hemUtd2FyLnN5cy5iYXNhbHQuZXhhbXBs
ZTATBgNVHSUEDDAKBggrBgEFBQcDATAdBgNVHQ4EFgQUrkmVl6kKQRDcAOXCyV/z
VxGCouAwCgYIKoZIzj0EAwIDSAAwRQIhAN8kNYiMT9QIqGdgjBUusSggfOdQCYEx
S7gKdUEO/j0xAiBe/ZJThSU2lVQcd7sOxSJjwhysKNt5RWayfmR+n9JEUg==
-----END CERTIFICATE-----
`

const certificates = [
  { ...named(fixedId('certificate', 1), 'current', 'In use', '2024-01-15T12:00'), cert: FIRST },
  { ...named(fixedId('certificate', 2), 'next-in-line', '', '2024-12-16T08:20'), cert: SECOND },
]

const DAY = 24 * 3_600_000

/** The first certificate from a day to another: its signature, which nobody verifies, is of no use. */
const between = (from: number, to: number): string => {
  const bytes = pemBlocks(FIRST)[0]?.bytes ?? fail.internal()
  const digits = (time: number) => new Date(time).toISOString().replace(/\D/g, '').slice(0, 14)
  const der = String.fromCharCode(...bytes)
    .replace('240115000000Z', `${digits(from).slice(2)}Z`)
    .replace('20540115000000Z', `${digits(to)}Z`)
  const lines = btoa(der).replaceAll(/.{64}/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}

/** Days since the start of their validity, and until its end. */
const ending: readonly (readonly [name: string, age: number, left: number])[] = [
  ['about-to-end', 85, 5],
  ['due-for-renewal', 61, 29],
  ['renewed', 1, 400],
]

/** Certificates that end soon and later. */
export const seedEndingCertificates = ({ clock, db }: BackendState): void => {
  for (const [index, [name, age, left]] of ending.entries()) {
    const from = clock.now() - age * DAY
    const time = new Date(from).toISOString()
    db.certificates.insert({
      id: fixedId('certificate', 11 + index),
      name,
      description: '',
      timeCreated: time,
      timeModified: time,
      cert: between(from, clock.now() + left * DAY),
      service: 'external_api',
      siloId: MAZE_WAR,
    })
  }
}

export const seedCertificates = ({ db }: BackendState): void => {
  for (const certificate of certificates) {
    db.certificates.insert({ ...certificate, service: 'external_api', siloId: MAZE_WAR })
  }
}

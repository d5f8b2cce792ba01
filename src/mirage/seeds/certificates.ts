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

export const seedCertificates = ({ db }: BackendState): void => {
  for (const certificate of certificates) {
    db.certificates.insert({ ...certificate, service: 'external_api', siloId: MAZE_WAR })
  }
}

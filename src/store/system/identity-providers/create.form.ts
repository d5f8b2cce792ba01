import type {
  IdpMetadataSource,
  SamlIdentityProvider,
  SamlIdentityProviderCreate,
} from '@/api/generated/types'
import type { FileValue, FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { created } from '@/store/forms/outcomes'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { toDer } from '@/store/credentials/contents'
import { derCertificateError, derRsaKeyError, type CredentialFile } from '@/store/credentials/files'
import { webUrlError } from '../alerting/rules'
import { systemPaths, type SystemParams } from '../paths'
import { identityProviderQuery, siloViewQuery } from '../silos/queries'
import { standardAcsUrl } from './rules'

export interface IdentityProviderValues extends Identity {
  technicalContactEmail: string
  spClientId: string
  acsUrl: string
  /** The URL is made from the names of the silo and the provider. */
  isAcsUrlStandard: boolean
  sloUrl: string
  /** X.509 in PEM or DER. */
  publicCert: CredentialFile | null
  /** RSA in PEM or DER. */
  privateKey: CredentialFile | null
  idpEntityId: string
  groupAttributeName: string
  metadataSource: 'url' | 'xml'
  metadataUrl: string
  metadataXml: FileValue | null
}

type Values = IdentityProviderValues

const acsUrlFor = (
  name: string,
  { origin = '', params: { silo }, read }: FormContext<SystemParams<'silo'>>,
) => standardAcsUrl(origin, read(siloViewQuery({ silo }))?.name ?? silo, name)

/** The server needs both files of the pair, or neither. */
const keyPairErrors = ({ publicCert, privateKey }: Values) => ({
  publicCert:
    privateKey && !publicCert
      ? 'The private key needs its public certificate'
      : derCertificateError(publicCert),
  privateKey:
    publicCert && !privateKey
      ? 'The public certificate needs its private key'
      : (derRsaKeyError(privateKey) ??
        (privateKey?.isForeign ? 'This key does not belong to the certificate' : undefined)),
})

const emailError = (text: string) =>
  /^[^\s@]+@[^\s@]+$/.test(text.trim())
    ? undefined
    : 'Must be an email address, such as ops@example.com'

const metadataErrors = ({ metadataSource, metadataUrl, metadataXml }: Values) =>
  metadataSource === 'url'
    ? { metadataUrl: requiredError('Metadata source URL', metadataUrl) ?? webUrlError(metadataUrl) }
    : { metadataXml: requiredError('Metadata source XML', metadataXml) }

const toSource = (
  { metadataSource, metadataUrl }: Values,
  contents: NonNullable<FormContext['contents']>,
): IdpMetadataSource =>
  metadataSource === 'url'
    ? { type: 'url', url: metadataUrl.trim() }
    : { type: 'base64_encoded_xml', data: contents['metadataXml'] ?? '' }

const toBody = (
  values: Values,
  { contents = {} }: FormContext<SystemParams<'silo'>>,
): SamlIdentityProviderCreate => {
  const groupAttributeName = values.groupAttributeName.trim()
  const { publicCert, privateKey } = contents
  return {
    name: values.name,
    description: values.description,
    technicalContactEmail: values.technicalContactEmail.trim(),
    spClientId: values.spClientId.trim(),
    acsUrl: values.acsUrl.trim(),
    sloUrl: values.sloUrl.trim(),
    idpEntityId: values.idpEntityId.trim(),
    ...(groupAttributeName && { groupAttributeName }),
    ...(publicCert !== undefined &&
      privateKey !== undefined && {
        signingKeypair: { publicCert: toDer(publicCert), privateKey: toDer(privateKey) },
      }),
    idpMetadataSource: toSource(values, contents),
  }
}

/** Creates a SAML identity provider of a silo. */
export const identityProviderCreateForm = defineForm<
  Values,
  SamlIdentityProvider,
  SystemParams<'silo'>
>({
  name: 'identityProviderCreate',
  // The URL may contain a username and password, or a token.
  secret: ['metadataUrl'],
  files: {
    publicCert: 'the public certificate',
    privateKey: 'the key',
    metadataXml: 'the metadata',
  },
  keyFiles: ({ privateKey }) => [privateKey],
  checkedAtOnce: ['publicCert', 'privateKey'],
  initial: context => ({
    ...identityForm.initial(),
    technicalContactEmail: '',
    spClientId: '',
    acsUrl: acsUrlFor('', context),
    isAcsUrlStandard: true,
    sloUrl: '',
    publicCert: null,
    privateKey: null,
    idpEntityId: '',
    groupAttributeName: '',
    metadataSource: 'url',
    metadataUrl: '',
    metadataXml: null,
  }),
  adjust: ({ name, isAcsUrlStandard }, changed, context) => ({
    ...(isAcsUrlStandard &&
      (changed.includes('name') || changed.includes('isAcsUrlStandard')) && {
        acsUrl: acsUrlFor(name, context),
      }),
    ...(changed.includes('metadataSource') && { metadataUrl: '', metadataXml: null }),
  }),
  resetsValidation: changed =>
    changed.includes('metadataSource') ? ['metadataUrl', 'metadataXml'] : [],
  check: values =>
    errorsOf({
      ...identityForm.check(values),
      technicalContactEmail:
        requiredError('Technical contact email', values.technicalContactEmail) ??
        emailError(values.technicalContactEmail),
      spClientId: requiredError('Service provider client ID', values.spClientId),
      acsUrl: requiredError('ACS URL', values.acsUrl) ?? webUrlError(values.acsUrl),
      sloUrl: requiredError('Single logout (SLO) URL', values.sloUrl) ?? webUrlError(values.sloUrl),
      ...keyPairErrors(values),
      idpEntityId: requiredError('Entity ID', values.idpEntityId),
      ...metadataErrors(values),
    }),
  toCommand: (values, context) => ({
    endpoint: 'samlIdentityProviderCreate',
    args: { query: { silo: context.params.silo }, body: toBody(values, context) },
  }),
  succeeded: created('Identity provider', systemPaths.silo, 'provider', identityProviderQuery),
  leaveTo: systemPaths.silo,
})

// Credential provider chain, IMDS: where a server without a key of its own may be told one for its role.
import { StartRefusal } from './refusal.ts'

/** A role of the machine, of the container or of the pod that the server runs in. */
export type RoleSource =
  /** A token in a file (web identity, IRSA) is changed for a key at the token service (STS). */
  | {
      readonly kind: 'web-identity'
      readonly tokenFile: string
      readonly role: string
      readonly session: string
      readonly endpoint: string | undefined
    }
  /** An address that containers alone can ask (ECS, EKS Pod Identity). */
  | {
      readonly kind: 'container'
      readonly address: string
      readonly token: string | undefined
      readonly tokenFile: string | undefined
    }
  /** The machine's own metadata (IMDSv2). */
  | { readonly kind: 'machine'; readonly endpoint: string }

type Environment = Readonly<Record<string, string | undefined>>

const OF_MACHINES = 'http://169.254.169.254'
const OF_CONTAINERS = 'http://169.254.170.2'
/** Where such an address may lead without encryption: to this machine, or to what a provider puts beside a container. */
const BESIDE =
  /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\]|169\.254\.170\.2|169\.254\.170\.23|\[fd00:ec2::23\])(:\d+)?\//

/** Reads the names that all tools for S3 have for it; undefined where nothing says that there is a role. */
export function readRole(environment: Environment): RoleSource | undefined {
  const { AWS_WEB_IDENTITY_TOKEN_FILE, AWS_ROLE_ARN, AWS_ROLE_SESSION_NAME, AWS_ENDPOINT_URL_STS } = environment
  if (AWS_WEB_IDENTITY_TOKEN_FILE && AWS_ROLE_ARN) {
    const session = AWS_ROLE_SESSION_NAME || 'mimar'
    const endpoint = AWS_ENDPOINT_URL_STS || undefined
    return { kind: 'web-identity', tokenFile: AWS_WEB_IDENTITY_TOKEN_FILE, role: AWS_ROLE_ARN, session, endpoint }
  }
  return readContainer(environment) ?? readMachine(environment)
}

function readContainer(environment: Environment): RoleSource | undefined {
  const { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI, AWS_CONTAINER_CREDENTIALS_FULL_URI } = environment
  const { AWS_CONTAINER_AUTHORIZATION_TOKEN, AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE } = environment
  const address = AWS_CONTAINER_CREDENTIALS_RELATIVE_URI
    ? OF_CONTAINERS + AWS_CONTAINER_CREDENTIALS_RELATIVE_URI
    : AWS_CONTAINER_CREDENTIALS_FULL_URI
  if (!address) return undefined
  // Whoever answers there is believed, and is sent the token.
  if (!URL.canParse(address) || !(address.startsWith('https://') || BESIDE.test(address))) {
    throw new StartRefusal(
      'AWS_CONTAINER_CREDENTIALS_FULL_URI must have https, or lead to this machine: a key is not asked for in the open.',
    )
  }
  const token = AWS_CONTAINER_AUTHORIZATION_TOKEN || undefined
  return { kind: 'container', address, token, tokenFile: AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE || undefined }
}

/** Asked only where that is said: who has forgotten a key elsewhere is told so when the server starts. */
function readMachine(environment: Environment): RoleSource | undefined {
  const { AWS_EC2_METADATA_DISABLED, AWS_EC2_METADATA_SERVICE_ENDPOINT: set } = environment
  const isAsked = AWS_EC2_METADATA_DISABLED ? AWS_EC2_METADATA_DISABLED.toLowerCase() === 'false' : set
  if (!isAsked) return undefined
  return { kind: 'machine', endpoint: (set || OF_MACHINES).replace(/\/+$/, '') }
}

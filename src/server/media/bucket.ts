import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { ServiceAway } from '../http/service-away.ts'
import type { FileStore } from './file-store.ts'

const patience = 10_000
const retries = 2

/** A bucket of any S3-compatible service, given by `S3_URL`: https://KEY:SECRET@host/bucket?region=eu-central-1 */
export function openBucket(address: string): FileStore {
  const { username, password, origin, pathname, searchParams } = new URL(address)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries,
  })
  const folder = `${origin}${pathname.replace(/\/+$/, '')}`

  async function send(method: string, name: string, body?: Buffer): Promise<Response | null> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const sent = client.fetch(`${folder}/${name}`, {
      method,
      headers: { 'x-amz-content-sha256': hash },
      ...(body ? { body: Uint8Array.from(body) } : {}),
      signal: AbortSignal.timeout(patience),
    })
    const answer = await sent.catch((cause: unknown) => {
      throw new ServiceAway('The file store does not answer.', { cause })
    })
    if (answer.status === 404) return null
    const said = `The file store answered ${answer.status} to ${method}.`
    if (answer.status >= 500) throw new ServiceAway(said)
    if (!answer.ok) throw new Error(said)
    return answer
  }

  return {
    put: async (name, bytes) => {
      if (!(await send('PUT', name, bytes))) throw new Error('The bucket of S3_URL does not exist.')
    },
    get: async (name) => {
      const answer = await send('GET', name)
      return answer && Buffer.from(await answer.arrayBuffer())
    },
    has: async (name) => (await send('HEAD', name)) !== null,
    remove: async (name) => {
      await send('DELETE', name)
    },
  }
}

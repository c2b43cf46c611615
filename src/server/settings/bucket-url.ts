export const bucketUrlForm =
  'an address with a key and a bucket, such as https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1'

/** Without a bucket in the path, every file would be written to a bucket of the file's own name. */
export function isBucketUrl(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.username !== '' && url.password !== '' && /[^/]/.test(url.pathname)
}

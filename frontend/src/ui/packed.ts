/** Text packed into the part of an address after `#`, which browsers never send to a server. */

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Characters of unpacked text: nobody's branches have so many. */
const MOST = 100_000

/** The text, or null where the link was cut or changed on its way. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const characters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    )
    return text.length <= MOST ? text : null
  } catch {
    return null
  }
}

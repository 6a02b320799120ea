// Whose data this is, without naming them: sign-in data on the device is encrypted, and a uid beside it would give the player away.

/**
 * The same for the same player on every device, and not reversible: 53 bits of a random id of 168. Not for secrets, which is why a
 * plain hash is enough; Web Crypto's are asynchronous, and missing outside secure contexts.
 */
export function ownerTag(uid: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of uid) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

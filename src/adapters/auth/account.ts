// The player's account on our own server: profile, export, deletion. A copy of the profile is kept encrypted on the device, so that
// the name is known offline.

import * as v from 'valibot';
import type { UserProfile } from '../../../machines/ports.ts';
import { ApiError, codeOf } from '../api/apiError.ts';
import type { Http } from '../api/http.ts';
import { type PersonAccount, USER_INFO } from './person.ts';
import type { Vault } from './vault.ts';

const ProfileAnswer = v.object({
  uid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  username: v.pipe(v.string(), v.maxLength(200)),
  avatar: v.pipe(v.string(), v.maxLength(40)),
  email: v.pipe(v.string(), v.maxLength(400)),
  emailVerified: v.boolean(),
  createdAt: v.number(),
});

/** TOKEN_INVALID means that an earlier attempt has deleted the account, but its response was lost. */
function acceptIfDeleted(error: unknown): void {
  if (codeOf(error) !== 'TOKEN_INVALID') throw error;
}

const PATH = 'user/info';
/** ms; an export may be tens of megabytes. */
const EXPORT_TIMEOUT = 120_000;

export function createAccount(http: Http, vault: Vault): PersonAccount {
  async function taken(raw: unknown): Promise<UserProfile> {
    const { success, output, issues } = v.safeParse(ProfileAnswer, raw);
    if (!success) throw new ApiError('rubbish', { cause: new v.ValiError(issues) });
    await vault.write(USER_INFO, output, output.uid);
    return output;
  }
  return {
    profile: async (signal) => taken(await http.get(PATH, { signal, quiet: true })),
    rename: async (username) => taken(await http.patch(PATH, { body: { username }, quiet: true })),
    chooseAvatar: async (avatar) => taken(await http.patch(PATH, { body: { avatar }, quiet: true })),
    async keptProfile(uid) {
      const { success, output } = v.safeParse(ProfileAnswer, await vault.read(USER_INFO, uid));
      return success ? output : undefined;
    },
    async forget() {
      vault.remove(USER_INFO);
    },
    async export() {
      const everything = await http.get('user/export', { quiet: true, timeout: EXPORT_TIMEOUT });
      return `${JSON.stringify(everything, null, 2)}\n`;
    },
    async remove() {
      await http.delete('user', { quiet: true }).catch(acceptIfDeleted);
      vault.remove(USER_INFO);
    },
  };
}

/** The server's variables under which its ads come from an ad house at this address (tools/adHouse). */
export const adVariables = (house: string): Readonly<Record<string, string>> => ({
  AD_TAG_URL: `${house}/vast.xml?site={site}&correlator={correlator}`,
  CONSENT_URL: `${house}/cmp.js`,
  IMA_URL: `${house}/ima3.js`,
  AD_PLAYER_URL: house,
  DATA_PARTNER_URL: `${house}/partner.js`,
  AD_PLAYER_VENDOR: '2001',
  DATA_PARTNER_VENDOR: '2002',
  AD_FREE_PRICE: '8',
});

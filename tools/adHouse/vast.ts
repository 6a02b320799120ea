// The VAST 4.2 document. All its addresses are absolute: players drop relative ones without a word.
import type { ScenarioName } from './scenarios.ts';

/** With the playhead, as the standard names them. */
const TRACKED = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip', 'pause', 'resume'] as const;

/** s */
const SKIP_OFFSET = '00:00:02';

/** `house`: the origin at which the document was requested. */
export function vast(house: string, scenario: ScenarioName): string {
  const ping = (event: string): string => `<![CDATA[${house}/track/${event}]]>`;
  if (scenario === 'noAd') return document(`<Error>${ping('error?code=[ERRORCODE]')}</Error>`);
  const film = scenario === 'adError' ? 'missing.webm' : 'film.webm';
  return document(`
  <Ad id="1">
    <InLine>
      <AdSystem version="1">Ad house</AdSystem>
      <Error>${ping('error?code=[ERRORCODE]')}</Error>
      <Impression id="1">${ping('impression')}</Impression>
      <AdServingId>ad-house-1</AdServingId>
      <AdTitle>Anzeige</AdTitle>
      <Creatives>
        <Creative id="1" sequence="1" adId="1">
          <UniversalAdId idRegistry="unknown">ad-house-1</UniversalAdId>
          <Linear${scenario === 'skipped' ? ` skipoffset="${SKIP_OFFSET}"` : ''}>
            <Duration>00:00:05</Duration>
            <TrackingEvents>${TRACKED.map(
              (event) => `
              <Tracking event="${event}">${ping(event)}</Tracking>`,
            ).join('')}
            </TrackingEvents>
            <VideoClicks>
              <ClickThrough id="1"><![CDATA[${house}/advertiser.html]]></ClickThrough>
              <ClickTracking id="1">${ping('click')}</ClickTracking>
            </VideoClicks>
            <MediaFiles>
              <MediaFile id="1" delivery="progressive" type="video/webm" codec="vp8" width="640" height="360" bitrate="155">
                <![CDATA[${house}/${film}]]>
              </MediaFile>
            </MediaFiles>
          </Linear>
        </Creative>
      </Creatives>
      <Extensions><Extension type="adHouse"><Scenario>${scenario}</Scenario></Extension></Extensions>
    </InLine>
  </Ad>`);
}

function document(inside: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST">${inside}\n</VAST>\n`;
}

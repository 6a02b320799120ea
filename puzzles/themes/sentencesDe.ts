// The sentences of the week in German. What a row means: row.ts. The words in brackets are the days' solution words, from
// Monday on: six to eight letters each, umlauts and ß written out.

import type { SentenceRow } from './row.ts';

export const SENTENCES_DE: readonly SentenceRow[] = [
  {
    when: 'newYear',
    text: 'Um Mitternacht [klirren] die [Gläser], [Raketen] malen [Blumen] in den [Himmel], und das alte Jahr bekommt zum [Abschied] einen [Walzer].',
  },
  {
    when: 1,
    text: 'Drei kleine [Könige] [klingeln] an der [Haustür], schreiben mit [Kreide] an den [Balken] und tragen [Süßes] im [Beutel] davon.',
  },
  {
    when: 2,
    text: 'Der [Januar] zeichnet [Sterne] ans [Fenster], im [Kessel] summt das [Wasser], und der [Nachbar] hat noch [Stollen] übrig.',
  },
  {
    when: 3,
    text: 'Zwischen [Gipfel] und [Hütte] liegen zehn [Kurven], zwei [Pausen], viel [Pulver] und am Ende ein [Teller] voll [Nudeln].',
  },
  {
    when: 4,
    text: 'Im [Garten] streiten [Meisen] und [Spatzen] um die [Körner], bis der [Kleiber] kopfüber [landet] und alle zum [Staunen] bringt.',
  },
  {
    when: 5,
    text: 'Der [Februar] ist ein kurzer [Geselle]: Kaum sind die [Stiefel] [trocken], steht schon ein [Krokus] im [Schnee] und [grinst].',
  },
  {
    when: 6,
    text: 'Gegen graue [Stunden] hilft ein [Rezept]: [Butter], [Zucker], [Vanille], ein warmer [Backofen] und jemand, der [mitisst].',
  },
  {
    when: 'carnival',
    text: 'Der [Förster] geht als [Ritter], die [Lehrerin] als [Rakete], und im [Konfetti] küsst ein [Pinguin] eine [Königin].',
  },
  {
    when: 7,
    text: 'Zwei [Löffel], ein Stück [Kuchen], [heimlich] lange [Blicke]: Die schönsten [Romane] [beginnen] im [Bistro].',
  },
  {
    when: 8,
    text: 'Ein [Eichhorn] sucht hinter der [Wurzel] nach [Nüssen], findet aber [Knöpfe], einen [Golfball], drei [Murmeln] und die erste [Primel].',
  },
  {
    when: 9,
    text: 'Beim [Putzen] im [Keller] taucht alles wieder auf: [Socken], [Briefe], der alte [Globus], Omas [Brille] und ein [Koffer] voller Ferien.',
  },
  {
    when: 10,
    text: 'Die [Kraniche] [kehren] heim, die [Frösche] [stimmen] ihre [Geigen], und die [Lämmer] wissen nicht, wohin mit der [Freude].',
  },
  {
    when: 11,
    text: 'Die [Tulpen] [drängen] nach vorn, das [Veilchen] bleibt [höflich], und die [Hummel] [trödelt] von [Knospe] zu Blüte.',
  },
  {
    when: 12,
    text: 'Wenn am [Sonntag] eine [Stunde] fehlt, haben nur die [Amseln] den [Wecker] [richtig] [gestellt] und [singen].',
  },
  {
    when: 'easter',
    text: 'Im [Gebüsch] [leuchtet] ein rotes Ei, im [Stiefel] ein blaues, und der [Dackel] hat das aus [Nougat] [längst] [gefunden].',
  },
  {
    when: 13,
    text: '[Morgens] [Schirm], [mittags] [Sandalen], [abends] [Mütze]: Der April hat den größten [Schrank].',
  },
  {
    when: 14,
    text: 'Oma sät [Kresse] in [Töpfe], Opa [streicht] [pfeifend] das [Gatter], und der Kater liegt [mitten] im [Spinat].',
  },
  {
    when: 15,
    text: 'Ruft der [Kuckuck], [klimpern] wir mit [Münzen] und [hoffen] auf [Kirschen], [Freunde] und genug [Geduld].',
  },
  {
    when: 16,
    text: 'Unter blühenden [Bäumen] [flicken] zwei [Radler] den [Reifen], teilen ihr [Vesper] und sind dem [Kiesel] fast [dankbar].',
  },
  {
    when: 17,
    text: 'Auf dem [Balkon] trocknet die erste [Wäsche], der [Eismann] [klingelt], und die halbe [Straße] läuft [barfuß] mit dem [Becher] los.',
  },
  {
    when: 18,
    text: 'Am [Maibaum] [flattern] die [Bänder], die [Kapelle] spielt, und selbst der [Küster] tanzt mit der [Wirtin] einen [Walzer].',
  },
  {
    when: 19,
    text: 'Das [Rührei] ist [salzig], der [Kaffee] [lauwarm], das [Gedicht] [wackelt], und doch strahlt die [Mutter].',
  },
  {
    when: 20,
    text: 'Der [Flieder] [duftet], die [Libelle] putzt ihre [Flügel], und im [Tümpel] proben die [Kröten] einen [Schlager].',
  },
  {
    when: 21,
    text: 'Fürs [Picknick] fehlt nur das [Besteck], also [fischen] wir mit den [Fingern] [Gurken] und [Oliven] aus den [Gläsern].',
  },
  {
    when: 22,
    text: 'Aus [Kartons] wird ein [Dampfer], aus dem [Teppich] [Wasser], und der [Kapitän] muss [gleich] zum [Zahnarzt].',
  },
  {
    when: 23,
    text: 'Auf dem [Kuchen] [glänzen] [Beeren], im [Schatten] [wartet] die Sahne, und [niemand] spricht von [Kalorien].',
  },
  {
    when: 24,
    text: 'Papa gießt die [Tomaten], der [Bruder] gießt Papa, und am Ende [hüpft] die ganze [Familie] [lachend] in [Kleidern] unter dem [Schlauch].',
  },
  {
    when: 25,
    text: 'Ums Feuer [sitzen] [Freunde], [Funken] [steigen] zu den [Sternen], und die [Turmuhr] [vergisst] zu schlagen.',
  },
  {
    when: 26,
    text: 'Endlich [Ferien]: Der [Koffer] [klemmt], die [Kinder] [tanzen], und der [Hamster] zieht für drei [Wochen] zu Oma.',
  },
  {
    when: 27,
    text: 'Am [Strand] bauen wir [Burgen] mit [Türmen], [Gräben] und [Muscheln], bis die [Wellen] zu [Besuch] kommen.',
  },
  {
    when: 28,
    text: 'Im [Freibad] riecht es nach [Pommes], auf dem [Handtuch] [schmilzt] das Eis, und vom Turm [springt] mit [Schwung] die [Lehrerin].',
  },
  {
    when: 29,
    text: 'Nach dem [Gewitter] [dampfen] die [Felder], die [Pfützen] [spiegeln] den [Himmel], und der [Storch] spaziert in roten Strümpfen hindurch.',
  },
  {
    when: 30,
    text: 'Im Stau auf der [Autobahn] [spielen] wir [Karten], [reichen] [Melone] durchs [Fenster] und duzen bald den halben [Brenner].',
  },
  {
    when: 31,
    text: 'Der [Kutter] [tuckert] heim, die [Möwen] [zanken], und der [Fischer] tauscht [Krabben] gegen ein [Lächeln].',
  },
  {
    when: 32,
    text: 'Auf dem [Rücken] am [Seeufer] [zählen] wir [Lichter] am [Himmel] und [behalten] jeden [Wunsch] für uns.',
  },
  {
    when: 33,
    text: 'Der [Rucksack] [drückt], der Pfad ist [steinig], doch oben [wartet] die [Sennerin] mit [Kaffee] und [Schmarrn].',
  },
  {
    when: 34,
    text: 'Im [August] [tauschen] die [Nachbarn] [Zucchini] gegen [Bohnen], und am Ende [kochen] alle [dasselbe].',
  },
  {
    when: 35,
    text: 'Der [Ranzen] ist größer als der [Schüler], doch die [Lehrerin] hat [Kreide], [Geduld] und für alle [Fälle] einen [Lutscher].',
  },
  {
    when: 36,
    text: 'Am [Spalier] [reifen] die [Birnen], die [Wespen] [feiern] schon, und Opa sucht die [Leiter] und die [Körbe].',
  },
  {
    when: 37,
    text: 'Im [Weinberg] [klappern] die [Scheren], die [Trauben] [purzeln] in den [Bottich], und der [Winzer] summt.',
  },
  {
    when: 38,
    text: 'Wer eine [Kastanie] in der [Tasche] trägt, den [kümmert] kein [Herbst]: Er hat ein [Stück] [Sommer] zum [Drehen].',
  },
  {
    when: 39,
    text: 'Zwischen [Kürbis], [Möhren], [Ähren] und [Äpfeln] hält ein [Marder] in der [Kirche] seine [Andacht].',
  },
  {
    when: 40,
    text: 'Der [Drachen] [steigt], die [Schnur] summt, und Papa [stolpert] [winkend] in einen [Haufen] [Blätter].',
  },
  {
    when: 41,
    text: 'Der [Förster] kennt jede [Lichtung], jeden [Dachsbau] und jede [Fichte], doch wo im [Oktober] die Pilze [wachsen], erfährt nur der [Dackel].',
  },
  {
    when: 42,
    text: 'Zum perfekten [Regentag] gehören ein [Sessel], ein [Kapitel] zu viel, [Ingwer] im [Becher], dicke [Socken] und kein einziger [Termin].',
  },
  {
    when: 43,
    text: 'Vor der Tür [kichern] [Vampir], [Monster] und [Gespenst], sagen [höflich] Danke und [zählen] ihre [Bonbons].',
  },
  {
    when: 44,
    text: 'Der [November] zieht den [Vorhang] zu, doch dahinter [brennt] der [Leuchter], und die [Familie] [würfelt] um [Nüsse].',
  },
  {
    when: 45,
    text: '[Laternen] [ziehen] durch die [Gassen], vorn [schnaubt] der [Schimmel], und hinten teilen sich zwei einen [Mantel] und eine [Brezel].',
  },
  {
    when: 46,
    text: 'Im Nebel wird der [Strauch] zum [Riesen], das [Fahrrad] zum [Einhorn], der [Nachbar] zum [Agenten], und nur der [Bäcker] duftet wie immer.',
  },
  {
    when: 47,
    text: 'In der [Küche] schneit es Mehl, die [Bleche] [klappern], und wer [nascht], trägt [Zucker] am [Kragen] und die [Unschuld] im Blick.',
  },
  {
    when: 48,
    text: 'Heiße [Maronen], gebrannte [Mandeln], kalte [Finger], eine schiefe [Posaune] und ein [Becher] [Punsch], den der [Kollege] zahlt.',
  },
  {
    when: 49,
    text: 'Abends [glänzen] die [Stiefel], [morgens] [stecken] [Nüsse] und [Orangen] darin: Der [Nikolaus] kennt jede Größe.',
  },
  {
    when: 50,
    text: 'Hinter dem [Türchen] [wartet] ein [Rentier] aus [Marzipan]: Bis [abends] ist davon nur das [Geweih] [übrig].',
  },
  {
    when: 51,
    text: 'Der Baum steht [schief], die [Kugeln] [blinken], und im [Lametta] [lauert] ein [Raubtier] mit [weichen] Pfoten.',
  },
  {
    when: 'christmas',
    text: 'Draußen [schweigt] der [Schnee], drinnen raschelt [Papier], und die [Tanten] [singen] [schräg], aber [herzlich].',
  },
];

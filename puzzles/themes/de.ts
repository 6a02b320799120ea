// The calendar's themes in German, from January on: words that belong to a feast, a season or a pastime of the country.

import type { ThemeRow } from './row.ts';

export const THEMES_DE: readonly ThemeRow[] = [
  {
    id: 'neujahr',
    title: 'Neues Jahr',
    regions: 'de at ch',
    when: { dates: ['12-29', '01-02'] },
    words:
      'RAKETE FEUERWERK SEKT BLEI GLUECK KLEE SCHWEIN VORSATZ SILVESTER NEUJAHR UHR KALENDER JANUAR FONDUE RACLETTE KARPFEN BOWLE PARTY KONFETTI HUFEISEN TANZ WALZER ANFANG PFENNIG KORKEN BOELLER LINSEN',
    clues: { VORSATZ: 'Plan für das neue Jahr', BOELLER: 'Knaller an Silvester', LINSEN: 'Hülsenfrüchte' },
  },
  {
    id: 'dreikoenig',
    title: 'Dreikönig',
    regions: 'de at ch',
    when: { dates: ['01-05', '01-07'] },
    words:
      'KOENIG STERN GOLD WEIHRAUCH MYRRHE KASPAR KAMEL KREIDE SEGEN TUER KRONE LIED SPENDE KRIPPE STALL ORIENT WUESTE MANTEL JANUAR ESEL HIRTE KARAWANE SCHATZ UMHANG',
    clues: { KASPAR: 'einer der drei Weisen', HIRTE: 'hütet Schafe' },
  },
  {
    id: 'wintersport',
    title: 'Skiwoche',
    regions: 'de at ch',
    when: { dates: ['01-17', '01-23'] },
    words:
      'SKI PISTE LIFT SLALOM ABFAHRT SCHANZE RODEL BOB LOIPE HANG SCHNEE HUETTE HELM BRILLE STOCK ALPEN TIROL LAWINE EIS KUFE SCHLITTEN GIPFEL TAL BIATHLON GONDEL SPUR ZIEL MEDAILLE LANGLAUF ANORAK TRAINER',
    clues: { ABFAHRT: 'schnelle Skidisziplin' },
  },
  {
    id: 'winter',
    title: 'Winterwoche',
    regions: 'de at ch',
    when: { dates: ['01-26', '01-30'] },
    words:
      'FROST REIF IGLU OFEN KAMIN SCHAL MUETZE PULLOVER STIEFEL KAKAO TEE DECKE KERZE EISZAPFEN FLOCKE SAUNA FEBRUAR MEISE HANDSCHUH NEBEL KAELTE PUNSCH SUPPE WOLLE PELZ EISBAER PINGUIN TANNE',
  },
  {
    id: 'weiberfastnacht',
    title: 'Karneval am Rhein',
    regions: 'de',
    when: { easter: [-52, -49] },
    words:
      'JECK KAMELLE KOELN PRINZ ORDEN GARDE HELAU ALAAF MAINZ TUSCH RHEIN UMZUG KOSTUEM NARR CLOWN PIRAT MASKE POLKA KAPPE LIED KOELSCH TROMMEL PFEIFE BONBON TANZ WAGEN',
    clues: { JECK: 'rheinischer Narr' },
  },
  {
    id: 'fasching',
    title: 'Fasching',
    regions: 'de at',
    when: { easter: [-48, -47] },
    words:
      'KRAPFEN MASKE CLOWN NARR PRINZ HEXE COWBOY UMZUG BALL KONFETTI PERUECKE SCHMINKE TANZ MUSIK TROMMEL PIRAT KOSTUEM RASSEL FEE RITTER HUT WITZ GARDE SPASS POLKA WALZER',
  },
  {
    id: 'fasnacht',
    title: 'Fasnacht',
    regions: 'ch de at',
    when: { easter: [-45, -41] },
    words:
      'BASEL TROMMEL LARVE LATERNE HEXE GLOCKE LUZERN SCHELLE NARR PFEIFE UMZUG KONFETTI RASSEL BRAUCH WINTER MASKE MARKT TANZ BESEN FEUER STROH TEUFEL SPOTT VERS',
  },
  {
    id: 'valentin',
    title: 'Liebe und Blumen',
    regions: 'de at ch',
    when: { dates: ['02-12', '02-14'] },
    words:
      'ROSE HERZ LIEBE KUSS BRIEF AMOR PRALINE STRAUSS TULPE PAAR TREUE RING DUFT VASE NELKE BLUME KARTE PFEIL ROMANZE GEDICHT DATE BRAUT SCHATZ FLIRT NAEHE',
    clues: { ROMANZE: 'zarte Liebesgeschichte' },
  },
  {
    id: 'fruehling',
    title: 'Frühlingsanfang',
    regions: 'de at ch',
    when: { dates: ['03-18', '03-24'] },
    words:
      'KROKUS TULPE PRIMEL AMSEL BIENE KNOSPE MAERZ GARTEN WIESE SONNE SAAT BEET SPATEN STAR LERCHE SCHWALBE BLUETE NARZISSE WEIDE NEST REGEN LAMM RAD LUFT GRAS APRIL FOHLEN HUMMEL VEILCHEN',
  },
  {
    id: 'april',
    title: 'Ein Scherz',
    regions: 'de at ch',
    when: { dates: ['03-31', '04-01'] },
    words:
      'SCHERZ WITZ NARR CLOWN STREICH ULK JUX SPASS GAG LACHEN SCHELM KASPER PARODIE HUMOR TRICK KABARETT SATIRE NONSENS GRIMASSE KALAUER ANEKDOTE FINTE POSSE',
    clues: { ANEKDOTE: 'kurze heitere Erzählung' },
  },
  {
    id: 'ostern',
    title: 'Ostern',
    regions: 'de at ch',
    when: { easter: [-3, 1] },
    words:
      'HASE NEST LAMM HENNE KUEKEN KORB FARBE TULPE GLOCKE NARZISSE ZOPF KERZE FEUER WIESE KREUZ SCHINKEN OSTERN GRAS VERSTECK KIRCHE HUHN ZWEIG NOUGAT FERIEN PRIMEL MOEHRE BIRKE SCHLEIFE',
    clues: { NOUGAT: 'süße Haselnussmasse', MOEHRE: 'Hasenfutter' },
  },
  {
    id: 'walpurgis',
    title: 'Tanz in den Mai',
    regions: 'de at ch',
    when: { dates: ['04-29', '05-01'] },
    words:
      'HEXE BESEN HARZ MAIBAUM TANZ FEUER BROCKEN BIRKE BOWLE MAI TEUFEL KRANZ BAND MUSIK KESSEL KATZE ZAUBER RABE KAPELLE FEST LIEBE SPUK',
  },
  {
    id: 'muttertag',
    title: 'Muttertag',
    regions: 'de at ch',
    when: { nth: [2, 0, 5], around: [-1, 0] },
    words:
      'MUTTER MAMA BLUME TORTE KAFFEE ROSE KUCHEN HERZ BRIEF STRAUSS OMA TOCHTER SOHN GEDICHT KUSS PRALINE KERZE TEE SEKT DANK FLIEDER OHRRING PARFUEM KARTE BUCH',
  },
  {
    id: 'spargel',
    title: 'Spargelzeit',
    regions: 'de at ch',
    when: { dates: ['05-16', '05-22'] },
    words:
      'SPARGEL SCHINKEN BUTTER BEET ERNTE SAND ACKER KARTOFFEL WEIN SALAT ERDBEERE RHABARBER SUPPE MARKT SOSSE KNOLLE SPITZE STANGE BAUER KRESSE DILL PETERSILIE OEL ESSIG RADIESCHEN GEMUESE KOCH TOPF SIEB MESSER REZEPT FELD',
  },
  {
    id: 'pfingsten',
    title: 'Pfingsten',
    regions: 'de at ch',
    when: { easter: [48, 50] },
    words:
      'TAUBE GEIST OCHSE ROSE BIRKE FERIEN STAU AUSFLUG ZELT RAD KIRCHE KAPELLE WANDERN WIESE PONY REITER FEST BERG SEE BIERGARTEN PICKNICK BOOT ORGEL TAUFE MAI JUNI',
  },
  {
    id: 'sommer',
    title: 'Sommeranfang',
    regions: 'de at ch',
    when: { dates: ['06-18', '06-24'] },
    words:
      'SONNE STRAND HITZE FREIBAD MELONE EIS BIKINI WIESE GRILL KIRSCHE BIENE LIBELLE SCHATTEN SANDALE ROSE ZELT HUT ERDBEERE GARTEN JUNI TERRASSE LIMONADE SEE BOOT GEWITTER LAVENDEL BADEHOSE',
    clues: { FREIBAD: 'Becken auf der Wiese' },
  },
  {
    id: 'hafenfest',
    title: 'Am Meer',
    regions: 'de',
    when: { dates: ['07-04', '07-10'] },
    words:
      'KIEL SEGEL ANKER KUTTER MOEWE DEICH WATT EBBE FLUT HAFEN LOTSE KOGGE MATROSE SYLT DUENE OSTSEE ROBBE KRABBE SCHOLLE JACHT MAST RUDER TAU MUSCHEL STRAND LEUCHTTURM KAPITAEN REGATTA',
    clues: { JACHT: 'elegantes Segelboot' },
  },
  {
    id: 'ferien',
    title: 'Große Ferien',
    regions: 'de at ch',
    when: { dates: ['07-20', '07-26'] },
    words:
      'KOFFER REISE FLUG HOTEL ZELT STRAND CAMPING KAMERA KARTE PASS INSEL MEER URLAUB STAU RUCKSACK WANDERN MUSEUM SOUVENIR BADESEE BERG FAEHRE KUESTE LIEGE EIS PENSION SONNE FERIEN MARKT',
  },
  {
    id: 'bundesfeier',
    title: 'Schweizer Nationalfeiertag',
    regions: 'ch',
    when: { dates: ['07-31', '08-02'] },
    words:
      'BERN URI TELL KANTON RUETLI ALPHORN FONDUE KAESE ALM EMMENTAL MATTERHORN JODLER RAKETE FRANKEN GENF ZUERICH LUZERN BASEL RACLETTE ALPEN SCHWYZ FAHNE KREUZ ARMBRUST APFEL EIGER AARE ROESTI LAMPION HEIDI SEE',
    clues: {
      RUETLI: 'Schwurwiese der Schweiz',
      EMMENTAL: 'Käsetal im Kanton Bern',
      JODLER: 'Sänger in den Bergen',
      SCHWYZ: 'Urkanton',
      FAHNE: 'weht am Mast',
      ROESTI: 'Berner Kartoffelgericht',
    },
  },
  {
    id: 'beeren',
    title: 'Beeren und Marmelade',
    regions: 'de at ch',
    when: { dates: ['08-08', '08-14'] },
    words:
      'HIMBEERE ERDBEERE BROMBEERE KIRSCHE GELEE GLAS ZUCKER GARTEN ERNTE MARILLE PFIRSICH PFLAUME EIMER SAFT KOMPOTT STRAUCH HOLUNDER TORTE KORB MARMELADE TOPF MIRABELLE NEKTAR SIRUP ETIKETT BIRNE SAHNE OBST KUCHEN LEITER QUITTE LOEFFEL WALD',
    clues: { MIRABELLE: 'kleine gelbe Pflaume', ETIKETT: 'klebt auf Glas' },
  },
  {
    id: 'stern',
    title: 'Sternschnuppen',
    regions: 'de at ch',
    when: { dates: ['08-15', '08-18'] },
    words:
      'STERN MOND KOMET METEOR PLANET MARS VENUS SATURN NACHT HIMMEL ORBIT KOSMOS WUNSCH SONNE ERDE ROHR LINSE GALAXIE AUGUST WEGA ORION RAKETE ASTRONOM NEPTUN URANUS MERKUR JUPITER',
    clues: { ASTRONOM: 'forscht mit dem Fernrohr' },
  },
  {
    id: 'schule',
    title: 'Schulanfang',
    regions: 'de at ch',
    when: { dates: ['09-05', '09-11'] },
    words:
      'SCHULE TAFEL KREIDE HEFT STIFT LEHRER KLASSE PAUSE NOTE FACH RANZEN LINEAL AUFSATZ REKTOR TINTE FUELLER ATLAS ZEUGNIS DIKTAT RADIO MAPPE BUCH AULA SPORT KUNST PULT SCHWAMM SPITZER',
    clues: { SPITZER: 'schärft Bleistifte' },
  },
  {
    id: 'oktoberfest',
    title: 'Oktoberfest',
    regions: 'de at',
    when: { nth: [1, 0, 10], around: [-15, -7] },
    words:
      'BIER ZELT MASS BREZEL DIRNDL LEDERHOSE WIESN RADI HENDL KARUSSELL BAVARIA ISAR KAPELLE BAYERN GAMSBART HERZ MANDEL BLASMUSIK WIRT TROMPETE TUBA SCHUERZE HOPFEN MALZ WURST SENF TRACHT JODLER PROSIT HUT OCHSE FASS RIESENRAD MUENCHEN POLKA KRUG ACHTERBAHN',
    clues: {
      WIESN: 'Münchner Volksfest',
      HENDL: 'bayerisches Brathuhn',
      BAVARIA: 'Statue in München',
      TRACHT: 'Festkleid der Region',
      JODLER: 'Sänger in den Bergen',
      PROSIT: 'Trinkspruch',
      ACHTERBAHN: 'Fahrt mit Looping',
    },
  },
  {
    id: 'erntedank',
    title: 'Erntedank',
    regions: 'de at ch',
    when: { nth: [1, 0, 10], around: [-3, 0] },
    words:
      'ERNTE KORN APFEL KUERBIS WEIZEN ROGGEN GERSTE HAFER BROT DANK SCHEUNE BAUER TRAUBE MAIS NUSS KORB BIRNE ACKER MUEHLE GARBE RUEBE KARTOFFEL STROH KRANZ ALTAR SICHEL SENSE TRAKTOR HONIG',
  },
  {
    id: 'wein',
    title: 'Weinlese',
    regions: 'de at ch',
    when: { dates: ['10-08', '10-14'] },
    words:
      'WEIN TRAUBE REBE MOSEL WINZER RIESLING KELLER FASS FLASCHE KORK GLAS SEKT LESE KELTER MOST PFALZ BADEN HEURIGER REBSTOCK ROTWEIN WACHAU NAHE TROPFEN ETIKETT HANG AROMA BOUQUET KRUG',
    clues: {
      KELTER: 'Traubenpresse',
      REBSTOCK: 'wächst im Weinberg',
      ETIKETT: 'klebt auf Glas',
      BOUQUET: 'Duft eines Weines',
    },
  },
  {
    id: 'herbst',
    title: 'Goldener Herbst',
    regions: 'de at ch',
    when: { dates: ['10-19', '10-25'] },
    words:
      'LAUB NEBEL DRACHEN IGEL KASTANIE EICHEL PILZ WIND STURM REGEN BLATT NUSS APFEL LATERNE KUERBIS AHORN QUITTE ASTER SCHIRM PFUETZE EICHE BUCHE MOOS KRANICH OKTOBER TEE RAUREIF DAHLIE ZWETSCHGE',
    clues: { RAUREIF: 'weißer Belag am Morgen' },
  },
  {
    id: 'halloween',
    title: 'Halloween',
    regions: 'de at ch',
    when: { dates: ['10-29', '10-31'] },
    words:
      'KUERBIS GEIST HEXE VAMPIR SPUK GESPENST KATZE EULE MASKE SPINNE MUMIE BESEN SKELETT MOND NACHT RABE KERZE NEBEL ZOMBIE KOSTUEM BONBON KESSEL GRAF UMHANG MONSTER FLEDERMAUS DRACULA SCHATTEN',
  },
  {
    id: 'martin',
    title: 'Sankt Martin',
    regions: 'de at ch',
    when: { dates: ['11-10', '11-11'] },
    words:
      'LATERNE GANS MANTEL PFERD LICHT KERZE UMZUG REITER WECKMANN LIED FEUER SCHWERT ROTKOHL KNOEDEL KLOSS NARR BISCHOF BROT STERN MOND RUEBE HELM',
    clues: { WECKMANN: 'süßes Martinsgebäck' },
  },
  {
    id: 'buecher',
    title: 'Lesewoche',
    regions: 'de at ch',
    when: { dates: ['11-16', '11-20'] },
    words:
      'BUCH ROMAN LESER AUTOR VERLAG SEITE KAPITEL KRIMI LYRIK GEDICHT NOVELLE MAERCHEN REGAL BRILLE LAMPE GOETHE KAFKA HEINE HELD SATIRE SAGE FABEL BIBEL EPOS TITEL DRUCK BALLADE SESSEL',
  },
  {
    id: 'advent',
    title: 'Advent',
    regions: 'de at ch',
    when: { advent: [0, 22] },
    words:
      'ADVENT KERZE KRANZ STERN ENGEL NIKOLAUS STIEFEL KRIPPE SCHNEE ZIMT MANDEL LEBKUCHEN KALENDER TANNE NUSS PUNSCH GLOCKE MARKT STOLLEN HONIG ANIS APFEL RUTE SACK DEZEMBER LICHT TEIG BISCHOF LIED KEKS RENTIER WALNUSS NELKE KANDIS VANILLE INGWER MYRRHE SCHLITTEN MARZIPAN LATERNE WUNSCH PAKET SCHLEIFE BAND ZWEIG FICHTE CHOR FLOETE GEIGE ORGEL STROH KAMIN OFEN TEE KAKAO ZUCKER MEHL BUTTER ORANGE DATTEL FEIGE ROSINE WACHS FLAMME GLANZ FREUDE WINTER MAKRONE GUSS BLECH BUDE KARTE PAPIER SCHERE BASTELN MISTEL ZAPFEN DUFT GEWUERZ OBLATE STREUSEL FORM HERZ WICHTEL TROMPETE',
  },
  {
    id: 'nikolaus',
    title: 'Nikolaus',
    regions: 'de at ch',
    when: { dates: ['12-05', '12-06'] },
    words:
      'NIKOLAUS STIEFEL NUSS SACK RUTE BISCHOF BART APFEL KRAMPUS LEBKUCHEN GLOCKE MANDARINE ENGEL MANTEL TELLER LIED GEDICHT SCHLITTEN ESEL STAB KEKS GESCHENK',
    clues: { KRAMPUS: 'finsterer Geselle' },
  },
  {
    id: 'weihnachten',
    title: 'Weihnachten',
    regions: 'de at ch',
    when: { dates: ['12-23', '12-26'] },
    words:
      'TANNE KRIPPE ENGEL STERN GANS KUGEL GESCHENK LAMETTA KERZE LIED KIRCHE GLOCKE HIRTE STALL ESEL OCHSE MARIA JOSEF KARPFEN FEST BAUM KNOEDEL ROTKOHL KEKS BESCHERUNG WEIHRAUCH FAMILIE SCHNEE PUPPE',
    clues: { HIRTE: 'hütet Schafe', JOSEF: 'Mann an der Krippe', BESCHERUNG: 'Moment der Geschenke' },
  },
  {
    id: 'fussball',
    title: 'Anpfiff',
    regions: 'de at ch',
    when: { dates: ['08-21', '08-27'] },
    words:
      'BALL TOR LIGA ELF TRAINER STADION TRIKOT POKAL RASEN PFIFF NETZ PASS ECKE STUERMER ABSEITS LIBERO FLANKE LATTE ABWEHR FOUL KAPITAEN TABELLE MEISTER FINALE PFOSTEN FAN DERBY TORWART SCHAL GOAL HALBZEIT',
    clues: {
      STUERMER: 'schießt Tore',
      ABSEITS: 'Pfiff gegen Angreifer',
      LIBERO: 'freier Mann im Fußball',
      TORWART: 'fängt Bälle',
    },
  },
  {
    id: 'nationalfeiertag',
    title: 'Österreichischer Nationalfeiertag',
    regions: 'at',
    when: { dates: ['10-26', '10-26'] },
    words:
      'WIEN DONAU TIROL LINZ GRAZ MOZART WALZER STRAUSS SISI PRATER FIAKER MELANGE SCHNITZEL ALPEN STEIERMARK KNOEDEL TORTE OPER SALZBURG ADLER MARILLE INN SCHOENBRUNN KAISER KIPFERL JAUSE',
    clues: { SISI: 'Kaiserin Elisabeth', FIAKER: 'Wiener Kutsche', KIPFERL: 'Wiener Hörnchen' },
  },
  {
    id: 'einheit',
    title: 'Tag der Deutschen Einheit',
    regions: 'de',
    when: { dates: ['10-03', '10-03'] },
    words:
      'BERLIN MAUER TRABI BUNDESTAG ELBE SPREE RHEIN DRESDEN HYMNE FAHNE EINHEIT WENDE FEIERTAG LEIPZIG KANZLER ADLER GRENZE STRASSE OKTOBER BONN HARZ RUEGEN DEMO FREIHEIT JUBEL',
    clues: { FAHNE: 'weht am Mast' },
  },
];

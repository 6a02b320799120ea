// The calendar's themes in English, from January on: words that belong to a feast, a season or a pastime of the country.

import type { ThemeRow } from './row.ts';

export const THEMES_EN: readonly ThemeRow[] = [
  {
    id: 'newyear',
    title: 'New Year',
    regions: 'gb us ie',
    when: { dates: ['12-29', '01-02'] },
    words:
      'PARTY TOAST COUNTDOWN ROCKET MIDNIGHT CLOCK CALENDAR KISS DANCE RESOLVE DIARY CHEERS BALLOON CORK STREAMER JANUARY CHIME HOPE FRESH FIRST CROWD RESOLUTION GLITTER BUBBLY SONG ANNUAL FIREWORK',
    clues: {
      COUNTDOWN: 'Ten to zero',
      RESOLVE: 'Make up your mind',
      STREAMER: 'Paper party ribbon',
      RESOLUTION: 'January promise',
      BUBBLY: 'Champagne',
    },
  },
  {
    id: 'burns',
    title: 'Burns Night',
    regions: 'gb',
    when: { dates: ['01-24', '01-25'] },
    words:
      'HAGGIS POET KILT WHISKY BAGPIPE CLAN TARTAN PLAID REEL TURNIP LOCH GLEN SCOT THISTLE SPORRAN TOAST VERSE SUPPER LASS DRAM NESSIE FIDDLE PIPER HEATHER ODE',
    clues: { BAGPIPE: 'It drones in the glen', NESSIE: 'Monster of the loch' },
  },
  {
    id: 'winter',
    title: 'Winter Week',
    regions: 'gb us ie',
    when: { dates: ['01-12', '01-18'] },
    words:
      'FROST SCARF SLEDGE ICICLE IGLOO GLOVE SNOWMAN COCOA STEW SOUP BLIZZARD SLEET SLUSH ANORAK THAW SKATE SKI BOOT ROBIN HEARTH LOG QUILT SHOVEL MITTEN WOOL COAT PARKA FREEZE JUMPER',
    clues: { FREEZE: 'Turn to ice' },
  },
  {
    id: 'sixnations',
    title: 'Rugby Weekend',
    regions: 'gb ie',
    when: { dates: ['03-07', '03-10'] },
    words:
      'SCRUM TRY RUCK MAUL PROP PASS TACKLE KICK PITCH TEAM WALES IRELAND ENGLAND SCOTLAND ITALY FRANCE POST FLANKER REFEREE SCORE JERSEY CAPTAIN ANTHEM LINEOUT STADIUM CAP WINGER',
    clues: { FLANKER: 'Back-row player', LINEOUT: 'Rugby restart' },
  },
  {
    id: 'valentine',
    title: 'Valentine’s Day',
    regions: 'gb us ie',
    when: { dates: ['02-12', '02-14'] },
    words:
      'ROSE HEART LOVE CUPID ARROW KISS CARD POEM DARLING CANDLE DATE RING ROMANCE BOUQUET LETTER SWEET DOVE LACE DESIRE PETAL FLIRT ADORE EROS TULIP DINNER ADMIRER CHOCOLATE RIBBON',
    clues: { ADMIRER: 'Secret card sender' },
  },
  {
    id: 'pancake',
    title: 'Pancake Day',
    regions: 'gb ie',
    when: { easter: [-48, -47] },
    words:
      'PANCAKE BATTER LEMON SUGAR FLOUR EGG PAN FLIP TOSS SYRUP BUTTER LENT WHISK RACE MILK CREPE HONEY PLATE APRON JAM BERRY BACON MAPLE STACK FORK TUESDAY',
  },
  {
    id: 'mardigras',
    title: 'Mardi Gras',
    regions: 'us',
    when: { easter: [-51, -49] },
    words:
      'MASK PARADE FLOAT BEAD JAZZ TRUMPET FEATHER COSTUME CROWN BAND DANCE DRUM STREET GUMBO CREOLE BAYOU BALL SAX BANJO CARNIVAL SEQUIN TUBA SHRIMP LOUISIANA PARTY GLITTER',
    clues: { COSTUME: 'Fancy dress' },
  },
  {
    id: 'stdavid',
    title: 'St David’s Day',
    regions: 'gb',
    when: { dates: ['03-01', '03-01'] },
    words:
      'WALES LEEK DAFFODIL DRAGON CARDIFF HARP CHOIR WELSH EWE RUGBY SNOWDON SWANSEA BARD CASTLE COAL VALLEY SLATE RAREBIT SINGER MARCH LAMB SEVERN',
    clues: { SWANSEA: 'City west of Cardiff', RAREBIT: 'Cheese on toast' },
  },
  {
    id: 'stpatrick',
    title: 'St Patrick’s Day',
    regions: 'ie us gb',
    when: { dates: ['03-15', '03-17'] },
    words:
      'SHAMROCK GREEN IRELAND DUBLIN HARP STOUT FIDDLE SNAKE SAINT CORK EIRE EMERALD CLOVER GALWAY REEL JIG PARADE STEW POTATO IRISH CELTIC ERIN PUB LEPRECHAUN RAINBOW BLARNEY',
  },
  {
    id: 'spring',
    title: 'First Days of Spring',
    regions: 'gb us ie',
    when: { dates: ['03-19', '03-25'] },
    words:
      'CROCUS TULIP LAMB BUD BLOSSOM NEST CHICK ROBIN DAFFODIL SEED SPADE GARDEN SHOWER PRIMROSE MARCH CALF FOAL BULB SHOOT CATKIN CUCKOO SWALLOW LAWN HOE MEADOW IRIS BEE BREEZE',
  },
  {
    id: 'aprilfool',
    title: 'April Fools',
    regions: 'gb us ie',
    when: { dates: ['03-31', '04-01'] },
    words:
      'PRANK JOKE HOAX FOOL TRICK JEST JESTER CLOWN LAUGH GIGGLE PUN SPOOF TEASE WIT LARK HUMOUR COMIC SATIRE PARODY SNIGGER IRONY ANTIC CAPER GRIN',
  },
  {
    id: 'easter',
    title: 'Easter',
    regions: 'gb us ie',
    when: { easter: [-3, 1] },
    words:
      'BUNNY EGG CHICK LAMB BASKET TULIP NEST BONNET CHURCH BELL LILY CROSS HARE PALM HYMN LENT PARADE BUN GOSLING SUNDAY PRIMROSE HUNT RIBBON APRIL VICAR ALTAR SIMNEL RABBIT JELLY CHOCOLATE',
    clues: { SIMNEL: 'Cake with marzipan balls' },
  },
  {
    id: 'stgeorge',
    title: 'St George’s Day',
    regions: 'gb',
    when: { dates: ['04-22', '04-23'] },
    words:
      'DRAGON KNIGHT LANCE ROSE SAINT ENGLAND SHIELD SWORD ARMOUR MAIDEN PRINCESS HORSE FLAG CASTLE SPEAR BARD SCONE TEA OAK VALOUR QUEST HELMET STEED LION SONNET HAMLET',
  },
  {
    id: 'gardening',
    title: 'In the Garden',
    regions: 'gb us ie',
    when: { dates: ['05-02', '05-08'] },
    words:
      'ROSE LAWN HOE RAKE SPADE SEED WEED MULCH HEDGE SHED TROWEL COMPOST MOWER SHEARS FORK PEAT POND GNOME FERN LUPIN PANSY PATIO PRUNE FLOWER ORCHARD TULIP PERGOLA GLOVE HOSE MARROW',
    clues: { TROWEL: 'Small hand tool', SHEARS: 'Hedge cutters' },
  },
  {
    id: 'mothersday',
    title: 'Mother’s Day',
    regions: 'us',
    when: { nth: [2, 0, 5], around: [-1, 0] },
    words:
      'MOTHER MAMA FLOWER BRUNCH CARD ROSE CAKE SON PERFUME LILY TULIP HUG DAUGHTER CORSAGE CARNATION NANA TEA APRON PEARL POEM LOVE GIFT BREAKFAST SCARF ORCHID',
    clues: { DAUGHTER: 'Girl in the family', CORSAGE: 'Flowers on the wrist', CARNATION: 'Buttonhole flower' },
  },
  {
    id: 'memorialday',
    title: 'Start of Summer',
    regions: 'us',
    when: { nth: [-1, 1, 5], around: [-2, 0] },
    words:
      'GRILL PARADE FLAG POOL PICNIC BARBECUE BURGER SALAD LAKE BEACH PARK ANTHEM COLESLAW BAND LAWN SUNHAT RELISH MUSTARD CORN BUNTING BUGLE POPPY DRUM EAGLE SODA',
  },
  {
    id: 'midsummer',
    title: 'Midsummer',
    regions: 'gb us ie',
    when: { dates: ['06-18', '06-24'] },
    words:
      'SUNSHINE BEACH SANDAL PICNIC TENT POOL MELON BIKINI PARASOL HAMMOCK SALAD LAWN WASP FETE SORBET ROSE JUNE SOLSTICE DRUID BERRY BARBECUE DAISY LINEN ICE SHADE DRAGONFLY LAVENDER BONFIRE STONEHENGE',
  },
  {
    id: 'wimbledon',
    title: 'Tennis Fortnight',
    regions: 'gb us ie',
    when: { nth: [1, 1, 7], around: [-3, 6] },
    words:
      'TENNIS ACE RACKET NET LOB SERVE SET DEUCE GRASS COURT MATCH UMPIRE RALLY BALL CREAM VOLLEY SMASH TROPHY SEED FAULT BASELINE SINGLES LOVE STRAWBERRY WHITE BACKHAND DOUBLES VENUS SLICE',
    clues: {
      BASELINE: 'Back of a tennis court',
      SINGLES: 'Match for two',
      BACKHAND: 'Tennis stroke',
      DOUBLES: 'Match for four',
    },
  },
  {
    id: 'independence',
    title: 'Independence Day',
    regions: 'us',
    when: { dates: ['07-03', '07-05'] },
    words:
      'EAGLE STAR STRIPE FLAG PARADE ROCKET BARBECUE BAND LIBERTY FREEDOM ANTHEM PICNIC DRUM HOTDOG BURGER BUGLE BASEBALL SPARKLER NATION STATE BOSTON JULY MARCH CIDER PIE FIREWORK',
    clues: { HOTDOG: 'Sausage in a bun' },
  },
  {
    id: 'seaside',
    title: 'By the Sea',
    regions: 'gb us ie',
    when: { dates: ['07-18', '07-24'] },
    words:
      'PIER SAND WAVE SHELL GULL CRAB TIDE BUCKET SPADE DONKEY DECKCHAIR SURF COVE DUNE ROCK LIMPET SHRIMP CLIFF HARBOUR YACHT PROM SAILOR ANCHOR CHIPS COD OYSTER LIGHTHOUSE BRIGHTON LIDO CASTLE',
    clues: { DECKCHAIR: 'Striped seat on the sand' },
  },
  {
    id: 'travel',
    title: 'Off on Holiday',
    regions: 'gb us ie',
    when: { dates: ['08-01', '08-07'] },
    words:
      'SUITCASE TICKET VISA PASSPORT HOTEL PLANE FERRY MAP TENT CAMERA ISLAND SPAIN BEACH TOUR CRUISE GUIDE MUSEUM RUCKSACK CABIN VILLA TRAIN AIRPORT POSTCARD RESORT SOUVENIR ATLAS MOTEL LUGGAGE',
  },
  {
    id: 'stars',
    title: 'Shooting Stars',
    regions: 'gb us ie',
    when: { dates: ['08-11', '08-14'] },
    words:
      'METEOR COMET STAR MOON MARS VENUS SATURN ORBIT NIGHT SKY COSMOS PLANET GALAXY ORION VEGA WISH LENS EARTH URANUS JUPITER ECLIPSE NEPTUNE ROCKET ASTEROID LUNAR NOVA TELESCOPE PLUTO',
  },
  {
    id: 'football',
    title: 'Kick-off',
    regions: 'gb ie',
    when: { dates: ['08-18', '08-24'] },
    words:
      'GOAL TEAM PITCH KICK REFEREE MATCH FAN CORNER PENALTY STRIKER CAPTAIN OFFSIDE HEADER PASS TACKLE WINGER LEAGUE TROPHY DERBY FINAL VOLLEY STADIUM SCORE WHISTLE SCARF DEFENDER SHIRT NET CROSSBAR BOOT',
    clues: {
      STRIKER: 'Goal scorer',
      HEADER: 'Goal without a foot',
      DEFENDER: 'Back in a team',
      CROSSBAR: 'Top of the goal',
    },
  },
  {
    id: 'school',
    title: 'Back to School',
    regions: 'gb us ie',
    when: { dates: ['09-02', '09-08'] },
    words:
      'SCHOOL PENCIL RULER TEACHER DESK CHALK PUPIL LESSON CLASS BREAK ESSAY MATHS ERASER SATCHEL UNIFORM BELL TERM BOOK ATLAS EXAM HISTORY READER SPELL TEST PEN INK CRAYON GRAMMAR HOMEWORK PRIMER',
  },
  {
    id: 'harvest',
    title: 'Harvest Home',
    regions: 'gb us ie',
    when: { dates: ['09-20', '09-26'] },
    words:
      'WHEAT BARLEY OATS CORN APPLE PEAR PLUM BARN SHEAF TRACTOR HAY STRAW FARMER FIELD MILL BREAD PUMPKIN SICKLE SCYTHE ORCHARD CIDER GRAIN SQUASH LOAF HONEY THRESH SILO COMBINE MARROW RYE',
  },
  {
    id: 'autumn',
    title: 'Autumn Leaves',
    regions: 'gb us ie',
    when: { dates: ['10-12', '10-18'] },
    words:
      'LEAF CONKER ACORN MIST RAKE HEDGEHOG SQUIRREL MAPLE KITE PUDDLE COBWEB GALE DAMSON RUSSET CHESTNUT MUSHROOM OCTOBER BRAMBLE OAK WIND TOADSTOOL DRIZZLE ELM ASTER GOOSE AMBER GOURD SOUP LANTERN WALNUT CIDER ROBIN FROST BOOT',
    clues: { DAMSON: 'Small dark plum', BRAMBLE: 'Prickly bush' },
  },
  {
    id: 'halloween',
    title: 'Halloween',
    regions: 'gb us ie',
    when: { dates: ['10-27', '10-31'] },
    words:
      'PUMPKIN GHOST WITCH VAMPIRE SPOOK BAT OWL SPIDER COBWEB MUMMY BROOM CAULDRON SPELL TRICK TREAT MASK LANTERN SKELETON MOON CANDY GHOUL HAUNT CLOAK ZOMBIE RAVEN SPIRIT DEMON COSTUME TOAD',
    clues: { CAULDRON: 'Pot for a magic brew', COSTUME: 'Fancy dress' },
  },
  {
    id: 'bonfire',
    title: 'Bonfire Night',
    regions: 'gb',
    when: { dates: ['11-03', '11-05'] },
    words:
      'BONFIRE GUY ROCKET SPARKLER TOFFEE PLOT FLAME BANG SPARK EMBER SMOKE CRACKER FUSE TORCH ASHES GLOW PARKIN POTATO LOG MATCH BLAZE GUNPOWDER NOVEMBER PARLIAMENT CELLAR',
    clues: { PARKIN: 'Gingery northern cake', CELLAR: 'Room below the house' },
  },
  {
    id: 'books',
    title: 'Book Week',
    regions: 'gb us ie',
    when: { dates: ['11-12', '11-16'] },
    words:
      'NOVEL AUTHOR READER PLOT CHAPTER POEM SHELF COVER PAGE HERO STORY LIBRARY EDITOR TITLE BARD DICKENS AUSTEN PROSE SAGA ESSAY FABLE SONNET THRILLER EPIC VERSE VILLAIN PRINT GENRE',
  },
  {
    id: 'thanksgiving',
    title: 'Thanksgiving',
    regions: 'us',
    when: { nth: [4, 4, 11], around: [-2, 1] },
    words:
      'TURKEY PUMPKIN PIE GRAVY PILGRIM CORN SQUASH YAM FEAST FAMILY PARADE STUFFING CRANBERRY MAYFLOWER FOOTBALL HARVEST OVEN ROAST GRACE PECAN TABLE APPLE CARVE MAIZE GUEST SETTLER',
    clues: { STUFFING: 'Filling for the bird', MAYFLOWER: 'Ship of 1620' },
  },
  {
    id: 'standrew',
    title: 'St Andrew’s Day',
    regions: 'gb',
    when: { dates: ['11-30', '11-30'] },
    words:
      'SCOTLAND THISTLE KILT CLAN GLEN LOCH TARTAN HAGGIS BAGPIPE OBAN PERTH SKYE GLASGOW EDINBURGH BEN SALTIRE SALMON OATCAKE CEILIDH STAG BRAE HEATHER CURLING WHISKY TERRIER',
    clues: { BAGPIPE: 'It drones in the glen', SALTIRE: 'Scottish cross', CURLING: 'Stones on ice' },
  },
  {
    id: 'advent',
    title: 'Advent',
    regions: 'gb us ie',
    when: { advent: [0, 22] },
    words:
      'ADVENT CANDLE WREATH STAR ANGEL COOKIE TINSEL SLEIGH CAROL SNOW HOLLY ROBIN PUDDING STOCKING CRACKER MULL CLOVE NUTMEG CALENDAR PARCEL ELF IVY BAUBLE FIG RIBBON CHOIR BELL GINGER CINNAMON GRAVY SPICE CHESTNUT NUTCRACKER PANTO SATSUMA ALMOND SHERRY TOY REINDEER MINCEMEAT MANGER CLAUS PRESENT PINE FIR PAPER BOW STRING PARTY ROAST SAGE CAKE ICING SUGAR RAISIN CURRANT DATE ORANGE WALNUT TRIFLE BRANDY PORT COCOA HYMN ORGAN CHURCH FROST SNOWMAN MITTEN LANTERN GLITTER WINTER CARD LETTER STAMP MARKET TOFFEE MINT CANDY PEACE JOY CHEER WRAP TRUMPET',
    clues: { SATSUMA: 'Easy-to-peel fruit' },
  },
  {
    id: 'christmas',
    title: 'Christmas',
    regions: 'gb us ie',
    when: { dates: ['12-23', '12-26'] },
    words:
      'SANTA TURKEY HOLLY CAROL ANGEL STAR TINSEL CRACKER STOCKING PUDDING MANGER SLEIGH REINDEER NOEL GIFT IVY ROBIN GOOSE SPROUT STABLE SHEPHERD MYRRH MISTLETOE BAUBLE CHIMNEY RUDOLPH TREE ELF FAIRY DONKEY',
    clues: { RUDOLPH: 'He has a red nose' },
  },
];

// The sentences of the week in English. What a row means: row.ts. The words in brackets are the days' solution words, from
// Monday on: six to eight letters each.

import type { SentenceRow } from './row.ts';

export const SENTENCES_EN: readonly SentenceRow[] = [
  {
    when: 'newYear',
    text: 'At midnight the [bottle] goes pop, [rockets] [scribble] on the [clouds], and [someone] we [barely] know begins a long [cuddle].',
  },
  {
    when: 1,
    text: 'The [needles] are in the [carpet], the [lights] are in a [tangle], and the only [sweets] left in the [drawer] are [coconut].',
  },
  {
    when: 2,
    text: 'In [January] we buy [running] shoes, [admire] them by the [radiator] and [promise] to start on [Monday], or perhaps [Tuesday].',
  },
  {
    when: 3,
    text: 'The [kettle] [whistles], the [window] has grown [feathers] of frost, and the [postman] leaves neat [prints] on the [garden] path.',
  },
  {
    when: 4,
    text: 'The [haggis] [arrives] to bagpipes, a [cousin] reads it [poetry], and the [turnips] [listen] in [silence].',
  },
  {
    when: 5,
    text: 'A single [snowdrop] [pushes] through the [gravel], looks [around], [shivers] and [decides] to stay [anyway].',
  },
  {
    when: 6,
    text: 'A wet [Sunday] asks for [crumpets], [butter], a [jigsaw] and somebody [clever] to find the [corner] [pieces].',
  },
  {
    when: 'carnival',
    text: 'The first [pancake] [sticks], the second finds the [ceiling], and the third is so [perfect] that the [spaniel] [forgets] its [manners].',
  },
  {
    when: 7,
    text: 'A [scarlet] [envelope], a [wobbly] heart, no name: [Grandad] [blushes] and [studies] the [teapot].',
  },
  {
    when: 8,
    text: 'The [squirrel] digs for [acorns] and finds a [marble], a [button], my lost [earring] and, under the [laurel], the first [crocus].',
  },
  {
    when: 9,
    text: 'With a [daffodil] on his [collar] and a [dragon] on his [jumper], our [butcher] sings to the [sausages] in close [harmony].',
  },
  {
    when: 10,
    text: 'Spring [cleaning] turns up a [walnut], three [pencils], the [remote], one [slipper], a [library] book and, at last, the [kitten].',
  },
  {
    when: 11,
    text: 'Like [popcorn] the lambs go [bouncing] round the [tractor], and the old [donkey] [pretends] not to [notice], let alone [giggle].',
  },
  {
    when: 12,
    text: 'If an hour goes missing one [Sunday], nobody tells the [rooster], the [toddler], the [church] or the [hungry] [spaniel] on my [pillow].',
  },
  {
    when: 'easter',
    text: 'One egg [nestles] in the [teapot], one in the [trumpet], and the [biggest] has [already] [melted] in my [pocket].',
  },
  {
    when: 13,
    text: 'It was my [brother] who [swapped] the salt, [painted] the soap, put a [bonnet] on the [cheddar] and [calmly] pinned it all on the [budgie].',
  },
  {
    when: 14,
    text: 'April [showers] [gather] the [wedding] under one [umbrella], and the [photos] show nine [smiles] and one wet [sleeve].',
  },
  {
    when: 15,
    text: 'The [cuckoo] calls, [blossom] [drifts] over the pitch, and the [cricket] [captain] [hiccups] at the [stumps].',
  },
  {
    when: 16,
    text: 'On his day off the [dragon] [toasts] [muffins], dries the [laundry], [lights] the [barbecue] and [snores] like a bus.',
  },
  {
    when: 17,
    text: 'The [rhubarb] is ready, the [custard] is [bubbling], and [Grandma] has [hidden] the good [spoons] from the [plumber].',
  },
  {
    when: 18,
    text: 'Round the [maypole] they go, the [ribbons] in a [tangle], the [fiddler] getting [faster] and the [teacher] tied up in the [middle].',
  },
  {
    when: 19,
    text: 'The [hedgehog] [snuffles] along the [border], [inspects] the [saucer] and [leaves] a very [honest] review.',
  },
  {
    when: 20,
    text: 'The [gardener] [whispers] to the [lupins], [flatters] the [peonies], and with the [nettles] has [signed] a truce.',
  },
  {
    when: 21,
    text: 'Bank [holiday]: a [packed] beach, a [gritty] [sandwich], a [seagull] with [opinions] and one [glorious] hour of sun.',
  },
  {
    when: 22,
    text: 'A box [becomes] a [rocket], the [carpet] the moon, a [colander] the [helmet], and [bedtime] some [distant] star.',
  },
  {
    when: 23,
    text: 'At the [village] fete the [ferret] wins the [raffle], the [colonel] wins the [coconut], and the [marrow] wins [respect].',
  },
  {
    when: 24,
    text: 'Dad [guards] the [burgers], [rescues] one [sausage], names the [charcoal] a [recipe] and [serves] with pride.',
  },
  {
    when: 25,
    text: 'On the [longest] day the [lemonade] [clinks], the [hammock] [creaks], and [darkness] is only a [rumour].',
  },
  {
    when: 26,
    text: 'On come the [covers], out come the [berries], and [umpire] and [players] [settle] on one [cushion] under a [borrowed] brolly.',
  },
  {
    when: 27,
    text: 'We built a [castle] with [turrets], a [bridge], a [garage] and [shells] for [windows], and by [evening] the sea moved in.',
  },
  {
    when: 28,
    text: 'At the lido the [sensible] [paddle], the [daring] [splash], and [Granny], [goggles] on, does a [flawless] dive.',
  },
  {
    when: 29,
    text: 'School is out: the [hamster] has a [suitcase], the [satchel] is [asleep], and [summer] looks [longer] than a [giraffe].',
  },
  {
    when: 30,
    text: '[Nearly] there, says the [driver], while the [tractor] in front [wanders] past one [meadow], then [another], then our [turning].',
  },
  {
    when: 31,
    text: 'The [harbour] [glitters], the gulls [gossip], and the [skipper] swaps three [mackerel] for a [pastry] and a [haircut].',
  },
  {
    when: 32,
    text: '[Wrapped] in [blankets] on the [hillside], we count [falling] stars, [whisper], and keep our wishes [secret] [forever].',
  },
  {
    when: 33,
    text: 'The [rucksack] [grumbles], the stile [wobbles], but the [summit] has [treacle] tart, a [kestrel] and half of [Cumbria].',
  },
  {
    when: 34,
    text: 'By [August] we swap [tomatoes] for [lettuce] and plums for [onions], and [donate] the [marrows] to the [vicarage].',
  },
  {
    when: 35,
    text: 'New [pencils], stiff [collars], a [jumper] to grow into, and a [teacher] with [chalky] [fingers] and endless [patience].',
  },
  {
    when: 36,
    text: '[Purple] [tongues], [patched] [elbows], and the [ripest] [bramble] [always] out of reach.',
  },
  {
    when: 37,
    text: 'The [swallows] [gather] on the wire like [musical] notes, [practise] one more [chorus] and [follow] the [summer] south.',
  },
  {
    when: 38,
    text: 'Keep a [conker] in your [pocket], and even a [stormy] [autumn] feels [smooth] as [polished] [walnut].',
  },
  {
    when: 39,
    text: 'Between [pumpkin], [carrots] and [barley] the [verger] finds a [kitten], [asleep] and [thankful].',
  },
  {
    when: 40,
    text: 'The kite [climbs], the [string] hums, and Dad, [waving] [happily], walks [backward] through [thistles] into a [puddle].',
  },
  {
    when: 41,
    text: 'The [forester] will show you [badgers], [beetles] and a [hollow] oak, but the [mushroom] patch is a [secret] shared with his [terrier].',
  },
  {
    when: 42,
    text: 'All a rainy day needs is a [cushion], a [chapter] too many, [ginger] [biscuits], [woolly] socks and a [landline] that [nobody] rings.',
  },
  {
    when: 43,
    text: 'A [vampire], a [goblin] and a very small [spectre] [giggle] on the [doorstep], say [please] and count their [toffees].',
  },
  {
    when: 44,
    text: '[Gloves] on: the [bonfire] [crackles], [rockets] [whistle], and a [potato] in [silver] foil warms both hands.',
  },
  {
    when: 45,
    text: 'Fog turns the [bicycle] into a [unicorn], the [poodle] into a [walrus], the [milkman] into a spy and the [bakery] into [heaven].',
  },
  {
    when: 46,
    text: '[November] draws the [curtains], but [behind] them a [candle] is lit, and the [family] plays [dominoes] for [peanuts].',
  },
  {
    when: 47,
    text: 'Stir the [pudding] [together]: [sultanas], [cherries], [nutmeg], a silver coin and one [private] wish for [seconds].',
  },
  {
    when: 48,
    text: 'At the [market]: roasted [almonds], frosty [fingers], a [trombone] in [mittens], mulled [apples] and a [carousel] that never stops.',
  },
  {
    when: 49,
    text: 'My [letter] to Santa asks for a [scooter], a [trumpet], a [tortoise] and, to be [polite], [earplugs] for [Mother].',
  },
  {
    when: 50,
    text: 'Behind the little [window] stood a [reindeer] of [nougat]; by [teatime] only an [antler] and a [cheerful] [silence] were left.',
  },
  {
    when: 51,
    text: 'The tree leans, the [baubles] [twinkle], and deep in the [tinsel] [crouches] a [panther] in [velvet] [slippers].',
  },
  {
    when: 'christmas',
    text: 'The [crackers] are pulled, the [crowns] have [drooped], and [Grandma] [snores] in [harmony] with the [spaniel].',
  },
];

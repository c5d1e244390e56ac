import * as bats from './bats/index.ts';
import * as beavers from './beavers/index.ts';
import * as capuchins from './capuchins/index.ts';
import * as chameleons from './chameleons/index.ts';
import * as crocodiles from './crocodiles/index.ts';
import * as dodos from './dodos/index.ts';
import * as echidnas from './echidnas/index.ts';
import * as echidnasRemaster from './echidnas-remaster/index.ts';
import { type Folk, whole } from './folk.ts';
import * as foxes from './foxes/index.ts';
import * as glassfrogs from './glassfrogs/index.ts';
import * as gorillas from './gorillas/index.ts';
import * as gulls from './gulls/index.ts';
import * as hares from './hares/index.ts';
import * as haresRemaster from './hares-remaster/index.ts';
import * as junglefowls from './junglefowls/index.ts';
import * as lemurs from './lemurs/index.ts';
import * as lemursRemaster from './lemurs-remaster/index.ts';
import * as macaws from './macaws/index.ts';
import * as magpies from './magpies/index.ts';
import * as magpiesRemaster from './magpies-remaster/index.ts';
import * as mongooses from './mongooses/index.ts';
import * as monitors from './monitors/index.ts';
import * as monitorsRemaster from './monitors-remaster/index.ts';
import type { FolkId } from './numbers.ts';
import * as ocelots from './ocelots/index.ts';
import * as olms from './olms/index.ts';
import * as owls from './owls/index.ts';
import * as pandas from './pandas/index.ts';
import * as pangolins from './pangolins/index.ts';
import * as penguins from './penguins/index.ts';
import * as platypuses from './platypuses/index.ts';
import * as polecats from './polecats/index.ts';
import * as raccoons from './raccoons/index.ts';
import * as skinks from './skinks/index.ts';
import * as sloths from './sloths/index.ts';
import * as snowMacaques from './snow-macaques/index.ts';
import * as squirrels from './squirrels/index.ts';
import * as tasmanianDevils from './tasmanian-devils/index.ts';
import * as treeKangaroos from './tree-kangaroos/index.ts';
import * as treeKangaroosRemaster from './tree-kangaroos-remaster/index.ts';
import * as tuataras from './tuataras/index.ts';
import * as turtles from './turtles/index.ts';
import * as walruses from './walruses/index.ts';

/**
 * The folks, each a folder beside this file. A new one gets a line here and its number in numbers.ts. Programs that
 * load all folks at the start (`#folks` in package.json) get this file; the page gets none.ts and fetches folders as it
 * needs them.
 */
export const FOLKS: Readonly<Partial<Record<FolkId, Folk>>> = {
  monitors: whole(monitors),
  lemurs: whole(lemurs),
  magpies: whole(magpies),
  echidnas: whole(echidnas),
  hares: whole(hares),
  'tree-kangaroos': whole(treeKangaroos),
  macaws: whole(macaws),
  raccoons: whole(raccoons),
  sloths: whole(sloths),
  foxes: whole(foxes),
  polecats: whole(polecats),
  owls: whole(owls),
  beavers: whole(beavers),
  penguins: whole(penguins),
  platypuses: whole(platypuses),
  pandas: whole(pandas),
  crocodiles: whole(crocodiles),
  squirrels: whole(squirrels),
  ocelots: whole(ocelots),
  chameleons: whole(chameleons),
  tuataras: whole(tuataras),
  dodos: whole(dodos),
  capuchins: whole(capuchins),
  olms: whole(olms),
  turtles: whole(turtles),
  skinks: whole(skinks),
  'snow-macaques': whole(snowMacaques),
  gulls: whole(gulls),
  pangolins: whole(pangolins),
  glassfrogs: whole(glassfrogs),
  gorillas: whole(gorillas),
  walruses: whole(walruses),
  'tasmanian-devils': whole(tasmanianDevils),
  junglefowls: whole(junglefowls),
  mongooses: whole(mongooses),
  bats: whole(bats),
  'monitors-remaster': whole(monitorsRemaster),
  'lemurs-remaster': whole(lemursRemaster),
  'magpies-remaster': whole(magpiesRemaster),
  'echidnas-remaster': whole(echidnasRemaster),
  'hares-remaster': whole(haresRemaster),
  'tree-kangaroos-remaster': whole(treeKangaroosRemaster),
} satisfies Readonly<Record<FolkId, Folk>>;

import type { Language } from '@comptoir/kit';

const listed = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Short words of each language that are spelled as they are heard; the French ones without accents. */
export const WORDS: Readonly<Record<Language, readonly string[]>> = {
  fr: listed(`
abri acier agneau aigle air alizee alto ambre ami ancre ane anis arbre arc argile arme aube auberge
avril bac bague bain bal balai balle bambou banane banc barque bas bassin bazar beau bec beige berge
beurre biche bille bise bison ble bleu boa bocal boite bol bon botte bouc bouche boue boule bouquet
bourse bouton branche bras brave brise brique brun bulle bureau bus cabane cactus cadeau cadran cage
caille caisse camp canal canard canoe carafe carotte carpe casque castor cave cerf cerise chaise
chalet champ chant chapeau chat chaud chef chemin cheval chevre chien ciel cigale cigogne cirque
citron clair clef clou club cobra col colis colline colombe comptoir conte copain coquille corail
corbeau corde coton coude coupe cours coussin crabe crayon creme crepe crique cube cuir cuivre dague
daim dalle dame date datte dauphin desert digue dindon dome dos douane double drap droit dune eau
ecart ecole ecorce ecume elan encre epi epice epine escale essai est etain ete etoile etui face faon
farine faucon fenouil fer ferme feu feuille fier figue filet fin fleur flot flute foin fonte foret
forge fort foudre fougere four foyer frais fraise frein froid fruit fumee gai galet galop gare
gateau gazon geai gel genou gerbe gilet girafe givre glace globe golfe gong gourde gout graine grand
grappe gravier grenier gris grive gros grue guepe gui guide halle hamac hamster haricot harpe haut
havre heron heure hibou homard hotel houe huile huit huitre ile iris ivoire jade jasmin jaune jeton
jeu joie jonc joue jus kiwi koala laine lait lama lame lanterne lapin large laurier lavande leger
lent levain levier lezard lievre ligne lilas lime lion lire lit loge loin long loup loutre lueur
lumiere lune luth lutin main mais maison malle mangue marbre marche mare marin marron mat matin
mauve medaille menthe mer merle mil mille mine minuit moine mois moka montre moulin mousse mouton
mule mur mure muse nacre nage nature navet navire neige nez nid noir nord nuage nuit oasis oeuf oie
olive once onde onze orage orange orge orgue outil ovale page pain paix palme panda paon papier parc
paroi pas patte pave peau peche peigne perle petit phare pic pied pierre pile pinson pipe place
plaine planche plante plat plomb pluie plume poire poisson poivre pomme pompe pont port pot poule
poulpe prairie pre prince prune pull quai quatre quinze racine radeau raie raisin rame rampe rat
rayon reine repos requin reve riche rive riz robe roi rond rose rosee rouge route ruban ruche rue
ruelle sable sabot sac sage salade salle sapin saumon savon seau sel sept serpe serre sillon singe
six soie soir soleil son souche soupe source souris stade sucre sud table talon tamis tard tasse
taupe tente terre tete the thym tiare tige tilleul tissu toast toit tonneau torche tortue touche
tour trace train treize trefle tresse trois trone trou truite tuile tulipe tunnel vague val vallon
vanille vapeur vase vaste velo velours vendredi verger verre vers veste vif vigne village vin vingt
violet vis vite vitre voile vol volcan vrai yak zebre zero
`),
  en: listed(`
acorn alarm album alley almond amber anchor animal ankle apple apricot apron arch arrow artist attic
autumn badge bagel baker balcony ball balloon bamboo banana banjo barn barrel basin basket bath beach
beacon bead beak bean beard beaver beetle bell belt bench berry bicycle bird biscuit bison blanket
blossom boat bonfire bonnet book boot bottle boulder bowl box bracket branch brass bread brick bridge
broom brother brush bubble bucket buckle bugle bulb bundle butter button cabbage cabin cable cactus cake
camel camera camp canal candle canoe canvas cape captain caramel cargo carpet carrot cart castle cat
cave cedar chain chair chalk cherry chess chicken chimney cinema circle circus clam clay cliff clock
cloud clover coach coast coat cobble cobra coconut coffee coin collar compass copper coral corn corner
cottage cotton cousin cow crab crane crayon cream cricket crocus crown cube cup cupboard curtain cushion
daisy dance dawn deck desert diamond dog doll dolphin domino donkey door dove dragon drawer dress drum
duck dune eagle earth echo egg elephant ember emerald engine evening falcon farm feather fence fern
ferry fiddle field fig finger fire fish flag flame flannel flask flute foam fog forest fork fossil
fountain fox frame frog frost fruit galaxy garden gate giant ginger giraffe glacier glass globe glove
goat gold goose granite grape grass gravel guitar gull hammer hammock hamster harp hat hazel hedge
helmet heron hill hippo holly honey hood hook horizon hornet horse hotel house iceberg ink iron island
ivory ivy jacket jaguar jam jar jasmine jelly jewel jigsaw juice jungle juniper kettle keyhole king
kingdom kitchen kite kitten koala ladder lagoon lake lamb lamp lantern lark lava lavender lawn leaf
leather lemon leopard letter library lilac lily lime linen lion lizard lobster log lotus magnet magpie
mammoth mango map maple marble market mask mast meadow melon mercury meteor midnight milk mirror mitten
monkey moon moss moth motor mountain mouse mule museum music mustard needle nest night north nutmeg oak
oasis ocean octopus olive onion opal opera orange orbit orchard orchid otter oven owl oyster paddle
palace palm panda paper parade park parrot pasta pavement peach peacock peanut pearl pebble pelican
pencil penguin pepper petal piano picnic pigeon pillow pilot pine pirate planet plate pocket poem pond
pony poppy porch postcard potato pottery powder prairie prince prism puddle puffin pumpkin puppet puppy
puzzle pyramid quartz queen quilt rabbit radish raft railway rainbow raisin ranch raven ribbon rice ring
river robin rocket roof rope rose ruby saddle saffron salad salmon sand saturn scarf school scooter
shadow shark sheep shelf shell shore shovel silk silver singer sister sketch slate slipper snail snow
socket sofa song soup sparrow spider spinach sponge spoon spring squirrel stable stamp star statue steam
stone storm stove straw street sugar summer sunset swallow swan swing table tavern teapot temple tent
thistle thunder ticket tiger timber toast tomato torch towel tower tractor train tree trumpet tulip
tunnel turkey turnip turtle twig umbrella uncle valley vanilla velvet village vinegar viola violet
walnut walrus water wave weather whale wheat wheel whistle willow window winter wolf wool yacht yellow
zebra
`),
};

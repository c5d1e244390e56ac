/** Short French words that are spelled as they are heard, without accents. */
export const WORDS: readonly string[] = `
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
`
  .trim()
  .split(/\s+/);

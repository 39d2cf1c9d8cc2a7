"""What is wrong with a board or a deal, in French; English is what the hint says."""

import re

PROBLEMS = {  # numbers left out
    "vertices are numbered from {} without gaps": "les sommets se numérotent à partir de {}"
    " sans trou",
    "edges are numbered from {} without gaps": "les arêtes se numérotent à partir de {} sans trou",
    "an edge or intersection is named that is not there": "une arête ou une intersection nommée"
    " n’existe pas",
    "a cell is named that is not there, or twice": "une cellule nommée n’existe pas, ou existe"
    " deux fois",
    "three zones, {} to {}": "il faut trois zones, {} à {}",
    "every cell is in a zone": "chaque cellule est dans une zone",
    "bases in use for {} to {} seats": "il faut les bases employées de {} à {} places",
    "edge {} has two ends, and one or two cells": "l’arête {} doit avoir deux bouts et une ou deux"
    " cellules",
    "edge {} is walkable, and both its ends are on the border": "l’arête {} est praticable, et ses"
    " deux bouts sont au bord",
    "cells and edges name each other": "cellules et arêtes se nomment mutuellement",
    "no two mystery cells are side by side": "deux cellules mystère ne sont jamais voisines",
    "edge {} is cut off from the rest": "l’arête {} est coupée du reste",
    "the prison and the mystery cells of zone {} are in it": "la prison et les cellules mystère de"
    " la zone {} doivent s’y trouver",
    "the lowest edge of the prison of zone {} is unique and inside the zone": "l’arête la plus"
    " basse de la prison de la zone {} doit être unique et à l’intérieur de la zone",
    "the prison of zone {} has a walkable exit, not beside a mystery cell": "la prison de la zone"
    " {} doit avoir une sortie praticable, loin des cellules mystère",
    "zone {}: a mystery cell, two spawn points, four portion places": "zone {} : il faut une"
    " cellule mystère, deux points d’apparition, quatre places de portions",
    "gates, portion places and spawn points are distinct and not on the border": "portes, places"
    " de portions et points d’apparition sont distincts et hors du bord",
    "zone {} has one spawn point nearest the bases": "un seul point d’apparition de la zone {} est"
    " le plus proche des bases",
    "intersection {} is not in zone {}": "l’intersection {} n’est pas dans la zone {}",
    "no way leads from zone {} to zone {}": "aucun chemin ne mène de la zone {} à la zone {}",
    "a frontier has at least five gates, as four may be black": "une frontière a au moins cinq"
    " portes, car quatre peuvent être noires",
    "the gates between zones {} and {} do not seal the frontier": "les portes entre les zones {}"
    " et {} ne ferment pas la frontière",
    "frontiers are between zones {} and {}, and {} and {}": "les frontières séparent les zones {}"
    " et {}, puis {} et {}",
    "base {} is joined to a dead end of zone {}": "la base {} doit être reliée à une impasse de la"
    " zone {}",
    "every seat has a base of its own": "chaque place a sa propre base",
    "from edge {} not every roll can be walked": "à partir de l’arête {}, certains lancers"
    " ne peuvent pas se jouer en entier",
    "a ghost would descend from intersection {}": "un fantôme descendrait de l’intersection {}",
    "no deal of this board can be won": "aucune donne de ce plateau ne peut être gagnée",
    "no deal": "ce n’est pas une donne",
    "one portion on every portion place": "une portion sur chaque place de portion",
    "every slot of the hexagon has its portion": "chaque case de l’hexagone a sa portion",
    "every colour owns {} portions": "chaque couleur possède {} portions",
    "padlocks are on gates and portion places, one on each": "les cadenas sont sur des portes et"
    " des places de portions, un seul sur chacune",
    "a padlock has colours in play, in order, each once": "un cadenas a des couleurs en jeu, dans"
    " l’ordre, chacune une fois",
    "this layout cannot be won": "cette disposition ne peut pas être gagnée",
}


def translated(problem: str) -> str:
    """In French, if it is one that is known; as it is otherwise."""
    numbers = re.findall(r"\d+", problem)
    french = PROBLEMS.get(re.sub(r"\d+", "{}", problem))
    return problem if french is None else french.format(*numbers)

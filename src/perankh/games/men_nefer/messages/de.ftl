title = Men-Nefer
tagline = Lehren, bauen, handeln und bestatten im alten Memphis – und dabei ein Herz bewahren, das leichter ist als eine Feder.
credits = Ein Spiel von Germán P. Millán. Die Soloregeln gegen Imhotep sind unser eigener Entwurf.

era-1 = Zeitalter I
era-2 = Zeitalter II
era-3 = Zeitalter III
imhotep = Imhotep

house-pyramids = Haus der Pyramiden
house-necropolis = Haus der Nekropole
house-temple = Haus des Tempels
house-nile = Haus des Nils
house-sphinxes = Haus der Sphinxe
field-pyramids-1 = Pyramiden 1
field-pyramids-2 = Pyramiden 2
field-pyramids-3 = Pyramiden 3
field-pyramids-4 = Pyramiden 4
field-pyramids-5 = Pyramiden 5
field-pyramids-6 = Pyramiden 6
field-necropolis-1 = Nekropole 1
field-necropolis-2 = Nekropole 2
field-necropolis-3 = Nekropole 3
field-necropolis-4 = Nekropole 4
field-necropolis-5 = Nekropole 5
field-necropolis-6 = Nekropole 6
field-temple-1 = Tempel 1
field-temple-2 = Tempel 2
field-temple-3 = Tempel 3
field-temple-4 = Tempel 4
field-temple-5 = Tempel 5
field-temple-6 = Tempel 6
field-nile-1 = Nil 1
field-nile-2 = Nil 2
field-nile-3 = Nil 3
field-nile-4 = Nil 4
field-nile-5 = Nil 5
field-nile-6 = Nil 6
field-sphinxes-1 = Sphinxe 1
field-sphinxes-2 = Sphinxe 2
field-sphinxes-3 = Sphinxe 3
field-sphinxes-4 = Sphinxe 4
field-sphinxes-5 = Sphinxe 5
field-sphinxes-6 = Sphinxe 6

tile-tile_1_1 = Plättchen 1a
tile-tile_1_2 = Plättchen 1b
tile-tile_1_3 = Plättchen 1c
tile-tile_1_4 = Plättchen 1d
tile-tile_2_1 = Plättchen 2a
tile-tile_2_2 = Plättchen 2b
tile-tile_2_3 = Plättchen 2c
tile-tile_2_4 = Plättchen 2d
tile-tile_3_1 = Plättchen 3a
tile-tile_3_2 = Plättchen 3b
tile-tile_3_3 = Plättchen 3c
tile-tile_3_4 = Plättchen 3d
tile-tile_4_1 = Plättchen 4a
tile-tile_4_2 = Plättchen 4b
tile-tile_4_3 = Plättchen 4c
tile-tile_4_4 = Plättchen 4d
tile-tile_4_5 = Plättchen 4e
tile-tile_4_6 = Plättchen 4f
tile-tile_4_7 = Plättchen 4g
tile-tile_4_8 = Plättchen 4h
row-1 = Platz 1 der Auslage
row-2 = Platz 2 der Auslage
row-3 = Platz 3 der Auslage
row-4 = Platz 4 der Auslage
row-5 = Platz 5 der Auslage
glyph-reed = Schilfblatt
glyph-owl = Eule
glyph-viper = Hornviper
glyph-water = Wasserlinie
glyph-hand = Hand
glyph-field-1 = Feld 1 der Hieroglyphenleiste
glyph-field-2 = Feld 2 der Hieroglyphenleiste
glyph-field-3 = Feld 3 der Hieroglyphenleiste
glyph-field-4 = Feld 4 der Hieroglyphenleiste
glyph-field-5 = Feld 5 der Hieroglyphenleiste
glyph-field-6 = Feld 6 der Hieroglyphenleiste
board-board_a = Verwaltungstafel A
board-board_b = Verwaltungstafel B
board-board_c = Verwaltungstafel C
board-board_d = Verwaltungstafel D
colour-white = weiß
colour-terracotta = terrakotta
colour-turquoise = türkis
colour-ochre = ocker

favour-gain_heka = 1 Heka
favour-gain_food = 1 Nahrung
favour-feather = Feder 1 Schritt
favour-heart = Herz 1 Schritt
part-of-gp_1_heka = Bauteil I (Heka)
part-of-gp_1_food = Bauteil I (Nahrung)
part-of-gp_1_feather = Bauteil I (Feder)
part-of-gp_1_heart = Bauteil I (Herz)
part-of-gp_2_heka = Bauteil II (Heka)
part-of-gp_2_food = Bauteil II (Nahrung)
part-of-gp_2_feather = Bauteil II (Feder)
part-of-gp_2_heart = Bauteil II (Herz)
part-of-gp_3_heka = Bauteil III (Heka)
part-of-gp_3_food = Bauteil III (Nahrung)
part-of-gp_3_feather = Bauteil III (Feder)
part-of-gp_3_heart = Bauteil III (Herz)
part-of-gp_pyramidion = Pyramidion
queen-hetepheres = Pyramide der Hetepheres I
queen-meritites = Pyramide der Meritites
queen-henutsen = Pyramide der Henutsen
queen-part-1 = Ebene I
queen-part-2 = Ebene II
queen-part-3 = Ebene III
queen-part-4 = das Pyramidion
scoring-queens_baskets = 1 Punkt für jeden deiner Körbe im Tempel
scoring-queens_sarcophagi = 1 Punkt für jeden deiner Sarkophage in der Nekropole
scoring-queens_sphinxes = 1 Punkt für jede deiner errichteten Sphinxe
scoring-queens_different_goods = 1 Punkt je Warenart
scoring-queens_agreement_pairs = 1 Punkt je zwei erfüllte Abkommen
scoring-queens_papyrus_pairs = 1 Punkt je zwei aufgerollte Papyri

grave-n_upper_I_1 = obere Reihe, Spalte I, Feld 1
grave-n_upper_I_2 = obere Reihe, Spalte I, Feld 2
grave-n_upper_I_3 = obere Reihe, Spalte I, Feld 3
grave-n_lower_I_1 = untere Reihe, Spalte I, Feld 1
grave-n_lower_I_2 = untere Reihe, Spalte I, Feld 2
grave-n_lower_I_3 = untere Reihe, Spalte I, Feld 3
grave-n_upper_II_1 = obere Reihe, Spalte II, Feld 1
grave-n_upper_II_2 = obere Reihe, Spalte II, Feld 2
grave-n_upper_II_3 = obere Reihe, Spalte II, Feld 3
grave-n_lower_II_1 = untere Reihe, Spalte II, Feld 1
grave-n_lower_II_2 = untere Reihe, Spalte II, Feld 2
grave-n_lower_II_3 = untere Reihe, Spalte II, Feld 3
grave-n_upper_III_1 = obere Reihe, Spalte III, Feld 1
grave-n_upper_III_2 = obere Reihe, Spalte III, Feld 2
grave-n_upper_III_3 = obere Reihe, Spalte III, Feld 3
grave-n_lower_III_1 = untere Reihe, Spalte III, Feld 1
grave-n_lower_III_2 = untere Reihe, Spalte III, Feld 2
grave-n_lower_III_3 = untere Reihe, Spalte III, Feld 3
bonus-row_upper = Bonus der oberen Reihe
bonus-row_lower = Bonus der unteren Reihe
bonus-column_I = Bonus der Spalte I
bonus-column_II = Bonus der Spalte II
bonus-column_III = Bonus der Spalte III
mastaba-mastaba_1 = Mastaba-Bonus 1
mastaba-mastaba_2 = Mastaba-Bonus 2
mastaba-mastaba_3 = Mastaba-Bonus 3
mastaba-mastaba_4 = Mastaba-Bonus 4
mastaba-mastaba_5 = Mastaba-Bonus 5
mastaba-mastaba_6 = Mastaba-Bonus 6
mastaba-mastaba_7 = Mastaba-Bonus 7

papyrus = Papyrus mit { $left } (links) und { $right } (rechts)
drawing-vase = Vase
drawing-ibis = Ibis
drawing-lotus = Lotosblüte
drawing-cobra = Kobra
drawing-cat = Katze
drawing-falcon = Falke
drawing-barque = Barke
kind-ring = Ring
kind-collar = Halskragen
kind-mirror = Spiegel
kind-jar = Salbgefäß
kind-statuette = Statuette
good-ring_1 = { kind-ring } 1
good-ring_2 = { kind-ring } 2
good-ring_3 = { kind-ring } 3
good-ring_4 = { kind-ring } 4
good-ring_5 = { kind-ring } 5
good-ring_6 = { kind-ring } 6
good-ring_7 = { kind-ring } 7
good-collar_1 = { kind-collar } 1
good-collar_2 = { kind-collar } 2
good-collar_3 = { kind-collar } 3
good-collar_4 = { kind-collar } 4
good-collar_5 = { kind-collar } 5
good-collar_6 = { kind-collar } 6
good-collar_7 = { kind-collar } 7
good-mirror_1 = { kind-mirror } 1
good-mirror_2 = { kind-mirror } 2
good-mirror_3 = { kind-mirror } 3
good-mirror_4 = { kind-mirror } 4
good-mirror_5 = { kind-mirror } 5
good-mirror_6 = { kind-mirror } 6
good-mirror_7 = { kind-mirror } 7
good-jar_1 = { kind-jar } 1
good-jar_2 = { kind-jar } 2
good-jar_3 = { kind-jar } 3
good-jar_4 = { kind-jar } 4
good-jar_5 = { kind-jar } 5
good-jar_6 = { kind-jar } 6
good-jar_7 = { kind-jar } 7
good-statuette_1 = { kind-statuette } 1
good-statuette_2 = { kind-statuette } 2
good-statuette_3 = { kind-statuette } 3
good-statuette_4 = { kind-statuette } 4
good-statuette_5 = { kind-statuette } 5
good-statuette_6 = { kind-statuette } 6
good-statuette_7 = { kind-statuette } 7
level-1 = Ebene I
level-2 = Ebene II
level-3 = Ebene III

room-0 = Eingang
room-1 = Raum 1
room-2 = Raum 2
room-3 = Raum 3
room-4 = Raum 4
temple-t_1_left_1 = Raum 1, linke Seite, Feld 1
temple-t_1_left_2 = Raum 1, linke Seite, Feld 2
temple-t_1_left_3 = Raum 1, linke Seite, Feld 3
temple-t_1_left_4 = Raum 1, linke Seite, Feld 4
temple-t_1_right_1 = Raum 1, rechte Seite, Feld 1
temple-t_1_right_2 = Raum 1, rechte Seite, Feld 2
temple-t_1_right_3 = Raum 1, rechte Seite, Feld 3
temple-t_1_right_4 = Raum 1, rechte Seite, Feld 4
temple-t_2_left_1 = Raum 2, linke Seite, Feld 1
temple-t_2_left_2 = Raum 2, linke Seite, Feld 2
temple-t_2_left_3 = Raum 2, linke Seite, Feld 3
temple-t_2_left_4 = Raum 2, linke Seite, Feld 4
temple-t_2_right_1 = Raum 2, rechte Seite, Feld 1
temple-t_2_right_2 = Raum 2, rechte Seite, Feld 2
temple-t_2_right_3 = Raum 2, rechte Seite, Feld 3
temple-t_2_right_4 = Raum 2, rechte Seite, Feld 4
temple-t_3_left_1 = Raum 3, linke Seite, Feld 1
temple-t_3_left_2 = Raum 3, linke Seite, Feld 2
temple-t_3_left_3 = Raum 3, linke Seite, Feld 3
temple-t_3_left_4 = Raum 3, linke Seite, Feld 4
temple-t_3_right_1 = Raum 3, rechte Seite, Feld 1
temple-t_3_right_2 = Raum 3, rechte Seite, Feld 2
temple-t_3_right_3 = Raum 3, rechte Seite, Feld 3
temple-t_3_right_4 = Raum 3, rechte Seite, Feld 4
temple-t_4_left_1 = Raum 4, linke Seite, Feld 1
temple-t_4_left_2 = Raum 4, linke Seite, Feld 2
temple-t_4_left_3 = Raum 4, linke Seite, Feld 3
temple-t_4_left_4 = Raum 4, linke Seite, Feld 4
temple-t_4_right_1 = Raum 4, rechte Seite, Feld 1
temple-t_4_right_2 = Raum 4, rechte Seite, Feld 2
temple-t_4_right_3 = Raum 4, rechte Seite, Feld 3
temple-t_4_right_4 = Raum 4, rechte Seite, Feld 4
deity-hathor = Hathor
deity-isis = Isis
deity-maat = Maat
deity-mut = Mut
deity-osiris = Osiris
deity-ptah = Ptah
deity-sobek = Sobek
deity-thoth = Thot

place-harbour = Hafen
place-section_1 = Flussabschnitt 1
place-section_2 = Flussabschnitt 2
place-section_3 = Flussabschnitt 3
place-section_4 = Flussabschnitt 4
place-section_5 = Flussabschnitt 5
place-section_6 = Flussabschnitt 6
place-upper_1 = Iunu (obere Stadt 1)
place-lower_1 = Schedet (untere Stadt 1)
place-upper_2 = Chemenu (obere Stadt 2)
place-lower_2 = Abdju (untere Stadt 2)
place-upper_3 = Waset (obere Stadt 3)
place-lower_3 = Sunu (untere Stadt 3)
advantage-advantage_heart = Stadtvorteil Herz
advantage-advantage_feather = Stadtvorteil Feder
advantage-advantage_heka = Stadtvorteil Heka
advantage-advantage_limestone = Stadtvorteil Kalkstein
advantage-advantage_priestess = Stadtvorteil Priesterin
advantage-advantage_prestige = Stadtvorteil Prestige

avenue-avenue_pyramids = Allee der Pyramiden
avenue-avenue_necropolis = Allee der Nekropole
avenue-avenue_temple = Allee des Tempels
avenue-avenue_nile = Allee des Nils
podium-podium_pyramids_1 = Podest 1 (I), { avenue-avenue_pyramids }
podium-podium_pyramids_2 = Podest 2 (I), { avenue-avenue_pyramids }
podium-podium_pyramids_3 = Podest 3 (II), { avenue-avenue_pyramids }
podium-podium_pyramids_4 = Podest 4 (III), { avenue-avenue_pyramids }
podium-podium_necropolis_1 = Podest 1 (I), { avenue-avenue_necropolis }
podium-podium_necropolis_2 = Podest 2 (II), { avenue-avenue_necropolis }
podium-podium_necropolis_3 = Podest 3 (II), { avenue-avenue_necropolis }
podium-podium_necropolis_4 = Podest 4 (III), { avenue-avenue_necropolis }
podium-podium_temple_1 = Podest 1 (I), { avenue-avenue_temple }
podium-podium_temple_2 = Podest 2 (II), { avenue-avenue_temple }
podium-podium_temple_3 = Podest 3 (II), { avenue-avenue_temple }
podium-podium_temple_4 = Podest 4 (III), { avenue-avenue_temple }
podium-podium_nile_1 = Podest 1 (I), { avenue-avenue_nile }
podium-podium_nile_2 = Podest 2 (I), { avenue-avenue_nile }
podium-podium_nile_3 = Podest 3 (II), { avenue-avenue_nile }
podium-podium_nile_4 = Podest 4 (III), { avenue-avenue_nile }

imhotep-tile-imhotep_1 = Besuch (1 Punkt)
imhotep-tile-imhotep_2 = Besuch (Sonnenscheibe 1 Feld)
imhotep-tile-imhotep_3 = Besuch (Steinblock 1 Feld)
imhotep-tile-imhotep_4 = Spezialisierung (oberstes Haus)
imhotep-tile-imhotep_5 = Spezialisierung (unterstes Haus)
imhotep-tile-imhotep_6 = Spezialisierung (Haus seines hintersten Skarabäus)
imhotep-tile-imhotep_7 = Plättchen nehmen (1 Punkt)
imhotep-tile-imhotep_8 = Plättchen nehmen (Sonnenscheibe 1 Feld)
imhotep-tile-imhotep_9 = Plättchen nehmen (Steinblock 1 Feld)

part-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
part-fields = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
part-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

amount-gain_food = { $n } Nahrung
amount-gain_heka = { $n } Heka
amount-gain_pp = { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
}
amount-heart = { part-steps } mit dem Herz
amount-feather = { part-steps } mit der Feder

either = { $first } oder { $second }
action-gain_food = { $n } Nahrung
action-gain_heka = { $n } Heka
action-gain_pp = { $n ->
    [one] sofort 1 Prestigepunkt
   *[other] sofort { $n } Prestigepunkte
}
action-heart = Herz { part-steps }
action-feather = Feder { part-steps }
action-scarab = { $n ->
    [one] einen Skarabäus 1 Feld bewegen (ohne Aktionen)
   *[other] Skarabäen { $n } Felder bewegen (ohne Aktionen)
}
action-favour = { $n ->
    [one] eine Gunst des Chufu (1 Heka, 1 Nahrung, Feder 1 oder Herz 1)
   *[other] { $n } Gunstaktionen des Chufu (je 1 Heka, 1 Nahrung, Feder 1 oder Herz 1)
}
action-horus_eye = { $n ->
    [one] ein Horusauge verfügbar machen
   *[other] { $n } Horusaugen verfügbar machen
}
action-transport = Kalkstein { part-steps } transportieren
action-embalm = { $n ->
    [one] eine Mumie einbalsamieren
   *[other] { $n } Mumien einbalsamieren
}
action-bury = einen Sarkophag bestatten (Spalte höchstens { $number })
action-bury-reached = einen Sarkophag bestatten (Spalte höchstens mit der größten Zahl eines Bestattungssymbols, das dein Skarabäus auf der Leiste der Nekropole erreicht oder passiert hat)
action-mastaba = { $n ->
    [one] einen beliebigen Mastaba-Bonus aktivieren
   *[other] { $n }-mal Mastaba-Boni aktivieren
}
action-buy_papyrus = { $n ->
    [one] einen Papyrus kaufen
   *[other] { $n } Papyri kaufen
}
action-take_papyrus = { $n ->
    [one] einen Papyrus kostenlos nehmen
   *[other] { $n } Papyri kostenlos nehmen
}
action-buy_good = { $n ->
    [one] eine Ware kaufen
   *[other] { $n } Waren kaufen
}
action-take_good = { $n ->
    [one] eine Ware kostenlos nehmen
   *[other] { $n } Waren kostenlos nehmen
}
action-move_priestesses = Priesterinnen { part-steps } bewegen
action-walk-and-offer = Priesterinnen { part-steps } bewegen und davor oder danach eine Opfergabe darbieten
action-sun = Sonnenscheibe { part-fields } hinauf
action-move_boats = Boote { part-steps } bewegen
action-sail-and-activate = Boote { part-steps } bewegen und davor oder danach { $boats ->
    [one] ein Boot
   *[other] bis zu { $boats } Boote
} aktivieren
action-take_agreement = { $n ->
    [one] ein Handelsabkommen aus einer beliebigen Stadt nehmen
   *[other] { $n } Handelsabkommen aus beliebigen Städten nehmen
}
action-carve = { $n ->
    [one] eine Sphinx meißeln
   *[other] { $n } Sphinxe meißeln
}
action-erect = eine Sphinx errichten (Podest höchstens { $number })
action-erect-reached = eine Sphinx errichten (Podest höchstens mit der größten Zahl eines Errichtungssymbols, das dein Skarabäus auf der Leiste der Sphinxe erreicht oder passiert hat)
action-food_or_heka = { $n } Nahrung oder Heka in beliebiger Mischung

agreement = Abkommen mit Wert { $value } ({ $condition })
condition-sarcophagi = mindestens { $n ->
    [one] 1 Sarkophag
   *[other] { $n } Sarkophage
} in der Nekropole
condition-sphinxes = mindestens { $n ->
    [one] 1 Sphinx
   *[other] { $n } Sphinxe
} errichtet
condition-sun_fields = Sonnenscheibe mindestens auf Feld { $n } des Obelisken
condition-eyes_placed = mindestens { $n ->
    [one] 1 Horusauge
   *[other] { $n } Horusaugen
} an Königinnenpyramiden
condition-priestesses_in_temple = mindestens { $n ->
    [one] 1 Priesterin
   *[other] { $n } Priesterinnen
} im Tempel
condition-priestess_rooms = je eine Priesterin in den Räumen { $rooms } oder tiefer
condition-boats_out = mindestens { $n ->
    [one] 1 Boot
   *[other] { $n } Boote
} außerhalb des Hafens
condition-fishing_boats_overtaken = mindestens { $n }-mal Fischerboote überholt
condition-two_scarabs_sum = zwei deiner Skarabäen zusammen auf mindestens { $n } Feldern
condition-hieroglyph_fields = Hieroglyphenmarker mindestens { part-fields } bewegt
condition-baskets = mindestens { $n ->
    [one] 1 Korb
   *[other] { $n } Körbe
} im Tempel
condition-rolled_papyri = mindestens { $n } aufgerollte Papyri
condition-great_pyramid_field = Steinblock mindestens auf Feld { $n } der Leiste der Großen Pyramide
condition-heart_field = Herz mindestens { part-fields } bewegt
condition-feather_field = Feder mindestens { part-fields } bewegt
condition-goods = mindestens { $n } Waren auf deiner Tafel
condition-different_goods = mindestens { $n } verschiedene Warenarten
condition-fulfilled_agreements = mindestens { $n } andere Abkommen erfüllt

prompt-turn = { $seat }: ein Haus mit einem Plättchen besuchen, eine Spezialisierung steigern oder ein Aktionsplättchen nehmen
prompt-which-house = { $seat }: In welches Haus geht der Lehrling unter { $tile }?
prompt-which-field = { $seat }: Welches Feld der Leiste nutzt du ({ $house })?
prompt-which-row = { $seat }: Welche Aktionen neben der Auslage nutzt du, die der Lücke oder weiter unten?
prompt-which-action = { $seat }: Welche Aktion kommt als nächste?
prompt-which-option = { $seat }: Wähle eine Aktion
prompt-which-favour = { $seat }: Wähle eine Gunst des Chufu (noch { $n })
prompt-food-share = { $seat }: { $n } Nahrung oder Heka – wie mischst du?
prompt-which-scarab = { $seat }: Bewege einen Skarabäus ein Feld (noch { $n })
prompt-which-stone = { $seat }: Kalkstein transportieren, noch { part-steps }
prompt-which-site = { $seat }: Auf welchem Bauplatz setzt du das Bauteil ein?
prompt-which-covered = { $seat }: Das Pyramidion steht – nimm eine überbaute Gunst (noch { $n })
prompt-which-queen = { $seat }: Neben welche Königinnenpyramide legst du das Auge?
prompt-which-grave = { $seat }: Bestatte einen Sarkophag, Spalte höchstens { $number }
prompt-which-bonus = { $seat }: Aktiviere einen Mastaba-Bonus (noch { $n })
prompt-which-papyrus = { $seat }: Welchen Papyrus nimmst du?
prompt-which-good = { $seat }: Welche Ware nimmst du?
prompt-which-level = { $seat }: Wohin kommt { $good }?
prompt-which-priestess = { $seat }: Priesterinnen bewegen, noch { part-steps }
prompt-priestess-or-offering = { $seat }: Priesterinnen bewegen ({ part-steps }) oder vorher die Opfergabe darbieten
prompt-which-offering = { $seat }: Welche Ware opferst du?
prompt-which-basket = { $seat }: Auf welches Tempelfeld kommt der Korb?
prompt-sun-or-stop = { $seat }: Geht die Sonnenscheibe weiter bis zu { $deity }? (noch { part-steps })
prompt-which-voyage = { $seat }: Boote bewegen, noch { part-steps }
prompt-voyage-or-boat = { $seat }: Boote bewegen ({ part-steps }) oder vorher aktivieren
prompt-which-boat = { $seat }: Aktiviere ein Boot (noch { $n })
prompt-city-agreement = { $seat }: Nimm ein Abkommen in { $city }
prompt-any-agreement = { $seat }: Nimm ein Abkommen aus einer beliebigen Stadt (noch { $n })
prompt-which-discard = { $seat }: Kein Platz für: { $agreement } – welches wirfst du ab?
prompt-which-podium = { $seat }: Errichte eine Sphinx, Podest höchstens { $number }

price-none = kostenlos
price-food = { $n } Nahrung zahlen
price-cannot = { $price } Nahrung kannst du nicht zahlen: { $n } Nahrung erhalten, keine Aktionen
price-cannot-moon = { $price } Nahrung kannst du nicht zahlen: { $n } Nahrung erhalten, der Skarabäus bleibt stehen, keine Aktionen
great-nothing = dort geschieht nichts
great-construction = Konstruktion
great-finished = dort geschieht nichts, die Große Pyramide ist vollendet
great-favours = { $n ->
    [one] eine Gunst
   *[other] { $n } Gunstaktionen
}
great-seal = { $n ->
    [one] 1 Punkt bei jeder Ernte
   *[other] { $n } Punkte bei jeder Ernte
}
completes-drawing = vollendet eine Zeichnung
completes-nothing = keine Zeichnung mit dem letzten Papyrus

part-food-change = { $food ->
    [-3] 3 Nahrung zahlen
    [-2] 2 Nahrung zahlen
    [-1] 1 Nahrung zahlen
    [0] keine Nahrung
   *[other] { $food } Nahrung erhalten
}
part-price-heka = { $price ->
    [0] { "" }
   *[other] {" "}für { $price } Heka
}
part-price-food = { $price ->
    [0] { "" }
   *[other] {" "}für { $price } Nahrung
}
move-visit = Besuch mit { $tile }: { $actions }
move-specialise = Spezialisierung: { $house } ({ $price })
move-take = { $tile } mit { $glyph } nehmen ({ part-food-change }): { $actions }
move-enter = { $house } ({ $price })
move-field = { $field }: { $actions }
move-row = { $row }: { $actions }
move-do = { $action }
move-favour = Gunst: { $favour }
move-share = { $food } Nahrung und { $heka } Heka
move-scarab = { $house }: Skarabäus auf Feld { $field }
move-haul-great = Leiste der Großen Pyramide, Feld { $field }: { $effect }
move-haul-queens = Leiste der Königinnen, Feld { $field }: { $effect }
move-build = Bauplatz { $site }: { $covered } (überbaut) und { $new } (neues Bauteil)
move-reap = Bauplatz { $site }: { $favour }
move-watch = { $queen }: setzt { $part } ein; { $tile }
move-bury = { $grave }: { $actions }; danach { $n ->
    [one] eine Aktivierung
   *[other] { $n } Aktivierungen
} der Reihe oder Spalte
move-invoke = { $place }: { $actions }
move-papyrus = { $papyrus }{ part-price-heka } ({ $drawing })
move-good = { $good }{ part-price-food } (I bis III: { $actions })
move-level = { $level }{ $points ->
    [0] { "" }
    [one] {" "}(1 Punkt)
   *[other] {" "}({ $points } Punkte)
}
move-walk = Stehende Priesterin, von: { $start }, nach: { $room } ({ part-steps })
move-rouse = Liegende Priesterin, von: { $start }, nach: { $room } ({ part-steps }); sie steht auf
move-offer = { $good } opfern ({ $level }): { $actions }
move-basket = { $field }: { $actions }
move-ascend = Weiter auf Feld { $field } zu { $deity }: { $actions }
move-sail = Boot { $boat }, von: { $start }, nach: { $place } ({ part-steps })
move-activate-river = Boot { $boat } aktivieren ({ $place }): { $n } Nahrung
move-activate-city = Boot { $boat } aktivieren ({ $place }): { $actions }{ $agreements ->
    [0] { "" }
   *[other] ; danach ein Abkommen
}
move-agree = { $agreement }
move-discard-new = Das neue abwerfen: { $agreement }
move-discard-open = Abwerfen: { $agreement }
move-discard-met = Trotz Erfüllung abwerfen: { $agreement }
move-erect = { $podium }: { $actions }
move-stop = Hier aufhören und auf den Rest verzichten

part-paid = { $price ->
    [0] { "" }
   *[other] {" "}(Preis { $price } Nahrung)
}
inundation = Der Nil steigt: { $era } beginnt.
harvest = Ernte: { $era }.
turn-order = Neue Spielreihenfolge: { $players }.
visits = { $seat } besucht mit { $tile }: { $house }{ part-paid }.
specialises = { $seat } spezialisiert sich: { $house }{ part-paid }.
cannot-pay = { $seat } kann { $price } Nahrung nicht zahlen, erhält { $n } Nahrung und verzichtet auf die Aktionen.
cannot-pay-moon = { $seat } kann { $price } Nahrung nicht zahlen und erhält { $n } Nahrung; der Skarabäus bleibt stehen, und es gibt keine Aktionen.
uses-field = { $seat } nutzt das Feld { $field }.
takes-tile = { $seat } nimmt { $tile }, { $row } ({ part-food-change }).
advances-glyph = { $seat } trifft die Hieroglyphe { $glyph }: { $field }.
uses-row = { $seat } nutzt die Aktionen neben der Auslage: { $row }.
gains = { $seat } erhält: { $gain }.
favour = { $seat } nutzt eine Gunst des Chufu: { $favour }.
stops = { $seat } verzichtet auf den Rest.
embalms = { $seat } balsamiert { $n ->
    [one] eine Mumie
   *[other] { $n } Mumien
} ein.
carves = { $seat } meißelt { $n ->
    [one] eine Sphinx
   *[other] { $n } Sphinxe
}.
gets-eye = { $seat } macht { $n ->
    [one] ein Horusauge
   *[other] { $n } Horusaugen
} verfügbar.
overflow-mummy = { $seat } hat keine Mumie mehr und bewegt stattdessen Herz und Feder.
overflow-sphinx = { $seat } hat keine Sphinx mehr und erhält stattdessen Prestige.
overflow-eye = { $seat } hat kein Horusauge mehr und transportiert stattdessen.
steps-scarab = { $seat } bewegt einen Skarabäus: { $house }, Feld { $field }.
hauls-great = { $seat } bewegt den Steinblock der Großen Pyramide auf Feld { $field }.
hauls-queens = { $seat } bewegt den Steinblock der Königinnen auf Feld { $field }.
builds = { $seat } setzt ein: { $part }, Bauplatz { $site } der Großen Pyramide.
crowns = { $seat } setzt das Pyramidion auf die Große Pyramide.
lays-eye = { $seat } legt ein Horusauge: { $queen } ({ $part }).
buries = { $seat } bestattet einen Sarkophag: { $grave }.
invokes = { $seat } aktiviert: { $bonus } ({ $place }).
buys-papyrus = { $seat } kauft: { $papyrus }{ part-price-heka }.
takes-papyrus = { $seat } nimmt kostenlos: { $papyrus }.
buys-good = { $seat } kauft: { $good }{ part-price-food }.
takes-good = { $seat } nimmt kostenlos: { $good }.
stores = { $seat } legt ab: { $good }, { $level }.
walks = { $seat } bewegt eine Priesterin: { $room }.
offers = { $seat } opfert: { $good } ({ $level }).
lays-basket = { $seat } stellt den Korb ab: { $field }.
loses-basket = { $seat } findet kein Feld für den Korb; er scheidet aus.
lies-down = Eine Priesterin von { $seat } legt sich hin: { $room }.
raises-sun = { $seat } bewegt die Sonnenscheibe { part-fields } auf Feld { $field }.
meets-deity = { $seat } begegnet { $deity }.
sails = { $seat } bewegt Boot { $boat }: { $place }.
activates = { $seat } aktiviert Boot { $boat }: { $place }.
uses-city = { $seat } nutzt: { $advantage } ({ $city }).
takes-agreement = { $seat } nimmt: { $agreement }.
discards-agreement = { $seat } wirft ab: { $agreement }.
erects = { $seat } errichtet eine Sphinx: { $podium }.
fulfils = { $seat } erfüllt: { $agreement }.
misses = { $seat } erfüllt noch nicht: { $agreement }.
harvest-papyri = { $seat } rollt { $scrolls ->
    [one] einen Papyrus
   *[other] { $scrolls } Papyri
} auf, { $drawings ->
    [0] keine Zeichnung
    [one] eine Zeichnung
   *[other] { $drawings } Zeichnungen
}: Feder { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}.
harvest-duat = { $seat }, Duat: { part-points }.
harvest-agreements = { $seat }, Abkommen: { part-points }.
harvest-sarcophagi = { $seat }, Sarkophage: { part-points }.
harvest-sun = { $seat }, Sonnenscheibe: { part-points }.
harvest-great = { $seat }, Große Pyramide: { part-points }.
harvest-queen = { $seat }, { $queen } ({ $tile }): { $times } × { $eyes } = { part-points }.
imhotep-reveals = Imhotep deckt auf: { $tile }.
imhotep-visits = Imhotep schickt einen Lehrling: { $house }.
imhotep-specialises = Imhotep spezialisiert sich: { $house }, Feld { $field }.
imhotep-takes = Imhotep nimmt { $tile } und wirft es ab.
imhotep-gains = Imhotep erhält { part-points }.
imhotep-hauls = Imhoteps Steinblock erreicht Feld { $field }.
imhotep-builds = Imhotep setzt ein: { $part }, Bauplatz { $site } der Großen Pyramide.
imhotep-crowns = Imhotep setzt das Pyramidion auf die Große Pyramide.
imhotep-lays-eye = Imhotep legt ein Horusauge: { $queen }.
imhotep-buries = Imhotep bestattet einen Sarkophag: { $grave }.
imhotep-lays-basket = Imhotep stellt einen Korb ab: { $field }.
imhotep-raises-sun = Imhoteps Sonnenscheibe erreicht Feld { $field }.
imhotep-trades = Imhotep nimmt: { $agreement }.
imhotep-erects = Imhotep errichtet eine Sphinx: { $podium }.
imhotep-harvests = Imhoteps Ernte: { part-points }.
beats-imhotep = { $seat } schlägt Imhotep mit { $own } zu { $his }.
loses-to-imhotep = Imhotep gewinnt mit { $his } zu { $own }.

points-start = Start
points-at-once = Sofort
points-duat = Duat
points-agreements = Handelsabkommen
points-sarcophagi = Sarkophage
points-sun = Sonnenscheibe
points-great = Große Pyramide
points-queens = Königinnenpyramiden
points-constant = Schwierigkeit

option-difficulty = Imhoteps Stärke im Solospiel (eigene Regeln)
option-difficulty-text = Nur im Spiel allein: Je stärker Imhotep ist, desto mehr Punkte bekommt er bei jeder Ernte. Mit mehreren spielt er nicht mit.
option-difficulty-scribe = Schreiber
option-difficulty-vizier = Wesir
option-difficulty-pharaoh = Pharao

table-era = { $era }, Zug { $turn } von { $of }   Reihenfolge: { $order }
table-over = Das Spiel ist zu Ende.
table-solo = Solospiel gegen Imhotep ({ $difficulty }); diese Soloregeln sind unser eigener Entwurf
table-houses = Lebenshäuser (n: neutrale Lehrlinge)
table-house = { $house }   Sonne: { $sun }   Mond: { $moon }   Skarabäen: { $scarabs }
table-display = Aktionsplättchen
table-row = { $row }. { part-food-change }: { $tile }, { $glyph } ({ $effect })   daneben: { $actions }
table-gap = { $row }. –   daneben: { $actions }
table-supply = Nachschub: { $top } obenauf, { $rest } darunter   Abgeworfen: { $discarded }
table-goods = Warenmarkt
table-papyri = Papyrusmarkt
table-good = { $price } Nahrung: { $good } (I: { $one }; II: { $two }; III: { $three })
table-papyrus = { $price } Heka: { $papyrus }
table-empty-good = { $price } Nahrung: –
table-empty-papyrus = { $price } Heka: –
table-great = Große Pyramide ({ $parts } von { $of } Bauteilen)   Bauplätze zeigen: { $sites }   Nächste Bauteile: { $next }
table-queen = { $queen }: { $parts } von { $of } Bauteilen, Augen { $eyes }; { $tile }
table-bonuses = Mastaba-Boni
table-bonus = { $place } ({ part-points }): { $actions }
table-graves = Sarkophage
table-temple = Körbe
table-podiums = Sphinxe
table-none = keine
table-at = { $place }: { $owner }
table-deity = Gottheit: { $deity } ({ $actions })
table-cities = Städte
table-city = { $city } ({ $actions }): { $agreements }
table-player = { $name }: { part-points }
table-resources = { $food } Nahrung, { $heka } Heka   Herz { $heart }, Feder { $feather }   Sonnenscheibe { $sun }   Steinblöcke: Große Pyramide { $great }, Königinnen { $queens }
table-pieces = Verfügbar / Vorrat / platziert: Augen { $eyes }, Sarkophage { $mummies }, Sphinxe { $sphinxes }
table-glyphs = Hieroglyphen: { $glyphs }
table-tiles = Plättchen: { $tiles }
table-tile = { $tile } ({ $actions })
table-tile-later = { $tile } ab dem nächsten Zeitalter ({ $actions })
table-priestesses = Priesterinnen: { $priestesses }   Körbe im Tempel: { $baskets }
table-upright = { $room }
table-lying = { $room } (liegend)
table-boats = Boote: { $boats }
table-own-goods = Waren: { $goods }
table-own-good = { $good }
table-own-good-offered = { $good } (geopfert)
table-own-papyri = Papyri: { $papyri }   Aufgerollt: { $rolled }
table-agreements = Abkommen: { $agreements }
table-fulfilled = { $agreement } (erfüllt)
table-imhotep = Imhotep: { part-points }   Skarabäen { $scarabs }   Sonnenscheibe { $sun }   Steinblock { $great }   Augen { $eyes }   Abkommen { $agreements }

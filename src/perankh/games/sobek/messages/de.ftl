title = Sobek: Das Duell
tagline = Nimm Waren vom Markt, verkaufe sie in Sets und werde dabei nicht zu korrupt.
credits = Ein Spiel von Bruno Cathala und Sébastien Pauchon.

good-wheat = Weizen
good-fish = Fisch
good-cattle = Vieh
good-ebony = Ebenholz
good-marble = Marmor
good-ivory = Elfenbein
good-statue = Sobekstatue
all-wild = alle Statuen und den Architekten

tile-scarabs = { $good } mit { $scarabs ->
    [one] einem Skarabäus
   *[other] { $scarabs } Skarabäen
}
tile-coin = { $good } mit Münze

back-start = Startplättchen
back-goods = Warenplättchen
back-character = Person

facing-horizontal = entlang der Zeile
facing-vertical = entlang der Spalte
facing-diagonal_down = entlang der fallenden Diagonale
facing-diagonal_up = entlang der steigenden Diagonale

person-architect = Architekt
person-architect-effect = Joker; ausgespielt: drei Pirogen der Reserve ansehen und eine nutzen
person-queen = Königin
person-queen-effect = zählt als Elfenbein; ausgespielt: die obersten drei Plättchen des Stapels auf die Hand nehmen
person-vizier = Wesir
person-vizier-effect = zählt als Vieh; ausgespielt: die Korruption des Gegners ansehen und ein Plättchen davon auf die Hand nehmen
person-thief = Dieb
person-thief-effect = zählt als Fisch; ausgespielt: dem Gegner zufällig eine Person oder eine Ware aus der Hand stehlen
person-courtesan = Kurtisane
person-courtesan-effect = zählt als Weizen; ausgespielt: bis zu zwei Plättchen an bereits ausliegende Sorten anlegen
person-merchant = Händler
person-merchant-effect = zählt als Weizen; ausgespielt: ein beliebiges Plättchen vom Markt nehmen, ohne Korruption
person-scribe_m = Schreiber (Vieh)
person-scribe_m-effect = zählt als Vieh; ausgespielt: hat der Gegner mehr als sechs Plättchen, legt er den Überschuss auf seine Korruptionstafel
person-scribe_f = Schreiberin (Fisch)
person-scribe_f-effect = zählt als Fisch; ausgespielt: hat der Gegner mehr als sechs Plättchen, legt er den Überschuss auf seine Korruptionstafel
person-high_priest = Hohepriester
person-high_priest-effect = zählt als Ebenholz; ausgespielt: alle Plättchen einer Sorte oder alle Joker von der eigenen Korruptionstafel entfernen
person-high_priestess = Hohepriesterin
person-high_priestess-effect = zählt als Marmor; ausgespielt: alle Plättchen einer Sorte oder alle Joker von der eigenen Korruptionstafel entfernen

pirogue-pyramid = Pyramide
pirogue-pyramid-effect = ein weiterer Zug, in dem du das Ankh frei drehen darfst
pirogue-seven_points = Sieben Punkte
pirogue-seven_points-effect = 7 Punkte wert
pirogue-two_points_deben = Zwei Punkte und ein Deben
pirogue-two_points_deben-effect = 2 Punkte wert, und du ziehst einen Deben
pirogue-eye = Auge
pirogue-eye-effect = zwei Deben ziehen und einen behalten
pirogue-pointing_hand = Zeigende Hand
pirogue-pointing_hand-effect = bestimme, welches Plättchen der Gegner als Nächstes nehmen muss
pirogue-two_scarabs = Zwei Skarabäen
pirogue-two_scarabs-effect = zwei Skarabäen mehr für Weizen, Fisch oder Vieh
pirogue-mummy = Mumie
pirogue-mummy-effect = nimm deine ganze Korruptionstafel auf die Hand
pirogue-cobra_1 = Kobra +1
pirogue-cobra_1-effect = 1 Korruption für den Gegner
pirogue-cobra_2 = Kobra +2
pirogue-cobra_2-effect = 2 Korruption für den Gegner

prompt-act = { $seat }: Plättchen nehmen, Set verkaufen oder Person ausspielen
prompt-act-free = { $seat }: Extrazug – Plättchen auf einer der vier Linien nehmen, Set verkaufen oder Person ausspielen
prompt-first = { $seat }: Beginne mit einem der vier Plättchen in der Mitte
prompt-centre = { $seat }: Nimm ein Plättchen aus der Mitte
prompt-point-at = { $seat }: Wähle das Plättchen, das der Gegner nehmen muss
prompt-orient = { $seat }: Drehe das Ankh
prompt-coin-tile = { $seat }: Münzplättchen gegen einen Deben tauschen oder behalten
prompt-set = { $seat }: Verkauf von { $count ->
    [one] einem Plättchen
   *[other] { $count } Plättchen
} als { $good } – ergänzen oder zurückhalten, dann verkaufen
prompt-pirogue-of-slots = { $seat }: Wähle eine Piroge
prompt-pirogue-of-reserve = { $seat }: Wähle eine der gezogenen Pirogen
prompt-scarabs-to = { $seat }: Wohin kommen die zwei Skarabäen?
prompt-deben-of-two = { $seat }: Du hast Deben mit { $first } und { $second } gezogen – behalte einen
prompt-vizier-takes = { $seat }: Nimm ein Plättchen von der Korruptionstafel des Gegners
prompt-thief-steals = { $seat }: Was stiehlst du?
prompt-courtesan-adds = { $seat }: Lege bis zu { $count ->
    [one] ein weiteres Plättchen
   *[other] { $count } Plättchen
} an ausliegende Sorten an
prompt-courtesan-joins = { $seat }: Zu welcher Sorte kommt: { $tile }?
prompt-merchant-takes = { $seat }: Nimm ein beliebiges Plättchen vom Markt
prompt-scribe-sheds = { $seat }: Lege noch { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
} auf deine Korruptionstafel
prompt-priest-purges = { $seat }: Welche Plättchen verlassen deine Korruptionstafel?

part-skipped = { $skipped ->
    [0] { "" }
    [one] {" "}(1 Korruption)
   *[other] {" "}({ $skipped } Korruption)
}
move-take = { $tile } auf { $cell } nehmen{ part-skipped }
move-point = Auf { $tile } bei { $cell } zeigen{ part-skipped }
move-refill = Markt auffüllen ({ $left } im Stapel)
move-turn = Ankh { $facing } drehen
move-trade = Plättchen gegen einen Deben tauschen
move-keep = Plättchen behalten
move-sell = { $good } verkaufen
move-play = { $person } ausspielen ({ $effect })
move-add = { $tile } ergänzen
move-hold = { $tile } zurückhalten
move-shed = { $tile } ablegen
move-claim = { $tile } nehmen
move-done = Fertig
move-done-set = Verkaufen: { $tiles }
move-open = { $pirogue } ({ $effect })
move-join = Zu { $good }
move-pocket = { $value } behalten ({ $other } geht zurück)
move-steal = { $back }
move-purge = { $good }

took = { $seat } nimmt { $tile } auf { $cell }.
skipped = { $seat } erhält Korruption für Übersprungenes: { $tiles }.
turned = { $seat } dreht das Ankh { $facing }.
kept-coin-tile = { $seat } behält das Münzplättchen.
traded-coin-tile = { $seat } tauscht das Münzplättchen gegen einen Deben.
drew-debens = { $seat } zieht { $count ->
    [one] einen Deben
   *[other] { $count } Deben
}.
drew-debens-of = { $seat } zieht { $count ->
    [one] einen Deben
   *[other] Deben
}: { $values }.
refilled = { $seat } füllt den Markt auf; { $left } Plättchen bleiben im Stapel.
sold = { $seat } verkauft { $good }: { $tiles }.
played = { $seat } spielt aus: { $person }.
drew-tiles = { $seat } zieht vom Stapel: { $tiles }.
claimed = { $seat } nimmt von der gegnerischen Korruptionstafel: { $tile }.
stole = { $seat } stiehlt: { $tile }.
added = { $seat } legt { $tile } zu { $good }.
fetched = { $seat } holt { $tile } von { $cell }.
shed = { $seat } legt ab: { $count } × { $back }.
purged = { $seat } wird los: { $tiles }.
opened = { $seat } deckt eine Piroge auf: { $pirogue }.
pointed = { $seat } zeigt auf { $cell }.
put-scarabs = { $seat } legt zwei Skarabäen zu { $good }.
kept-deben = { $seat } behält einen von zwei Deben.
kept-deben-of = { $seat } behält den Deben mit { $value }; { $other } geht zurück.
cannot-act = { $seat } kann nichts mehr tun: Das Spiel endet.
unsold = { $seat } hat nicht verkauft: { $tile }.
less-corrupt = { $seat } ist weniger korrupt ({ $own } gegen { $other }).

points-wheat = Weizen
points-fish = Fisch
points-cattle = Vieh
points-ebony = Ebenholz
points-marble = Marmor
points-ivory = Elfenbein
points-debens = Deben
points-pirogues = Pirogen

option-first_sale_needs = Was der erste Verkauf einer Sorte braucht
option-first_sale_needs-text = Statuen und andere Joker allein eröffnen nie eine Sorte; hier steht, ob eine Person der Sorte dafür genügt.
option-first_sale_needs-non_wild = eine Ware oder Person dieser Sorte
option-first_sale_needs-goods_tile = eine Ware dieser Sorte
option-courtesan_types = Sorten, an die die Kurtisane anlegen darf
option-courtesan_types-text = Sie legt bis zu zwei Plättchen an ausliegende Sorten an: an zwei verschiedene, oder beide an dieselbe.
option-courtesan_types-mixed = zwei verschiedene
option-courtesan_types-single_type = nur eine
option-courtesan_minimum_if_possible = Plättchen, die die Kurtisane anlegen muss, wenn sie kann
option-courtesan_minimum_if_possible-text = Ob man mit ihr auch nichts anlegen darf, obwohl ein Plättchen der Hand passen würde.
option-courtesan_minimum_if_possible-1 = mindestens eines
option-courtesan_minimum_if_possible-0 = keines
option-thief_categories = Woraus der Dieb wählt
option-thief_categories-text = Der Dieb nimmt zufällig ein Plättchen der genannten Art; Startplättchen sind Waren oder eine eigene Art.
option-thief_categories-two = Ware oder Person
option-thief_categories-three = Startplättchen, Ware oder Person
option-forced_take_on_empty_line = Zeigende Hand, wenn das Ankh auf nichts blickt
option-forced_take_on_empty_line-text = Mit der zeigenden Hand bestimmst du, was die andere Seite nehmen muss; hier geht es um den Fall, dass dort nichts liegt.
option-forced_take_on_empty_line-refill_then_choose = der Markt wird aufgefüllt, dann wird das Plättchen bestimmt
option-forced_take_on_empty_line-no_effect = bleibt ohne Wirkung
option-pyramid_may_aim_at_empty_line = Eine Pyramide darf das Ankh zum Auffüllen auf eine leere Linie drehen
option-pyramid_may_aim_at_empty_line-text = Eine Pyramide gibt einen weiteren Zug mit frei gedrehtem Ankh; mit „ja“ darf es absichtlich auf eine leere Linie zeigen, damit der Markt aufgefüllt wird.
option-pyramid_may_aim_at_empty_line-no = nein
option-pyramid_may_aim_at_empty_line-yes = ja
option-eye_choice = Welchen Deben das Auge behält
option-eye_choice-text = Das Auge zieht zwei Deben und behält einen davon.
option-eye_choice-free = einen nach Wahl
option-eye_choice-highest = den höheren
option-top_of_stack_back_visible = Die Rückseite des obersten Stapelplättchens ist sichtbar
option-top_of_stack_back_visible-text = Die Rückseite verrät, ob als Nächstes eine Ware oder eine Person kommt.
option-top_of_stack_back_visible-no = nein
option-top_of_stack_back_visible-yes = ja

short-wheat = Wei
short-fish = Fis
short-cattle = Vie
short-ebony = Ebe
short-marble = Mar
short-ivory = Elf
short-statue = SOB
board-supply = Stapel: { $stack }   Debenbeutel: { $bag }
board-stack-top = {"   "}Oben auf dem Stapel: { $back }
board-pirogues = Pirogen: { $slots }   Reserve: { $reserve }
part-unseen = { $unknown ->
    [0] { "" }
   *[other] {" "}+ { $unknown } verdeckt
}
board-hand = Hand ({ $count }): { $tiles }{ part-unseen }
board-corruption = Korruption ({ $count }): { $tiles }{ part-unseen }
board-either = Auf der Hand oder in der Korruption: { $tiles }
board-sold = Verkauft, { $good }: { $tiles } Plättchen × { $scarabs } Skarabäen = { $points }
board-debens = Deben ({ $count }): { $values }
board-pirogue-points = Punkte auf Pirogen: { $points }

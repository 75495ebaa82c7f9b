title = Egizia
tagline = Fahre den Nil hinab zu Bautrupps, Feldern und Steinbrüchen und baue an den Monumenten Ägyptens.
credits = Ein Spiel von Acchittocca (Flaminia Brasini, Virginio Gigli, Stefano Luperto und Antonio Tinto), erschienen bei Hans im Glück.

# Dinge

crew-blue = blauer Bautrupp
crew-black = schwarzer Bautrupp
crew-yellow = gelber Bautrupp
crew-joker = Joker-Bautrupp

colour-brown = braun
colour-yellow_green = gelbgrün
colour-green = grün

market-stone_market = Steineverkauf
market-grain_market = Getreidemarkt

ring-left = links
ring-middle = Mitte
ring-right = rechts
ring-left-effect = nur grüne Felder liefern Getreide
ring-middle-effect = grüne und gelbgrüne Felder liefern Getreide
ring-right-effect = alle Felder liefern Getreide

round-edfu = Edfu
round-thebae = Thebae
round-selinon = Selinon
round-beni_hasan = Beni Hasan
round-alyi = Alyi
round-passalon = Passalon
round-heliopolis = Heliopolis

site-sphinx_site = Sphinx
site-obelisk_site = Obelisk und Gräber
site-pyramid_site = Pyramide und Tempel

monument-graves = Gräber
monument-obelisk = Obelisk
monument-pyramid = Pyramide
monument-temple = Tempel

part-left_pylon = linker Pfeiler
part-right_pylon = rechter Pfeiler
part-columns = Säulen
part-roof = Dach

card-space = Kartenfeld { $number }

space-graves = Grab { $column }
space-obelisk = Obelisk, Reihe { $row }
space-pyramid = Pyramide, Reihe { $row }, Platz { $column }
space-temple = Tempel, { $part } { $row }

# Zahlen, die Dinge unterscheiden

row-1 = 1
row-2 = 2
row-3 = 3
row-4 = 4
row-5 = 5
row-6 = 6
row-7 = 7
row-8 = 8
row-9 = 9
row-10 = 10
row-11 = 11
row-12 = 12
row-13 = 13
row-14 = 14
row-15 = 15
row-16 = 16
row-17 = 17
row-18 = 18
row-19 = 19
row-20 = 20
row-21 = 21
row-22 = 22
row-23 = 23
row-24 = 24
row-25 = 25
row-26 = 26
row-27 = 27
row-28 = 28
row-29 = 29
row-30 = 30
row-31 = 31
row-32 = 32
row-33 = 33
row-34 = 34
row-35 = 35
row-36 = 36
row-37 = 37
row-38 = 38
row-39 = 39
row-40 = 40

column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-7 = 7
column-8 = 8
column-9 = 9
column-10 = 10
column-11 = 11
column-12 = 12
column-13 = 13
column-14 = 14
column-15 = 15
column-16 = 16
column-17 = 17
column-18 = 18
column-19 = 19
column-20 = 20
column-21 = 21
column-22 = 22
column-23 = 23
column-24 = 24
column-25 = 25
column-26 = 26
column-27 = 27
column-28 = 28
column-29 = 29
column-30 = 30
column-31 = 31
column-32 = 32
column-33 = 33
column-34 = 34
column-35 = 35
column-36 = 36
column-37 = 37
column-38 = 38
column-39 = 39
column-40 = 40

step-0 = 0
step-1 = 1
step-2 = 2
step-3 = 3
step-4 = 4
step-5 = 5
step-6 = 6
step-7 = 7
step-8 = 8
step-9 = 9
step-10 = 10
step-11 = 11
step-12 = 12

slot-1 = 1
slot-2 = 2
slot-3 = 3

part-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
part-stones = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}

# Was Karten und runde Felder geben

crew-steps = { $crew } +{ $steps }
market-steps = { $market } { $steps ->
    [one] 1 Stufe hinab
   *[other] { $steps } Stufen hinab
}
bonus-choice = ein beliebiger Bautrupp +{ $choice }
bonus-stones = { part-stones }
bonus-points = { part-points }
bonus-ring = { $ring ->
    [one] der Wasserring darf um einen Platz verschoben werden
   *[other] der Wasserring darf um bis zu { $ring } Plätze verschoben werden
}

# Nil-Karten

card-field = Feld { $number } ({ $colour })
card-field-effect = liefert { $number } Getreide bei jeder Ernährung, bei der Felder dieser Farbe bewässert sind: { $colour }
card-field-bonus = Feld { $number } ({ $colour }) mit Bonus
card-field-bonus-effect = liefert { $number } Getreide bei jeder Ernährung, bei der Felder dieser Farbe bewässert sind: { $colour }; einmalig beim Nehmen: { $bonus }
card-quarry = Steinbruch { $number }
card-quarry-effect = liefert jede Runde { $number } Steine
card-place_second_ship = Zweites Schiff
card-place_second_ship-effect = bleibt liegen; einmal darfst du nach dem Setzen ein zweites Schiff setzen, bevor der nächste Spieler am Zug ist
card-use_two_crews = Zwei Bautrupps
card-use_two_crews-effect = bleibt liegen; einmal darfst du mit zwei normalen Bautrupps zugleich bauen, der Joker darf noch hinzukommen
card-stones = { $number } Steine
card-stones-effect = bleibt liegen; einmal darfst du, wann immer du an der Reihe bist, { $number } Steine nehmen
card-sphinx_keep = { $number } Sphinx-Karten behalten
card-sphinx_keep-effect = bleibt liegen; einmal darfst du, nachdem du deine gezogenen Sphinx-Karten gesehen hast, bis zu { $number } davon behalten
card-grain = { $number } Getreide
card-grain-effect = bleibt liegen; einmal zählt sie beim Ernähren deiner Bautrupps als { $number } Getreide
card-double_round_space = Rundes Feld doppelt
card-double_round_space-effect = bleibt liegen; einmal führst du ein rundes Feld außer Heliopolis, auf das du ein Schiff setzt, zweimal aus
card-build_strength = Stärke plus { $number }
card-build_strength-effect = bleibt liegen; einmal erhöht sie beim Bauen die Stärke der eingesetzten Bautrupps um { $number }
card-join_full_site = Auf vollen Bauplatz dazusetzen
card-join_full_site-effect = bleibt liegen; einmal darfst du ein Schiff zu einem Bauplatz setzen, dessen Baufelder alle besetzt sind, und dort in jedem Fall bauen
card-sphinx_extra_draw = { $number } Sphinx-Karten mehr
card-sphinx_extra_draw-effect = gilt dauerhaft: Wenn du Sphinx-Karten bezahlst, darfst du bis zu { $number } weitere ziehen, ohne zu bezahlen, insgesamt aber nie mehr als { $most }
card-stones_as_grain = Steine als Getreide
card-stones_as_grain-effect = gilt dauerhaft: Beim Ernähren ersetzt jeder Stein, den du abgibst, { $number } fehlendes Getreide
card-grave_value = Grab-Karte
card-grave_value-effect = gilt dauerhaft: Am Ende zählt sie { $number } zum Wert deiner Gräber-Plättchen hinzu
card-market = Markt: { $markets }
card-market-effect = sofort: { $markets }
card-raise_crews_of_choice = { $number } Schritte nach Wahl
card-raise_crews_of_choice-effect = sofort: Erhöhe deine Bautrupps um insgesamt { $number } Schritte, verteilt wie du magst
card-raise_crews = Bautrupps: { $crews }
card-raise_crews-effect = sofort: { $crews }
card-improve_field = Feldverbesserung
card-improve_field-effect = gilt dauerhaft: Wann immer du an der Reihe bist, darfst du sie einem deiner Felder zuordnen, das damit für den Rest des Spiels eine Farbe besser ist (braun wird gelbgrün, gelbgrün wird grün)
card-move_to_first_slot = An die erste Stelle
card-move_to_first_slot-effect = gilt dauerhaft: An jedem Bauplatz, an dem du ein Schiff hast, auch in Reserve, darfst du als Erster bauen
card-points_per_own_block = Punkte für Bausteine ({ $monuments })
card-points_per_own_block-effect = sofort: { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
} für jeden deiner Bausteine hier: { $monuments }
card-sell_stones = { $price } Steine verkaufen
card-sell_stones-effect = bleibt liegen; einmal darfst du, wann immer du an der Reihe bist, bis zu { $price } Steine verkaufen, für je { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
card-raise_crew_each_round = Bautruppverbesserung
card-raise_crew_each_round-effect = gilt dauerhaft: Einmal in jeder Runde darfst du einen Bautrupp um { $number } erhöhen
card-pay_stones_raise_crew = Steine für Stärke
card-pay_stones_raise_crew-effect = gilt dauerhaft: Einmal in jeder Runde darfst du { $price } Steine bezahlen und einen Bautrupp um { $number } erhöhen
card-use_occupied_round_space = Geteiltes rundes Feld
card-use_occupied_round_space-effect = gilt dauerhaft: Einmal in jeder Runde darfst du ein Schiff auf ein rundes Feld setzen, das schon besetzt ist, nicht aber auf Heliopolis
card-place_upstream = Flussaufwärts
card-place_upstream-effect = gilt dauerhaft: Einmal in jeder Runde darfst du ein Schiff weiter flussaufwärts setzen als dein bisher letztes
card-take_leftover_nile_card = Übrige Karte
card-take_leftover_nile_card-effect = gilt dauerhaft: In jeder Runde darfst du, wenn alle gepasst haben, eine der auf dem Nil verbliebenen Karten nehmen

# Sphinx-Karten

sphinx-obelisk_row_built = Obelisk bis Reihe { $row }
sphinx-obelisk_row_built-effect = { part-points }, wenn am Ende Reihe { $row } des Obelisken gebaut ist, egal von wem
sphinx-pyramid_row_complete = Pyramide, Reihe { $row }
sphinx-pyramid_row_complete-effect = { part-points }, wenn am Ende Reihe { $row } der Pyramide vollständig ist, egal von wem gebaut
sphinx-temple_parts_complete = Tempel: { $parts }
sphinx-temple_parts_complete-effect = { part-points }, wenn dieser Teil des Tempels am Ende vollständig ist, egal von wem gebaut: { $parts }
sphinx-players_on_last_step = Spieler ganz unten: { $market }
sphinx-players_on_last_step-effect = { $table } Punkte, wenn am Ende 1 / 2 / 3 / 4 Spieler auf der letzten Stufe stehen, du oder andere: { $market }
sphinx-own_blocks = { $min } eigene Bausteine: { $monument }
sphinx-own_blocks-effect = { part-points }, wenn du am Ende mindestens { $min } Bausteine hier hast: { $monument }
sphinx-own_blocks_each = { $min } eigene Bausteine überall
sphinx-own_blocks_each-effect = { part-points }, wenn du am Ende in jedem dieser Bauwerke mindestens { $min } Bausteine hast: { $monuments }
sphinx-own_last_step = Selbst ganz unten: { $market }
sphinx-own_last_step-effect = { part-points }, wenn dein eigener Marker am Ende auf der letzten Stufe steht: { $market }
sphinx-crew_strength = Stärke: { $crew }
sphinx-crew_strength-effect = { part-points } für jede Stärke, die dieser Bautrupp am Ende hat: { $crew }
sphinx-highest_yield = Ertragreichste: { $kind }
sphinx-highest_yield-effect = { part-points }, wenn du am Ende welche hast und niemand einen höheren Gesamtertrag: { $kind }
sphinx-per_permanent_effect_card = Dauerhafte Karten
sphinx-per_permanent_effect_card-effect = { part-points } für jede deiner dauerhaften Karten am Ende, Felder und Steinbrüche nicht mitgezählt
sphinx-per_score = Ein Punkt je { $every }
sphinx-per_score-effect = { part-points } für je volle { $every } Punkte, die du hast, wenn alles andere gezählt ist
sphinx-per_own_block = Eigene Bausteine: { $monument }
sphinx-per_own_block-effect = { part-points } für jeden deiner Bausteine hier am Ende: { $monument }

yield-quarry = Steinbrüche
yield-green = grüne Felder
yield-yellow_green = gelbgrüne Felder
yield-brown = braune Felder

# Entscheidungen

prompt-sail = { $seat }: Setze ein Schiff, nutze eine Karte oder passe
prompt-sail-on = { $seat }: Dein Schiff ist gesetzt; nutze eine Karte oder beende deinen Zug
prompt-second-ship = { $seat }: Setze ein zweites Schiff, nutze eine Karte oder beende deinen Zug
prompt-raise = { $seat }: Erhöhe einen Bautrupp (noch { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
})
prompt-move-ring = { $seat }: Wo liegt der Wasserring von nun an?
prompt-fetch = { $seat }: Nimm eine auf dem Nil verbliebene Karte oder keine
prompt-feed = { $seat }: Deine Bautrupps brauchen { $hunger } Getreide, du hast { $grain }
prompt-window-2 = { $seat }: Deine Bautrupps sind ernährt; nutze eine Karte oder fahre fort
prompt-window-3 = { $seat }: Deine Steinbrüche haben geliefert; nutze eine Karte oder fahre fort
prompt-window-4 = { $seat }: Du hast gebaut; nutze eine Karte oder fahre fort
prompt-window-5 = { $seat }: Du hast deinen Bonus; nutze eine Karte oder fahre fort
prompt-window-6 = { $seat }: Letzte Gelegenheit vor der Schlusswertung; nutze eine Karte oder fahre fort
prompt-go-first = { $seat }: Baust du hier als Erster ({ $site })?
prompt-build = { $seat }: Mit wem baust du hier ({ $site })?
prompt-draw = { $seat }: Wie viele Sphinx-Karten ziehst du? Deine Stärke ist { $count }
prompt-keep = { $seat }: Du hast { $count ->
    [one] eine Sphinx-Karte gezogen; behalte sie oder nicht
   *[other] { $count } Sphinx-Karten gezogen; behalte { $most ->
        [one] eine oder keine
       *[other] bis zu { $most }
    }
}
prompt-keep-more = { $seat }: Behalte noch eine Sphinx-Karte oder lass es bei einer
prompt-give-back = { $seat }: Welche Karte kommt als nächste unter den Stapel?
prompt-spaces = { $seat }: Was baust du hier ({ $site })? Stärke übrig: { $strength }, Steine: { $stones }
prompt-market = { $seat }: Welcher deiner Marker rückt eine Stufe hinab?

# Züge

how-plain = { "" }
how-upstream = {" "}(flussaufwärts)
how-shared = {" "}(neben ein anderes Schiff)
how-upstream-shared = {" "}(flussaufwärts, neben ein anderes Schiff)

move-place-card = Nach { $space } fahren und nehmen: { $card } ({ $effect }){ $how }
move-place-round = Nach { $space } fahren: { $effect }{ $how }
move-double-round = Nach { $space } fahren und es doppelt nutzen: { $effect }{ $how }
move-place-slot = Baufeld { $slot } besetzen: { $site }{ $how }
move-reserve = In Reserve gehen: { $site }{ $how }
move-join = Mit der Karte dazusetzen: { $site }{ $how }
move-take = Von { $space } nehmen: { $card } ({ $effect })
move-raise = Erhöhen: { $crew } (jetzt { $strength })
move-train = Bautruppverbesserung nutzen: { $crew } (jetzt { $strength })
move-hire = { $price } Steine bezahlen und erhöhen: { $crew } (jetzt { $strength })
move-improve = { $field } verbessern: { $colour }
move-play = { $card } ausspielen ({ $effect })
move-sell = { part-stones } für { part-points } verkaufen
move-swap = { part-stones } als Getreide einsetzen
move-ring = Wasserring verschieben: { $place }
move-ring-stay = Wasserring liegen lassen: { $place }
move-use = Bauen mit: { $crews } (Stärke { $strength })
move-draw = { $paid } ziehen, { $paid } bezahlen
move-draw-extra = { $paid } und { $extra } mehr ziehen, { $paid } bezahlen
move-keep = Behalten: { $card } ({ $effect })
move-keep-none = Keine behalten
move-return = Zurücklegen: { $card }
move-market = Hinabrücken: { $market } (Stufe { $step } von { $last })
move-first = Als Erster bauen
move-stay = An deinem Platz bleiben
move-decline = Hier nicht bauen
move-pass = Passen
move-go-on = Weiter
move-end-turn = Zug beenden
move-take-none = Keine nehmen
move-keep-no-more = Nur eine behalten
move-feed = Bautrupps ernähren
move-feed-hungry = Hungern: { $missing } Getreide fehlen, { part-points } verlieren
move-done = Bau beenden für { part-points }
move-build = { $space } für { $value } bauen
move-take-grave = { $space } für { $value } nehmen

# Verlauf

round-begins = Runde { $round } beginnt; zehn Nil-Karten liegen aus.
took-card = { $seat } nimmt von { $space }: { $card }.
fetched-card = { $seat } nimmt die übrige Karte von { $space }: { $card }.
sailed-to = { $seat } fährt nach { $space }.
sailed-to-twice = { $seat } fährt nach { $space } und nutzt es doppelt.
shared-space = { $seat } teilt sich ein besetztes Feld: { $space }.
went-upstream = { $seat } fährt flussaufwärts.
second-ship = { $seat } setzt ein zweites Schiff.
took-slot = { $seat } besetzt Baufeld { $slot }: { $site }.
went-into-reserve = { $seat } geht in Reserve: { $site }.
joined-site = { $seat } setzt sich auf den vollen Bauplatz dazu: { $site }.
passed = { $seat } passt.
raised = { $seat }: { $crew } hat jetzt Stärke { $strength }.
trained = { $seat } nutzt die Bautruppverbesserung: { $crew }.
hired = { $seat } bezahlt { part-stones } für mehr Stärke: { $crew }.
improved = { $seat } verbessert ein Feld: { $field }.
played = { $seat } spielt aus: { $card }.
sold-stones = { $seat } verkauft { part-stones } für { part-points }.
swapped-stones = { $seat } setzt { part-stones } als Getreide ein.
gained-stones = { $seat } erhält { part-stones }{ $lost ->
    [0] .
   *[other] ; { $lost } weitere verfallen.
}
gained-points = { $seat } erhält { part-points }.
market-moved = { $seat }: { $market }, Stufe { $step }.
market-points = { $seat } erhält { part-points } auf dem Getreidemarkt.
ring-moved = { $seat } verschiebt den Wasserring: { $place }.
ring-stayed = { $seat } lässt den Wasserring liegen: { $place }.
fed = { $seat } ernährt alle Bautrupps ({ $grain } Getreide für { $hunger }).
went-hungry = { $seat } fehlen { $missing } Getreide, das kostet { part-points }.
produced = Die Steinbrüche von { $seat } liefern.
went-first = { $seat } rückt an die erste Stelle: { $site }.
used-crews = { $seat } baut ({ $site }) mit: { $crews }, Stärke { $strength }.
declined = { $seat } baut nicht: { $site }.
promoted = { $seat } rückt aus der Reserve nach: { $site }.
left-reserve = { $seat } verlässt die Reserve: { $site }.
built = { $seat } setzt hier einen Baustein für { $value }: { $space }.
turned-up = Ein Grab wird aufgedeckt: { $space } hat den Wert { $value }.
finished-building = { $seat } erhält { part-points } für den Bau: { $site }.
row-bonus = Reihe { $row } der Pyramide ist vollständig: { $seat } erhält { part-points }.
drew-sphinx = { $seat } zieht { $count ->
    [one] eine Sphinx-Karte
   *[other] { $count } Sphinx-Karten
}.
drew-sphinx-extra = { $seat } zieht { $count } Sphinx-Karten, { $extra } davon ohne zu bezahlen.
saw-sphinx = { $seat } sieht: { $cards }.
kept-sphinx = { $seat } behält { $kept ->
    [0] keine Sphinx-Karte
    [one] eine Sphinx-Karte
   *[other] { $kept } Sphinx-Karten
} und erhält { part-points } für die zurückgelegten.
kept-sphinx-card = { $seat } behält: { $card }.
took-part = { $seat } erhält { part-points } für das Bauen mit { $ships ->
    [one] einem Schiff
   *[other] { $ships } Schiffen
}.
takes-tile = { $seat } nimmt Nummern-Plättchen { $number }.
end-sold-stones = { $seat } verkauft die letzten { part-stones } für { part-points }.
end-graves = { $seat } hat Gräber im Wert von { $sum }: { part-points }.
sphinx-met = { $seat } erhält { part-points }: { $card }.
sphinx-missed = { $seat } geht leer aus: { $card }.

# Punkte

points-start = Start
points-returned = Zurückgelegte Sphinx-Karten
points-graves = Gräber
points-obelisk = Obelisk
points-pyramid = Pyramide
points-temple = Tempel
points-rows = Vollständige Pyramidenreihen
points-participation = Mitwirkung
points-hunger = Hunger
points-market = Getreidemarkt
points-cards = Nil-Karten
points-sale = Mit der Karte verkaufte Steine
points-end-stones = Am Ende verkaufte Steine
points-end-graves = Wert der Gräber
points-sphinx = Sphinx-Karten

# Tisch

board-head = Runde { $round } von { $rounds }, { $phase }
board-over = Das Spiel ist zu Ende.
board-phase-deal = Nil-Karten auslegen
board-phase-sail = Nil befahren
board-phase-feed = Bautrupps ernähren
board-phase-produce = Steine produzieren
board-phase-build = Bauen
board-phase-bonus = Bonus
board-phase-order = Spielerreihenfolge
board-nile = Nil, von der Quelle zum Delta
board-emptied = Karte genommen
board-slots = Baufelder { $slots }
board-added = dazugesetzt: { $seats }
board-reserve = in Reserve: { $seats }
board-ring = Wasserring: { $place } ({ $effect })
board-monuments = Bauwerke (Zahl: noch frei, so viel wert; Buchstabe: gebaut von)
board-graves = Gräber
board-obelisk = Obelisk
board-pyramid = Pyramide
board-temple = Tempel
board-stone_market = Steineverkauf
board-grain_market = Getreidemarkt
board-sale = Verkauf
board-deck = Sphinx-Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-deck-known = ; bekannt, von oben: { $cards }
board-looking = Gezogen: { $cards }
board-player = { $mark } { $name }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, Nummer { $tile }, { part-stones }, { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}
board-passed = , hat gepasst
board-crews = Bautrupps: { $crews }; brauchen { $hunger } Getreide, vorhanden { $grain }; jedes fehlende kostet { part-points }
board-crew = { $crew } { $strength }
board-crew-turned = { $crew } { $strength } (benutzt)
board-fields = Felder: { $fields }
board-field = { $yield } { $colour }
board-field-dry = { $yield } { $colour } (trocken)
board-quarries = Steinbrüche: { $yields } = { $sum } je Runde
board-cards = Karten: { $cards }
board-card-used = { $card } (benutzt)
board-sphinx = Sphinx-Karten: { $cards }
board-sphinx-card = { $card } ({ $effect })
board-sphinx-hidden = { $count ->
    [one] 1 verdeckt
   *[other] { $count } verdeckt
}
board-grave-sum = Gräber im Wert von { $sum }

card-title = Sobek
card-tagline = Ein Duell auf dem Markt des Krokodilgottes: nehmen, verkaufen, sauber bleiben.

intro-aim-title = Das Ziel
intro-aim = Sammle Waren und verkaufe sie in Sets aus mindestens drei Plättchen. Ein Set zählt Plättchen mal Skarabäen.
intro-turn-title = Ein Zug
intro-turn = Nimm ein Plättchen auf der Linie des Ankh, verkaufe ein Set oder spiele eine Person aus. Was du überspringst, wird Korruption; das genommene Plättchen dreht das Ankh für deinen Gegner.
intro-end-title = Das Ende
intro-end = Kann jemand nichts mehr tun, endet das Spiel. Wer weniger korrupt ist, zieht zusätzliche Deben; dann gewinnen die meisten Punkte.

board = Spielplan von Sobek
market = Markt
hand-of = Hand: { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
hand-empty = Leere Hand
sell = Verkaufen
sets-of = Verkauft
sets-none = Noch nichts verkauft
set-points = { $tiles } Plättchen × { $scarabs } Skarabäen = { $points } Punkte
corruption-of = Korruption
corruption-text = Jedes Plättchen zählt 1, Kobras wie aufgedruckt. Am Ende zieht der weniger Korrupte zusätzliche Deben.
debens-text = { $count ->
    [0] Noch keine Deben.
    [one] Ein Deben. Sein Wert zählt am Ende.
   *[other] { $count } Deben. Ihre Werte zählen am Ende.
}
supply = Vorrat
stack-of = Stapel: { $count }
stack-text = Füllt den Markt auf, wenn das Ankh auf eine leere Linie blickt.
stack-next = Obenauf: { $back }.
bag-of = Beutel: { $count } Deben
bag-text = Deben sind 3 bis 9 Punkte wert.
reserve-of = Reserve: { $count } Pirogen
reserve-text = Der Architekt zieht drei davon.
pirogue-hidden = Verdeckte Piroge
pirogue-hidden-text = Wer ein Set verkauft, sieht alle an und deckt eine auf.
tile-turns = Dreht das Ankh { $facing }.
tile-coin-text = Kann beim Nehmen gegen einen Deben getauscht werden.
tile-scarabs-text = Skarabäen vervielfachen die Plättchen ihres Sets.
tile-statue-text = Steht für jede Ware.
back-character-text = Wer es ist, siehst du beim Nehmen; dann drehst du das Ankh, wie du willst.
seen-once = Du hast dieses Plättchen gesehen; es ist auf der Hand des Gegners.

card-title = Men-Nefer
card-tagline = Drei Zeitalter in der Stadt der weißen Mauern: Tempel, Nekropole, Fluss und Sterne.

intro-aim-title = Das Ziel
intro-aim = Sammle in drei Zeitaltern das meiste Prestige. Das meiste bringen die Ernten: durch Pyramiden, Gräber, die Sonnenscheibe, Handelsabkommen und ein Herz, das seine Feder überholt hat.
intro-turn-title = Ein Zug
intro-turn = Besuche mit einem deiner Plättchen ein Lebenshaus, steigere mit einem Lehrling auf einem Sonnenfeld eine Spezialisierung oder nimm ein neues Plättchen. Jedes davon tust du in einem Zeitalter genau dreimal.
intro-end-title = Das Ende
intro-end = Nach je neun Zügen wird die Ernte gewertet. Die dritte Ernte beendet die Partie. Ein Klick auf den Namen eines Stadtteils holt ihn heran; Escape zeigt wieder die ganze Stadt.

board = Spielplan von Men-Nefer
city = Die Stadt Men-Nefer
city-whole = Die ganze Stadt
city-whole-short = Stadt
city-near = Heranholen: { $name }
city-look = Aus der Nähe ansehen.
city-choose-here = Hier kann etwas gewählt werden.
city-waits = { $name }: hier kann etwas gewählt werden
districts = Stadtteile
district-houses = Lebenshäuser
district-houses-short = Häuser
district-display = Auslage
district-display-short = Auslage
district-pyramids = Pyramiden
district-pyramids-short = Pyramiden
district-necropolis = Nekropole
district-necropolis-short = Nekropole
district-temple = Tempel und Obelisk
district-temple-short = Tempel
district-nile = Der Nil
district-nile-short = Nil
district-sphinxes = Sphinxalleen
district-sphinxes-short = Sphinxe
district-markets = Märkte
district-markets-short = Märkte
district-duat = Die Duat
district-duat-short = Duat
district-houses-text = Ein Lehrling besucht ein Sonnenfeld, um eines deiner Plättchen zu nutzen; später geht er auf das Mondfeld, und der Skarabäus dieses Hauses erreicht bessere Aktionen.
district-display-text = Nimm ein Plättchen für einen späteren Besuch; die Zahl daneben sagt, wie viel Nahrung es kostet oder bringt. Die Aktionen rechts werden sofort genutzt.
district-pyramids-text = Steinblöcke ziehen auf zwei Leisten: Teile der Großen Pyramide bringen Gunst, Augen an den Pyramiden der Königinnen zählen bei jeder Ernte.
district-necropolis-text = Ein Sarkophag bringt, was sein Feld zeigt, und aktiviert Boni seiner Reihe oder Spalte; er zählt bei jeder Ernte.
district-temple-text = Priesterinnen gehen tiefer in den Tempel und empfangen Opfer. Die Sonnenscheibe steigt am Obelisken und zählt bei jeder Ernte.
district-nile-text = Boote fahren vom Hafen den Fluss hinauf. Aktiviert bringen sie dort Nahrung, in einer Stadt deren Gabe und ein Abkommen.
district-sphinxes-text = Eine Sphinx auf einem freien Podest bringt, was das Podest zeigt.
district-markets-text = Oben Waren für Nahrung, unten Papyri für Heka. Waren werden im Tempel geopfert, Papyri bewegen bei der Ernte deine Feder.
district-duat-text = Dein Herz zieht nach rechts, deine Feder nach links; vor der Ernte sollten sie aneinander vorbei sein.
still-to-do = Noch zu tun
owned-by = Belegt von { $name }.

era-text = Jedes der drei Zeitalter endet mit einer Ernte; vor dem zweiten und dritten steigt der Nil.
turn-of = Züge in diesem Zeitalter: { $taken } von { $of }
turn-text = Jeder hat neun Züge in einem Zeitalter.
order = Spielreihenfolge
prestige-of = { $name }: { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
}

imhotep-text = Er hat { $agreements } Abkommen und in diesem Zeitalter noch { $tiles } Plättchen.

house-name = { $house }
house-text = Ein Lehrling steht zuerst auf dem Sonnenfeld und zieht später auf das Mondfeld desselben Hauses; dann geht der Skarabäus dieses Hauses weiter.
sun-of = Sonnenfeld, { $house }
sun-text = { $price ->
    [0] Hier besucht ein Lehrling mit einem Aktionsplättchen. Noch steht niemand hier: es kostet keine Nahrung.
   *[other] Hier besucht ein Lehrling mit einem Aktionsplättchen. Ein weiterer zahlt { $price } Nahrung; wer nicht zahlen kann, erhält 3 Nahrung und keine Aktionen.
}
moon-of = Mondfeld, { $house }
moon-text = { $price ->
    [0] Vom Sonnenfeld zieht ein Lehrling hierher, um die Spezialisierung zu steigern: es kostet keine Nahrung.
   *[other] Vom Sonnenfeld zieht ein Lehrling hierher, um die Spezialisierung zu steigern. Ein weiterer zahlt { $price } Nahrung; wer nicht zahlen kann, erhält 3 Nahrung, aber der Skarabäus bleibt stehen, und es gibt keine Aktionen.
}
price-of = Preis: { $price } Nahrung
scarab-of = Dein Skarabäus
scarab-text = Er zeigt, wie weit diese Spezialisierung gekommen ist.

tile-text = Zahl { $number }. Wird beim Besuch eines Lebenshauses genutzt und dann abgelegt.
tile-later = Sein Lehrling ist unterwegs: nutzbar ab dem nächsten Zeitalter.
tile-place = Platz für ein Aktionsplättchen
tile-place-text = Ein genommenes Plättchen liegt hier, bis ein Besuch es nutzt.
niche-full = Lehrling zu Hause
niche-empty = Lehrling unterwegs
niche-text = Ein Lehrling trägt das Plättchen über sich in ein Lebenshaus und kommt heim, wenn das nächste Zeitalter beginnt.
supply-of = Vorrat an Aktionsplättchen: { $count }
discard-of = Abgelegte Aktionsplättchen: { $count }
row-food = { $food ->
    [-3] Kostet 3 Nahrung.
    [-2] Kostet 2 Nahrung.
    [-1] Kostet 1 Nahrung.
    [0] Keine Nahrung.
   *[other] Bringt { $food } Nahrung.
}

great-field = Leiste der Großen Pyramide, Feld { $field }
great-build-text = Setze das nächste Teil der Großen Pyramide und nimm zwei Gunstaktionen.
great-start = Leiste der Großen Pyramide, Start
queens-field = Leiste der Königinnen, Feld { $field }
queens-build-text = Lege ein verfügbares Horusauge neben eine Königinnenpyramide und setze ihr nächstes Teil.
queens-start = Leiste der Königinnen, Start
stone-text = Von hier werden die Steinblöcke gezogen.
site-of = Bauplatz { $site } der Großen Pyramide
site-text = Zeigt { $favour }.
quarry-of = Nächste Teile im Steinbruch
favour-of = Gunst des Chufu
queen-text = { $parts } von { $of } Teilen stehen. Bei jeder Ernte für jedes eigene Auge hier:

obelisk-field = Obelisk, Feld { $field }
obelisk-heka = { $n } Heka bei jeder Überschwemmung
obelisk-deity = Begegne { $deity }: nimm die Aktion der Gottheit.
sun-disc-of = Sonnenscheibe von { $name }
deity-of = { $deity } auf dem Altar
room-text = Diesen Raum zu betreten kostet { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
}.
priestess-of = Priesterin von { $name }
priestess-upright = Sie steht aufrecht und kann eine Opfergabe empfangen.
priestess-lying = Sie liegt nach einer Opfergabe und steht auf, wenn sie weiterzieht.

grave-text = Aktiviere dann { $times ->
    [one] einmal
   *[other] { $times }-mal
} einen Mastaba-Bonus seiner Reihe oder Spalte.
bonus-text = Jeder Sarkophag in dieser Reihe oder Spalte zählt bei jeder Ernte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

harbour-text = Von hier fahren die Boote aus; im Hafen dürfen beliebig viele liegen.
section-text = Ein aktiviertes Boot bringt hier { $food } Nahrung. Überholte Fischerboote: { $overtaken }.
fishing-boat-text = Für jedes Boot, das es überholt hat, erhältst du 1 Nahrung, wenn der Nil steigt.
city-text = Ein aktiviertes Boot erhält dies, nimmt ein Abkommen, falls eines hier liegt, und verlässt die Stadt entlang des Pfeils.
boat-of = Boot { $number } von { $name }
boat-used = In diesem Zug schon aktiviert.
agreement-stacks = Stapel der Abkommen
agreement-stacks-text = Nach Wert, mit der Zahl der übrigen. Sie füllen die Städte auf, wenn der Nil steigt.
agreement-text = Erfüllt bringt es bei jeder Ernte { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}.
agreement-met = Erfüllt.
agreement-open = Noch nicht erfüllt.
agreement-place = Platz für ein Handelsabkommen
agreements-met = Erfüllte Abkommen

goods-bag = Waren im Beutel: { $count }
papyrus-bag = Papyri im Beutel: { $count }
market-empty = Leer bis zum Ende des Zuges
price-food-of = Preis: { $price } Nahrung.
price-heka-of = Preis: { $price } Heka und was der Platz in deiner Reihe kostet.
good-stored = Eine Opfergabe nutzt ihre Aktionen bis Stufe { $level }.
good-offered = Sie ist dargebracht.
goods-place = Platz für eine Ware, { $level }
goods-place-text = Ein Platz einer höheren Stufe braucht zwei Waren darunter.
goods-place-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} sofort für eine Ware auf diesem Platz.
papyrus-text = Zwei Nachbarn vollenden eine Zeichnung, wenn ihre Hälften passen.
papyrus-place = Platz für einen Papyrus
papyrus-place-text = Ein für diesen Platz gekaufter Papyrus kostet { $price } Heka mehr.
rolled-of = Aufgerollte Papyri: { $count }
rolled-text = Bei jeder Ernte wird die Reihe aufgerollt: die Feder geht für jeden Papyrus und jede Zeichnung 1 Schritt.

duat-of = Herz und Feder von { $name }
duat-text = Herz auf { $heart }, Feder auf { $feather }.
duat-symbols = Augen des Gerichts
duat-symbols-text = Bei jeder Ernte kostet jedes Auge zwischen Herz und Feder einen Punkt; sind sie aneinander vorbei, bringt es einen.
heart-on = Herz auf Feld { $space } von 20
feather-on = Feder auf Feld { $space } von 20

admin-of = Verwaltungstafel: { $name }
admin-whose = Wessen Verwaltungstafel
purse = Nahrung, Heka und genutzte Züge
purse-text = Höchstens { $most }; mehr verfällt.
turns-visit = Besuche in diesem Zeitalter: { $count } von 3
turns-specialise = Steigerungen in diesem Zeitalter: { $count } von 3
turns-take = Genommene Plättchen in diesem Zeitalter: { $count } von 3
turns-text = Jede Art von Zug gibt es in einem Zeitalter genau dreimal.
own-tiles = Aktionsplättchen, Lehrlinge und Hieroglyphen
own-goods = Waren
own-papyri = Papyri
own-agreements = Handelsabkommen
own-stock = Mumien, Sphinxe und Horusaugen
stock-mummies = Mumien und Sarkophage
stock-sphinxes = Sphinxe
stock-eyes = Horusaugen
stock-text = Im Vorrat { $supply }, verfügbar { $available }, gesetzt { $placed }.
apprentices-home = Lehrlinge zu Hause

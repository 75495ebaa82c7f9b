card-title = Men-Nefer
card-tagline = Drei Epochen in der Stadt der weißen Mauern: Tempel, Nekropole, Fluss und Sterne.

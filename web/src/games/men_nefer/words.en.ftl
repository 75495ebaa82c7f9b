card-title = Men-Nefer
card-tagline = Three eras in the city of the white walls: temple, necropolis, river and stars.

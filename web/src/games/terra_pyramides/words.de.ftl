card-title = Terra Pyramides
card-tagline = Lege Plättchen in den Sand und lass Pyramiden Stufe um Stufe wachsen.

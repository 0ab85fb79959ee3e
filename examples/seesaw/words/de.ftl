web-about-seesaw = Eine ungerade Karte lässt hohe Karten gewinnen, eine gerade niedrige. Wer die meisten Stiche macht, gewinnt.
seesaw-sun = Sonne { $value }
seesaw-wind = Wind { $value }
seesaw-rain = Regen { $value }
seesaw-played = { $who } spielt { $card }.
seesaw-high = { $who } macht den Stich: { $card } ist die höchste Karte.
seesaw-low = { $who } macht den Stich: { $card } ist die niedrigste Karte.

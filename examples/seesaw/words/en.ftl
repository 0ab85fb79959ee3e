web-about-seesaw = An odd card makes high cards win, an even one low cards. Take the most tricks!
seesaw-sun = sun { $value }
seesaw-wind = wind { $value }
seesaw-rain = rain { $value }
seesaw-played = { $who } plays { $card }.
seesaw-high = { $who } takes the trick: { $card } is the highest.
seesaw-low = { $who } takes the trick: { $card } is the lowest.

### The table of Up & Down.

web-ud-no-trick-yet = Der er ikke spillet noget stik endnu.
web-ud-about-pot = I puljen ligger stik, som ingen har vundet. Den, der vinder næste gang, tager dem med.
web-ud-about-seat =
    { $you ->
        [yes] Du: { $suit }, { $tricks }, { $cards }.
       *[no] { $name }: { $suit }, { $tricks }, { $cards }.
    }
web-ud-about-place =
    { $you ->
        [yes] Du lægger dit kort her.
       *[no] { $name } lægger sit kort her.
    }

## Målet, og hvad hvert træk gør

web-ud-aim = Vind flest stik over alle runder.
web-ud-can-flip = Vend kortet om
web-ud-can-flip-how = UP bliver til DOWN, eller DOWN bliver til UP: det højeste eller det laveste kort vinder.
web-ud-can-rotate = Drej kortet
web-ud-can-rotate-how = Alle får en anden kulør.
web-ud-can-roll = Slå med terningerne
web-ud-can-roll-how = Summen er den nye trumf: kort med den værdi slår alle kulører.
web-ud-can-choose = Vælg et kort
web-ud-can-choose-how = Det ligger skjult, til alle har valgt. Din kulør eller en trumf kan vinde.

## What a newcomer reads at their turn, in 12 words at most

# $trumps: web-ud-guide-court or web-ud-guide-value
web-ud-guide-choose = Vælg et kort: kun { $suit } og { $trumps } kan vinde.
web-ud-guide-choose-none = Ingen af dine kort kan vinde. Giv et væk.
web-ud-guide-change = Vend, drej eller slå: nu ville kun { $suit } og { $trumps } vinde.
web-ud-guide-change-none = Vend, drej eller slå: nu ville ingen af dine kort vinde.
web-ud-guide-value = { $value }’ere
web-ud-guide-court =
    { $value ->
        [11] knægte
        [12] damer
       *[other] { $value }’ere
    }

### The table of Up & Down.

web-ud-no-trick-yet = Nach ass kee Streech gespillt.
web-ud-about-pot = Am Dëppe leie Streecher, déi kee gewonnen huet. Wien dee nächste gewënnt, hëlt se mat.
web-ud-about-seat =
    { $you ->
        [yes] Du: { $suit }, { $tricks }, { $cards }.
       *[no] { $name }: { $suit }, { $tricks }, { $cards }.
    }
web-ud-about-place =
    { $you ->
        [yes] Heihi lees du deng Kaart.
       *[no] { $name } leet hei eng Kaart hin.
    }

## D’Zil, a wat all Zuch mécht

web-ud-aim = Gewann iwwer all d’Ronnen déi meescht Streech.
web-ud-can-flip = D’Kaart ëmdréinen
web-ud-can-flip-how = Aus UP gëtt DOWN oder aus DOWN gëtt UP: Déi héchst oder déi niddregst Kaart gewënnt.
web-ud-can-rotate = D’Kaart dréinen
web-ud-can-rotate-how = Jidderee kritt eng aner Faarf.
web-ud-can-roll = D’Wierfele spillen
web-ud-can-roll-how = D’Zomm ass den neien Tromp: Kaarte mat deem Wäert schloen all d’Faarwen.
web-ud-can-choose = Eng Kaart wielen
web-ud-can-choose-how = Si läit verdeckt, bis jiddereen gewielt huet. Deng Faarf oder en Tromp ka gewannen.

## What a newcomer reads at their turn, in 12 words at most

# $trumps: web-ud-guide-court or web-ud-guide-value
web-ud-guide-choose = Wiel eng Kaart: Just { $suit } an { $trumps } kënne gewannen.
web-ud-guide-choose-none = Keng vun denge Kaarte ka gewannen. Gëff eng hier.
web-ud-guide-change = Ëmdréinen, dréinen oder wierfelen: Elo géinge just { $suit } an { $trumps } gewannen.
web-ud-guide-change-none = Ëmdréinen, dréinen oder wierfelen: Elo géing keng vun denge Kaarte gewannen.
web-ud-guide-value = { $value }er
web-ud-guide-court =
    { $value ->
        [11] Baueren
        [12] Dammen
       *[other] { $value }er
    }

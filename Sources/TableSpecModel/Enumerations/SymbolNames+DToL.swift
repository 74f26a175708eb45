extension SymbolNames {
    /// Names from D to L.
    static let dToL = """
        d(circle+ square+) danishkronesign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+)
        circle+ gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) decrease(indent
        quotelevel) degreesign(celsius fahrenheit farenheit) dehumidifier+ delete(backward+ forward+ left+ right+)
        deskclock+ desktopcomputer*(and(arrow(down) macbook) badge(checkmark shield(checkmark))
        trianglebadge(exclamationmark)) deskview+ dial+(high+ low+ max+ medium+ min+) diamond+(bottomhalf(filled)
        circle+ inset(filled) lefthalf(filled) righthalf(filled) tophalf(filled)) dice+ die(face(1+ 2+ 3+ 4+ 5+ 6+))
        digitalcrown(arrow(clockwise+ counterclockwise+) horizontal(arrow(clockwise+ counterclockwise+) press+) press+)
        directcurrent dishwasher+(circle+) display*(2 and(arrow(down) screwdriver) trianglebadge(exclamationmark))
        distribute(horizontal+(center+ left+ right+) vertical+(bottom+ center+ top+)) divide*(circle+ square+)
        doc*(append+ badge(arrow(up+) clock+ ellipsis gearshape+ plus) circle+ fill*(badge(ellipsis plus)) on(clipboard+
        doc+ trash+) plaintext+ questionmark+ richtext+ text*(below(ecg+) fill*(viewfinder) image+ magnifyingglass
        viewfinder) viewfinder+ zipper) dock(arrow(down(rectangle) up(rectangle)) rectangle) document+(badge(arrow(up+)
        clock+ ellipsis+ gearshape+ plus+) circle+ on(clipboard+ document+ trash+) viewfinder+) dog+(circle+)
        dollarsign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+)
        dongsign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) door(french(closed
        open) garage(closed*(trianglebadge(exclamationmark)) double(bay(closed*(trianglebadge(exclamationmark))
        open*(trianglebadge(exclamationmark)))) open*(trianglebadge(exclamationmark))) left(hand(closed open))
        right(hand(closed open)) sliding(left(hand(closed open)) right(hand(closed open))))
        dot(arrowtriangles(up(right(down(left(circle))))) circle+(and(cursorarrow hand(point(up(left(fill))))
        pointer(arrow)) viewfinder) crosshair radiowaves(forward left(and(right)) right up(forward)) scope*(display
        laptopcomputer) square+ squareshape+(split(2x2)) viewfinder) dots(and(line(vertical(and(cursorarrow(rectangle)
        pointer(arrow(rectangle))))))) dpad+(down(fill filled) left(fill filled) right(fill filled) up(fill filled))
        drone+ drop+(circle+ degreesign+(slash+) halffull keypad(rectangle+) transmission triangle+) dryer+(circle+)
        duffle(bag+) dumbbell+ e(circle+ square+) ear+(and(waveform) badge(checkmark waveform)
        trianglebadge(exclamationmark)) earbud(left right) earbuds*(bone(conduction*(left right)) case+ in(ear*(left
        right)) stemless*(left right)) earpods ecg(text(page+)) eject+(circle+) ellipses(bubble+) ellipsis*(bubble+
        calendar circle+(badge+) curlybraces message+ rectangle+ vertical(bubble+) viewfinder)
        engine(combustion+(badge(exclamationmark+)) emission(and(exclamationmark filter)))
        entry(lever(keypad+(trianglebadge(exclamationmark+)))) envelope*(and(arrow(trianglehead(branch+)) hand(raised+))
        arrow(triangle(branch+)) badge+(minus+ person(crop+) plus+ shield(half(filled+) leadinghalf(fill))) circle+
        fill*(badge(shield(trailinghalf(fill)))) front+ open+(badge(clock+))) environments+(circle+ slash+(circle+))
        equal*(circle+ square+) eraser+(badge(xmark+) line(dashed+) slash+ trianglebadge(exclamationmark+)) escape esim+
        eurosign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+)
        eurozonesign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+)
        ev(charger+(arrowtriangle(left+ right+) exclamationmark+ slash+) plug(ac(gb(t+) type(1+ 2+)) dc(ccs1+ ccs2+
        chademo+ gb(t+) nacs+))) exclamationmark*(2 3 applewatch arrow(circlepath triangle(2(circlepath))
        trianglehead(2(clockwise(rotate(90))) counterclockwise(rotate(90)))) brakesignal bubble+(circle+) circle+
        icloud+ lock+ magnifyingglass octagon+ questionmark shield+ square+ tirepressure transmission triangle+
        warninglight+) externaldrive*(badge(checkmark exclamationmark icloud minus person(crop) plus questionmark
        timemachine wifi xmark) connected(to(line(below+))) fill*(badge(checkmark exclamationmark icloud minus
        person(crop) plus questionmark timemachine wifi xmark) trianglebadge(exclamationmark))
        trianglebadge(exclamationmark)) eye+(circle+ half(closed+) slash+(circle+) square+
        trianglebadge(exclamationmark+)) eyebrow eyedropper*(full halffull) eyeglasses*(slash) eyes*(inverse) f(circle+
        cursive*(circle+ slash) square+) face(dashed+ smiling+(inverse)) faceid facemask+ fan+(and(light(ceiling+))
        badge(arrow(up(and(down(and(arrow(left(and(right+)))))))) automatic+) ceiling+ circle+ desk+ floor+ gauge(open)
        oscillation+ slash+) fanblades+(slash+) faxmachine+ ferry+ fiberchannel fibrechannel field(of(view(ultrawide+
        wide+))) figure*(2*(and(child(holdinghands)) arms(open) circle+ left(holdinghands) right(holdinghands))
        american(football*(circle+)) and(child(holdinghands)) archery*(circle+) arms(open)
        australian(football*(circle+)) badminton*(circle+) barre*(circle+) baseball*(circle+) basketball*(circle+)
        bowling*(circle+) boxing*(circle+) child*(and(lock+(open+)) circle+) climbing*(circle+) cooldown*(circle+)
        core(training*(circle+)) cricket*(circle+) cross(training*(circle+)) curling*(circle+) dance*(circle+)
        disc(sports*(circle+)) dress(line(vertical(figure))) elliptical*(circle+) equestrian(sports*(circle+))
        fall*(circle+) fencing*(circle+) field(hockey*(circle+)) fishing*(circle+) flexibility*(circle+) golf*(circle+)
        gymnastics*(circle+) hand(cycling*(circle+)) handball*(circle+) highintensity(intervaltraining*(circle+))
        hiking*(circle+) hockey*(circle+) hunting*(circle+) ice(hockey*(circle+) skating*(circle+))
        indoor(cycle*(circle+) rowing*(circle+) soccer*(circle+)) jumprope*(circle+) kickboxing*(circle+)
        lacrosse*(circle+) martial(arts*(circle+)) mind(and(body*(circle+))) mixed(cardio*(circle+))
        open(water(swim*(circle+))) outdoor(cycle*(circle+) rowing*(circle+) soccer*(circle+)) pickleball*(circle+)
        pilates*(circle+) play*(circle+) pool(swim*(circle+)) racquetball*(circle+) roll*(circle+ runningpace*(circle+))
        rolling*(circle+) rower rugby*(circle+) run*(circle+ square(stack+) treadmill*(circle+)) sailing*(circle+)
        seated(seatbelt*(and(airbag(off on)) left(drive(seats(1+(1+ 2+) 2+(2+(2+ 3+) 3+(2+ 3+)) 3+(3+(3+))))))
        side*(air(distribution(lower middle*(and(lower)) upper) lower upper*(and(lower)) windshield) airbag(off*(2)
        on*(2)) automatic left*(air(distribution(indirect lower*(angled(and(upper(angled))))
        middle*(and(lower*(angled))) upper*(angled(and(dottedline(and(lower(angled))) lower(angled)
        middle*(and(lower(angled)))))))) airbag(off*(2) on*(2)) automatic fan steeringwheel
        windshield(front(and(heat(waves*(air(distribution(lower middle*(and(lower)) upper*(and(lower
        middle*(and(lower)))))))))))) right*(air(distribution(indirect lower*(angled(and(upper(angled))))
        middle*(and(lower*(angled))) upper*(angled(and(dottedline(and(lower(angled))) lower(angled)
        middle*(and(lower(angled)))))))) airbag(off*(2) on*(2)) automatic child(lap) fan steeringwheel
        windshield(front(and(heat(waves*(air(distribution(lower middle*(and(lower)) upper*(and(lower
        middle*(and(lower)))))))))))) windshield(front(and(heat(waves)))))) skateboarding*(circle+) skating
        skiing(crosscountry*(circle+) downhill*(circle+)) snowboarding*(circle+) soccer socialdance*(circle+)
        softball*(circle+) squash*(circle+) stair(stepper*(circle+)) stairs*(circle+)
        stand*(dress*(line(vertical(figure))) line(dotted(figure(stand)))) step(training*(circle+))
        strengthtraining(functional*(circle+) traditional*(circle+)) surfing*(circle+) table(tennis*(circle+))
        taichi*(circle+) tennis*(circle+) track(and(field*(circle+))) volleyball*(circle+) walk*(arrival circle+
        departure diamond+ motion*(trianglebadge(exclamationmark)) suitcase(rolling*(circle+)) treadmill*(circle+)
        triangle+) water(fitness*(circle+)) waterpolo*(circle+) wave*(circle+) wrestling*(circle+) yoga*(circle+))
        filemenu(and(cursorarrow pointer(arrow) selection)) film+(circle+ stack+) finder fire(extinguisher+) fireplace+
        firewall+ fireworks fish+(circle+) fitness(timer+) flag+(2(crossed+(circle+)) and(flag(filled(crossed)))
        badge(ellipsis+) checkered*(2(crossed) circle+) circle+ filled(and(flag(crossed))) pattern(checkered*(2(crossed)
        circle+)) slash+(circle+) square+) flame+(circle+ gauge(open)) flashlight(off(circle+ fill) on(circle+ fill)
        slash*(circle+)) flask+ fleuron+ flip(horizontal+) flipphone florinsign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) flowchart+ fluid(batteryblock brakesignal coolant
        transmission) fn folder*(badge(gear gearshape minus+ person(crop+) plus+ questionmark) circle+ fill*(badge(gear
        gearshape minus person(crop) plus questionmark))) football+(circle+) fork(knife*(circle+))
        formfitting(gamecontroller+) forward+(circle+ end+(alt+ circle+) frame+) fossil(shell+)
        francsign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) frying(pan+)
        fuelpump+(and(filter) arrowtriangle(left+ right+) circle+ exclamationmark+ slash+ thermometer+) function fx
        g(circle+ square+) gamecontroller+(circle+) gauge*(badge(minus plus) chart(lefthalf(righthalf)
        leftthird(topthird(rightthird))) high low medium*(badge(minus plus))
        open*(righthalf(dotted(with(needle(and(arrow(trianglehead(backward)))))))
        with(lines(needle(33percent*(and(arrow(trianglehead(from(0percent(to(50percent))))) arrowtriangle))
        67percent(and(arrowtriangle*(and(car)))) 84percent(exclamation))))) with(dots(needle(0percent 100percent
        33percent 50percent 67percent bottom(0percent 100percent 50percent*(badge(minus plus))))) needle+))
        gear*(badge*(checkmark questionmark xmark) circle+) gearshape+(2+ arrow(triangle(2(circlepath))
        trianglehead(2(clockwise(rotate(90))))) circle+) gearshift(layout(sixspeed)) gift+(circle+) giftcard+
        globe+(americas+ asia(australia+) badge(chevron(backward) clock+) central(south(asia+)) desk+ europe(africa+))
        glowplug gobackward*(5 10 15 30 45 60 75 90 minus) goforward*(5 10 15 30 45 60 75 90 plus)
        graduationcap+(circle+) graph(2d 3d) greaterthan*(circle+ square+) greaterthanorequalto*(circle+ square+)
        greetingcard+ grid*(circle+) guaranisign*(arrow(circlepath trianglehead(counterclockwise(rotate(90))))
        bank(building+) circle+ gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+)
        guidepoint(arrowtriangle(forward) horizontal numbers vertical*(arrowtriangle(forward) numbers)) guitars+
        gym(bag+) gyroscope h(circle+ square*(fill*(on(square(fill))) on(square+))) hammer+(circle+) hand(app+
        draw+(badge(ellipsis+)) palm(facing+) pinch+ point(down+ left+ right+ up+(braille+(badge(ellipsis+))
        left+(and(text+)))) raised+(app+ brakesignal*(slash) circle+ fingers(spread+) palm(facing+) slash+
        square+(on(square+))) rays+ tap+ thumbsdown+(circle+ filled(hand(thumbsup)) hand(thumbsup+(filled)))
        thumbsup+(circle+) wave+) handbag+(circle+ sensor(tag(radiowaves(left(and(right+)))))) hands(and(sparkles+)
        clap+ sparkles+) hanger hare+(circle+) hat(cap+ widebrim+) hazardsign+
        head(profile(arrow(forward(and(vision(pro) visionpro))))) headlight(daytime+ fog+ high(beam+) low(beam+))
        headphones*(circle+ over(ear) sensor(tag(radiowaves(left(and(right+))))) slash) headset*(circle+)
        hearingaid(ear) hearingdevice(and(signal(meter+)) ear+) heart+(badge(bolt+(slash+)) circle+ gauge(open)
        rectangle+ slash+(circle+) square+ text(clipboard+ square+)) heat(element(windshield) waves*(and(fan) circle+
        gauge(open))) heater(vertical+) helm helmet+ hexagon+(bottomhalf(filled) lefthalf(filled) righthalf(filled)
        tophalf(filled)) hifireceiver+ hifispeaker+(2+(badge(minus+ plus+)) and(appletv+ homepod+(badge(minus+ plus+)
        mini+(badge(minus+ plus+))) homepodmini+) arrow(forward+) badge(minus+ plus+)) highlighter*(badge(ellipsis))
        hockey(puck+(circle+)) hold(brakesignal) homekit homepod+(2+(badge(minus+ plus+)) and(appletv+
        homepod(mini+(badge(minus+ plus+))) homepodmini+) arrow(forward+) badge(checkmark+ minus+ plus+)
        mini+(2+(badge(minus+ plus+)) and(appletv+) arrow(forward+) badge(checkmark+ minus+ plus+))) homepodmini+(2+
        and(appletv+)) horn+(blast+) hourglass*(and(lock) badge(eye lock plus) bottomhalf(fill filled) circle+ end start
        tophalf(fill filled)) house+(and(flag+(circle+)) badge(exclamationmark+ wifi+) circle+ lodge+(circle+) slash+)
        hryvniasign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+)
        humidifier+(and(droplets+ ellipsis+)) humidity+ hurricane*(circle+) i(circle+ square+) icloud+(and(arrow(down+
        up+)) circle+ dashed slash+ square+) increase(indent quotelevel) indianrupeesign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) infinity*(circle+) info*(bubble+ circle+ square+
        windshield) inhaler+ inset(filled(applewatch(case) bottomhalf(rectangle*(portrait) tophalf(rectangle))
        bottomleading(bottomtrailing(rectangle) rectangle*(portrait)) bottomleft(bottomright(rectangle)
        rectangle*(portrait)) bottomright(rectangle*(portrait)) bottomthird(rectangle*(portrait) square)
        bottomtrailing(rectangle*(portrait)) capsule*(portrait) center(rectangle*(badge(plus) portrait)) circle*(dashed
        slash) diamond leadinghalf(arrow(leading(rectangle)) rectangle*(portrait) toptrailing(bottomtrailing(rectangle))
        trailinghalf(rectangle)) leadingthird(rectangle*(portrait) square) lefthalf(arrow(left(rectangle))
        rectangle*(portrait) righthalf(rectangle) topright(bottomright(rectangle)))
        leftthird(middlethird(rightthird(rectangle)) rectangle*(portrait) square) oval*(portrait) pano
        rectangle*(and(cursorarrow person(filled) pointer(arrow)) badge(record) on(rectangle) portrait)
        righthalf(arrow(right(rectangle)) lefthalf(rectangle) rectangle*(portrait)) rightthird(rectangle*(portrait)
        square) square*(dashed) tophalf(bottomhalf(rectangle) bottomleft(bottomright(rectangle)) rectangle*(portrait))
        topleading(bottomleading(trailinghalf(rectangle)) rectangle*(portrait)) topleft(bottomleft(righthalf(rectangle))
        rectangle*(portrait) topright(bottomhalf(rectangle) bottomleft(bottomright(rectangle))))
        topright(rectangle*(portrait)) topthird(middlethird(bottomthird(rectangle)) rectangle*(portrait) square)
        toptrailing(rectangle*(portrait)) trailinghalf(arrow(trailing(rectangle)) leadinghalf(rectangle)
        rectangle*(portrait)) trailingthird(rectangle*(portrait) square) triangle tv)) internaldrive+
        ipad*(and(arrow(forward) iphone*(slash)) badge(checkmark exclamationmark location play) case*(and(iphone(case)))
        gen1*(badge(exclamationmark location play) crop(homebutton(circle)) landscape*(badge(exclamationmark location
        play) slash) sizes slash) gen2*(badge(exclamationmark location play) landscape*(badge(exclamationmark location
        play) slash) sizes slash) homebutton*(badge(play) landscape*(badge(play))) landscape*(and(applewatch
        iphone*(slash) ipod) badge(exclamationmark location play)) rear(camera) sizes) iphone*(and(arrow(forward*(inward
        outward) left(and(arrow(right*(inward)))) right(inward outward)) ipod vision(pro)) app(switcher) badge(checkmark
        exclamationmark location play) case circle+ crop(circle) dock(motorized(viewfinder)) gen1*(and(arrow(left))
        badge(exclamationmark location play) circle+ crop(circle homebutton*(circle)) landscape*(slash) motion
        radiowaves(left(and(right*(circle+)))) sizes slash*(circle+)) gen2*(and(arrow(left(and(arrow(right(inward))))))
        badge(exclamationmark location play) circle+ crop(circle) landscape*(slash) motion
        radiowaves(left(and(right*(circle+)))) sizes slash*(circle+)) gen3*(and(arrow(left(and(arrow(right(inward))))))
        badge(exclamationmark location play) circle+ crop(circle) landscape*(slash) motion
        radiowaves(left(and(right*(circle+)))) sizes slash*(circle+)) homebutton*(badge(play) circle+ landscape
        radiowaves(left(and(right*(circle+)))) slash*(circle+)) landscape motion
        pattern(diagonalline*(on(rectangle(portrait(dashed))))) radiowaves(left(and(right*(circle+)))) rear(camera)
        sizes slash*(circle+) smartbatterycase(gen1 gen2)) ipod*(and(applewatch vision(pro)) shuffle(gen1 gen2 gen3
        gen4) touch*(landscape slash)) ipodshuffle(gen1 gen2 gen3 gen4) ipodtouch*(landscape slash) italic ivfluid(bag+)
        j(circle+ square*(fill*(on(square(fill))) on(square+))) jacket+(circle+
        sensor(tag(radiowaves(left(and(right+)))))) k*(circle+ square+) kashida(arabic) key+(2(on(ring+))
        car(radiowaves(forward+)) card+ circle+ horizontal+ icloud+ radiowaves(forward+(slash+))
        sensor(tag(radiowaves(left(and(right+))))) shield+ slash+ viewfinder) keyboard+(badge(ellipsis+ eye+)
        chevron(compact(down+ left+)) macwindow onehanded(left+ right+)) kipsign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) kph*(circle+) l(button(roundedbottom(horizontal+))
        circle+ joystick+(down+ press(down+) tilt(down+ left+ right+ up+)) rectangle(roundedbottom+) square+)
        l1(button(roundedbottom(horizontal+)) circle+ rectangle(roundedbottom+)) l2(button(angledtop(vertical(left+))
        roundedtop(horizontal+)) circle+ rectangle(roundedtop+)) l3(button(angledbottom(horizontal(left+))))
        l4(button(horizontal+)) ladybug+(circle+ slash+(circle+)) lamp(ceiling+(inverse) desk+ floor+ table+) lane
        lanyardcard+ laptopcomputer*(and(arrow(down) ipad iphone) badge(checkmark) slash trianglebadge(exclamationmark))
        largecircle(fill(circle)) larisign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+)
        circle+ gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) laser(burst)
        lasso*(and(sparkles) badge(sparkles) sparkles) latch(2(case+)) laurel(leading trailing)
        lb(button(roundedbottom(horizontal+)) circle+ rectangle(roundedbottom+)) leaf+(arrow(circlepath
        triangle(circlepath) trianglehead(clockwise)) circle+) left*(circle+) lessthan*(circle+ square+)
        lessthanorequalto*(circle+ square+) level+ licenseplate+ lifepreserver+ light(beacon(max+ min+)
        cylindrical(ceiling+(inverse)) max min overhead(left+ right+) panel+ recessed+(3+(inverse) inverse) ribbon+
        strip(2+)) lightbulb+(2+ circle+ led+(wide+) max+ min+(badge(exclamationmark+)) slash+) lightrail+
        lightspectrum(horizontal) lightswitch(off+(square+) on+(square+)) line(2(horizontal(decrease(circle+)))
        3(crossed(swirl(circle+)) horizontal*(button(angledtop(vertical(right+))) circle+ decrease*(circle+)))
        diagonal*(arrow trianglehead(up(right*(left(down))))) horizontal(2(decrease(circle+)) 3*(circle+
        decrease*(circle+)) star(fill(line(horizontal))))) lines(measurement(horizontal*(aligned(bottom)) vertical))
        lineweight link*(badge(plus) circle+ icloud+) lirasign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) list(and(film) bullet*(badge(ellipsis) below(rectangle)
        circle+ clipboard+ indent rectangle+(portrait+)) clipboard+ dash*(badge(ellipsis) header(rectangle+))
        number*(badge(ellipsis)) star triangle) livephoto*(badge(a automatic) play slash) lizard+(circle+)
        lm(button(horizontal+)) location*(app+ circle+ fill*(viewfinder) magnifyingglass north+(circle+ line+)
        slash+(circle+) square+ viewfinder) lock+(app(dashed) applewatch badge(checkmark+ clock+ xmark+) circle+(dotted)
        desktopcomputer display doc+ document+ heart+ icloud+ ipad iphone laptopcomputer open+(applewatch
        desktopcomputer display ipad iphone laptopcomputer rotation trianglebadge(exclamationmark+)) rectangle+(dashed
        on(rectangle+(dashed)) stack+) rotation*(open) shield+ slash+ square+(dashed stack+)
        trianglebadge(exclamationmark+)) logo(playstation xbox) loupe lsb(button(angledbottom(horizontal(left+))))
        lt(button(roundedtop(horizontal+)) circle+ rectangle(roundedtop+)) lungs+
        """
}

extension SymbolNames {
    /// Names from digits to C.
    static let aToC = """
        0(circle+ square+) 00(circle+ square+) 01(circle+ square+) 1(brakesignal circle+ lane magnifyingglass square+)
        02(circle+ square+) 2(brakesignal circle+ lane square+) 03(circle+ square+) 3(circle+ lane square+) 04(circle+
        square+) 4(alt(circle+ square+) circle+ lane square+) 05(circle+ square+) 5(arrow(trianglehead(clockwise
        counterclockwise)) circle+ lane square+) 06(circle+ square+) 6(alt(circle+ square+) circle+ lane square+)
        07(circle+ square+) 7(circle+ lane square+) 08(circle+ square+) 8(circle+ lane square+) 09(circle+ square+)
        9(alt(circle+ square+) circle+ lane square+) 10(arrow(trianglehead(clockwise counterclockwise)) circle+ lane
        square+) 11(circle+ lane square+) 12(circle+ lane square+) 13(circle+ square+) 14(circle+ square+)
        15(arrow(trianglehead(clockwise counterclockwise)) circle+ square+) 16(circle+ square+) 17(circle+ square+)
        18(circle+ square+) 19(circle+ square+) 20(circle+ square+) 21(circle+ square+) 22(circle+ square+) 23(circle+
        square+) 24(circle+ square+) 25(circle+ square+) 26(circle+ square+) 27(circle+ square+) 28(circle+ square+)
        29(circle+ square+) 30(arrow(trianglehead(clockwise counterclockwise)) circle+ square+) 31(circle+ square+)
        32(circle+ square+) 33(circle+ square+) 34(circle+ square+) 35(circle+ square+) 36(circle+ square+) 37(circle+
        square+) 38(circle+ square+) 39(circle+ square+) 40(circle+ square+) 41(circle+ square+) 42(circle+ square+)
        43(circle+ square+) 44(circle+ square+) 45(arrow(trianglehead(clockwise counterclockwise)) circle+ square+)
        46(circle+ square+) 47(circle+ square+) 48(circle+ square+) 49(circle+ square+) 50(circle+ square+)
        60(arrow(trianglehead(clockwise counterclockwise))) 75(arrow(trianglehead(clockwise counterclockwise)))
        90(arrow(trianglehead(clockwise counterclockwise))) 123(rectangle+) 2h*(circle+) 4a*(circle+) 4h*(circle+)
        4k(tv+) 4l*(circle+) a*(book(closed+) circle+ magnify square+) abc abs*(brakesignal*(slash) circle+) ac*(slash)
        accessibility+(badge(arrow(up(right)))) air(car(side+) conditioner(horizontal+ vertical+) convertible(side+)
        pickup(side+) purifier+ suv(side+)) airplane*(arrival circle+ cloud departure landed path(dotted) ticket+
        up(forward*(app+) right*(app+))) airplaneseat airplay(audio*(badge(exclamationmark) circle+)
        video*(badge(exclamationmark) circle+)) airplayaudio*(badge(exclamationmark) circle+)
        airplayvideo*(badge(exclamationmark) circle+) airpod(gen3(left right) left right) airpodpro(left right)
        airpods*(chargingcase+(wireless+) gen3*(chargingcase(wireless+)) max
        pro*(chargingcase(wireless+(radiowaves(left(and(right+))))) left right)) airpodsmax
        airpodspro*(chargingcase(wireless+(radiowaves(left(and(right+)))))) airport(express extreme*(tower))
        airtag+(radiowaves(forward+)) alarm+(waves(left(and(right+)))) align(horizontal(center+ left+ right+)
        vertical(bottom+ center+ top+)) allergens+ alt alternatingcurrent american(football+(circle+
        professional+(circle+))) amplifier angle ant+(circle+) antenna(radiowaves(left(and(right*(circle+
        slash*(circle+)))))) app+(background(dotted) badge+(checkmark+ clock+) connected(to(app(below(fill)))) dashed
        gift+ grid shadow specular translucent) appclip append(page+) apple(book(pages+) books(pages+) classical(pages+)
        haptics(and(exclamationmark(triangle) music(note*(slash)))) homekit image(playground+) intelligence logo
        meditate*(circle+ square(stack+)) podcasts(pages+) terminal+(circle+ on(rectangle+))) applelogo
        applepencil*(adapter(usb(c+)) and(scribble) doubletap gen1 gen2 hover squeeze tip) applescript+
        appletv+(badge(checkmark+ exclamationmark+)) appletvremote(gen1+ gen2+ gen3+ gen4+)
        applewatch*(and(arrow(forward)) badge(checkmark exclamationmark) case(inset(filled) sizes)
        radiowaves(left(and(right))) side(right) slash watchface) apps(ipad*(badge(checkmark plus) landscape
        on(rectangle(portrait(dashed)))) iphone*(badge(checkmark plus) landscape)) appwindow(swipe(rectangle)) aqi(high
        low medium*(gauge(open))) arcade(stick*(and(arrow(down left*(and(arrow(right*(outward)))) right
        up*(and(arrow(down))))) console+)) archivebox+(circle+) arkit*(badge(xmark)) arrow(2(circlepath*(circle+)
        squarepath) 3(trianglepath) backward*(circle+(dotted) square+ to(line*(circle+ square+))) branch circlepath
        clockwise*(circle+ heart+ icloud+ square+) counterclockwise*(circle+ icloud+ square+)
        down*(and(line(horizontal(and(arrow(up))))) app+(dashed*(trianglebadge(exclamationmark))) applewatch
        backward*(and(arrow(up(forward*(circle+ rectangle+ square+)))) circle+(dotted) square+ toptrailing(rectangle+))
        circle+(badge(pause+ xmark+) dotted) doc+ document+ forward*(and(arrow(up(backward*(circle+ rectangle+
        square+)))) circle+(dotted) square+ topleading(rectangle+)) heart+ left*(and(arrow(up(right*(circle+ rectangle+
        square+)))) arrow(up(right*(circle+ square+))) circle+(dotted) square+ topright(rectangle+) video+) message+
        right*(and(arrow(up(left*(circle+ rectangle+ square+)))) circle+(dotted) square+ topleft(rectangle+)) square+
        to(line*(alt circle+ compact square+))) forward*(circle+(dotted) folder+ square+ to(line*(circle+ square+)))
        left*(and(line(vertical(and(arrow(right)))) right*(circle+ righttriangle(left(righttriangle(right+))) square+
        text(vertical))) arrow(right*(circle+ square+)) circle+(dotted) square+ to(line*(alt circle+ compact square+)))
        merge rectanglepath right*(and(line(vertical(and(arrow(left))))) arrow(left*(circle+ square+)) circle+(dotted)
        doc(on(clipboard)) filled(filter(arrow(right))) page(on(clipboard)) square+ to(line*(alt circle+ compact
        square+))) swap triangle(2(circlepath*(camera+ circle+ doc(on(clipboard)) icloud+)) branch capsulepath merge
        pull swap turn(up(right(circle+ diamond+)))) trianglehead(2(clockwise*(rotate(90*(camera+ circle+ icloud+
        page(on(clipboard))))) counterclockwise*(rotate(90))) bottomleft(capsulepath(clockwise)) branch
        clockwise*(heart+ icloud+ rotate(90)) counterclockwise*(icloud+ rotate(90))
        left(and(right(righttriangle(left(righttriangle(right+)))))) merge pull rectanglepath swap
        topright(capsulepath(clockwise)) turn(up(right*(circle+ diamond+)))
        up(and(down(righttriangle(up(righttriangle(down+))))))) turn(down(left right) left(down up) right(down up)
        up(forward(iphone+) left right)) up*(and(down*(and(arrow(left(and(right))) sparkles) circle+
        righttriangle(up(fill(righttriangle(down(fill))) righttriangle(down+))) square+ text(horizontal))
        line(horizontal(and(arrow(down)))) person(rectangle(portrait turn(left right)))) arrow(down*(circle+ square+))
        backward*(and(arrow(down(forward*(circle+ rectangle+ square+)))) bottomtrailing(rectangle+) circle+(dotted)
        square+) bin+ circle+(badge(clock) dotted) doc+(on(clipboard)) document+ folder+
        forward*(and(arrow(down(backward*(circle+ rectangle+ square+)))) app+ bottomleading(rectangle+) circle+(dotted)
        square+) heart+ left*(and(arrow(down(right*(circle+ rectangle+ square+)))
        down(right(and(arrow(up(right(and(down(left)))))) magnifyingglass))) arrow(down(right*(circle+ square+)))
        bottomright(rectangle+) circle+(dotted) square+) message+ page(on(clipboard))
        right*(and(arrow(down(left*(circle+ rectangle+ square+)))) bottomleft(rectangle+) circle+(dotted) diamond+
        square+ video+) square+ to(line*(alt circle+ compact square+)) trash+) upright(circle)
        uturn(backward*(circle+(badge(ellipsis)) square+) down*(circle+ square+) forward*(circle+ square+)
        left*(circle+(badge(ellipsis)) square+) right*(circle+ square+) up*(circle+ square+))) arrowkeys+(down(filled)
        left(filled) right(filled) up(filled)) arrowshape(backward+(circle+) bounce(forward+ right+) down+(circle+)
        forward+(circle+) left+(arrowshape(right+) circle+) right+(circle+) turn(up(backward+(2+(circle+) badge(clock+)
        circle+) forward+(circle+) left+(2+(circle+) circle+) right+(circle+))) up+(circle+) zigzag(forward+ right+))
        arrowtriangle(backward+(circle+ square+) down+(circle+ square+) forward+(circle+ square+)
        left*(and(line(vertical(and(arrowtriangle(right+))))) circle+
        fill*(and(line(vertical(and(arrowtriangle(right(fill))))))) square+)
        right*(and(line(vertical(and(arrowtriangle(left+))))) circle+
        fill*(and(line(vertical(and(arrowtriangle(left(fill))))))) square+) up+(arrowtriangle(down(window(left right)))
        circle+ square+)) aspectratio+ asterisk*(circle+) at*(badge(minus plus) circle+) atom audio(jack(mono stereo))
        australian(football+(circle+)) australiandollarsign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) australsign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) auto(brakesignal headlight(high(beam+) low(beam+)))
        automatic(brakesignal headlight(high(beam+) low(beam+))) autostartstop*(slash trianglebadge(exclamationmark))
        av(remote+) axel(2*(front(and(rear(engaged)) engaged) rear(engaged))) axle(2*(driveshaft(disengaged)
        front(and(rear(engaged)) disengaged engaged) rear(disengaged engaged lock))) b(circle+ square+)
        backpack+(circle+ sensor(tag(radiowaves(left(and(right+)))))) backward+(circle+ end+(alt+ circle+) frame+)
        badge(plus(radiowaves(forward right))) bag*(badge(minus+ plus+ questionmark) circle+ fill*(badge(minus plus
        questionmark))) bahtsign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) balloon+(2+) bandage+
        banknote+ barcode*(viewfinder) barometer base(unit) baseball+(circle+ diamond(bases*(outs(indicator)))) basket+
        basketball+(circle+) bathtub+ battery(0 25 50 75 100*(bolt circle+) 0percent 100percent*(bolt circle+) 25percent
        50percent 75percent) batteryblock+(slash+ stack+(badge(snowflake+) trianglebadge(exclamationmark+)))
        beach(umbrella+) beats(earphones fit(pro*(chargingcase+ left right)) fitpro*(chargingcase+ left right)
        headphones pill+ powerbeats*(left pro*(chargingcase+ left right) right) powerbeats3*(left right)
        powerbeatspro*(chargingcase+ left right) solobuds*(chargingcase+ left right) studiobud(left right)
        studiobuds*(chargingcase+ left plus*(chargingcase+ left right) right) studiobudsplus*(chargingcase+ left right))
        bed(double+(badge(checkmark+) circle+)) bell+(and(waveform+ waves(left(and(right+)))) badge+(circle+ slash+
        waveform+(slash+)) circle+ slash+(circle+) square+) beziercurve bicycle*(circle+
        sensor(tag(radiowaves(left(and(right+)))))) bin(xmark+) binoculars+(circle+) bird+(circle+) birthday(cake+)
        bitcoinsign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+)
        blinds(horizontal(closed open) vertical(closed open)) blood(pressure(cuff+(badge(gauge(with(needle+))))))
        bold*(italic(underline) underline) bolt*(badge(a+ automatic+ checkmark+ clock+ xmark+) batteryblock+ brakesignal
        car+(circle+) circle+ fill*(batteryblock+) heart+ horizontal+(circle+ icloud+) ring(closed) shield+
        slash+(circle+) square+ trianglebadge(exclamationmark+)) bonjour book+(and(wrench+) badge(plus+) circle+
        closed+(circle+) pages+) bookmark+(circle+ slash+ square+) books(vertical+(circle+)) box(truck+(badge(clock+)))
        brain+(filled(head(profile)) head(profile+)) brakesignal*(dashed) brazilianrealsign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) briefcase+(circle+
        sensor(tag(radiowaves(left(and(right+)))))) bubble+(and(pencil) circle+ left+(and(bubble(right+)
        exclamationmark(bubble(right+)) text(bubble(right+))) circle+) middle(bottom+ top+) right+(circle+))
        bubbles(and(sparkles+)) building+(2+(crop(circle+)) columns+(circle+)) burn burst+ bus+(doubledecker+)
        button(angledbottom(horizontal(left+ right+)) angledtop(vertical(left+ right+)) horizontal+(top(press+))
        programmable*(square+) roundedbottom(horizontal+) roundedtop(horizontal+) vertical(left(press+) right(press+)))
        c(circle+ square+) cabinet+ cable(coaxial connector*(horizontal slash)) cablecar+ calendar*(and(lock person)
        badge*(checkmark clock exclamationmark lock minus plus) circle+ day(timeline(leading*(circle+) left*(circle+)
        right*(circle+) trailing*(circle+)))) camera*(aperture badge(clock+ ellipsis+) circle+ fill*(badge(ellipsis))
        filters macro*(circle+ slash*(circle+)) metering(center(weighted*(average)) matrix multispot none partial spot
        unknown) on(rectangle+) rotate+ sensor(tag(radiowaves(left(and(right+))))) shutter(button+) viewfinder)
        candybarphone capslock+ capsule+(bottomhalf(filled) inset(filled) lefthalf(filled) on(capsule+ rectangle+)
        portrait+(bottomhalf(filled) inset(filled) lefthalf(filled) righthalf(filled) tophalf(filled)) righthalf(filled)
        tophalf(filled)) captions(bubble+) car+(2+ badge(gearshape+) circle+ ferry+ front(waves(down+
        left(and(right(and(up+)))) up+)) rear+(and(collision(road(lane*(slash))) tire(marks*(off slash))) hazardsign+
        road(lane*(dashed*(arrowtriangle(2(outward)))
        distance(1*(and(gauge(open(with(lines(needle(67percent(and(arrowtriangle)))))))))
        2*(and(gauge(open(with(lines(needle(67percent(and(arrowtriangle)))))))))
        3*(and(gauge(open(with(lines(needle(67percent(and(arrowtriangle)))))))))
        4*(and(gauge(open(with(lines(needle(67percent(and(arrowtriangle)))))))))
        5*(and(gauge(open(with(lines(needle(67percent(and(arrowtriangle)))))))))) off wave(up)))
        tilt(road(lanes(curved(right)))) waves(up+)) side+(air(circulate+ fresh+) and(exclamationmark+)
        arrowtriangle(down+ up+(arrowtriangle(down+))) front(open+(crop+)) hill(descent(control+) down+ up+)
        lock+(open+) rear(and(collision(and(car(side(front*(slash))))) exclamationmark(and(car(side(front*(off)))))
        wave(3(and(car(side(front)))))) crop(trunk(partition+)) open+(crop+) tow(hitch+)) roof(cargo(carrier+(slash+))))
        top(arrowtriangle(front(left+ right+) rear(left+ right+))
        door(front(left(and(front(right(and(rear(left(and(rear(right(open+))) open+) right(open+))) open+))
        rear(left(and(rear(right(open+))) open+) right(open+))) open+) right(and(rear(left(and(rear(right(open+)))
        open+) right(open+))) open+)) rear(left(and(rear(right(open+))) open+) right(open+)) sliding(left(open+)
        right(open+))) front(radiowaves(front(left(and(front(and(front(right+)))))))) frontleft(arrowtriangle+)
        frontright(arrowtriangle+) lane(dashed(arrowtriangle(inward+) badge(steeringwheel+) departure(left+ right+)))
        radiowaves(front+ rear+(left+(and(rear(right+)) car(top(front+))) right+(badge(exclamationmark+ xmark+)
        car(top(front+))))) rear(radiowaves(rear(left(and(rear(and(rear(right+)))))))) rearleft(arrowtriangle+)
        rearright(arrowtriangle+) video(rear(left+ right+))) window(left*(badge(exclamationmark lock xmark)
        exclamationmark xmark) right*(badge(exclamationmark lock xmark) exclamationmark xmark))) carbon(dioxide(cloud+)
        monoxide(cloud+)) carrot+ carseat(left+(1+ 2+ 3+ and(heat(waves+)) backrest(up(and(down+))) fan+
        forward(and(backward+)) massage+ up(and(down+))) right+(1+ 2+ 3+ and(heat(waves+)) backrest(up(and(down+))) fan+
        forward(and(backward+)) massage+ up(and(down+)))) cart*(badge(clock+ minus+ plus+ questionmark) circle+
        fill*(badge(minus plus questionmark))) case+ cat+(circle+) cedisign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) cellularbars*(circle+) centsign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) chair+(lounge+) chandelier+ character*(book(closed+)
        bubble+ circle+ cursor(ibeam) duployan magnify phonetic square+ sutton text(justify) textbox)
        characters(lowercase uppercase) chart(bar+(doc(horizontal+) horizontal(page+) xaxis*(ascending*(badge(clock))
        descending) yaxis) dots(scatter) line(downtrend(xyaxis*(circle+)) flattrend(xyaxis*(circle+)) text(clipboard+)
        uptrend(xyaxis*(circle+))) pie+ xyaxis(line)) checkerboard(rectangle shield) checklist*(checked unchecked)
        checkmark*(app+ applewatch arrow(trianglehead(clockwise counterclockwise)) bubble+ circle+(badge(airplane+ plus+
        questionmark+ xmark+) dotted trianglebadge(exclamationmark+)) diamond+ gobackward icloud+ message+
        rectangle+(portrait+ stack+) seal+(text(page+)) shield+ square+) chevron(backward*(2 chevron(backward(dotted))
        circle+ square+ to(line)) compact(backward down forward left*(chevron(compact(right))) right
        up*(chevron(compact(down right(chevron(compact(down(chevron(compact(left)))))))))) down*(2 circle+ dotted(2)
        forward(2 dotted(2)) right(2 dotted(2)) square+) forward*(2 circle+ dotted(chevron(forward)) square+ to(line))
        left*(2 chevron(left(dotted) right) circle+ forwardslash(chevron(right)) slash(chevron(right)) square+ to(line))
        right*(2 circle+ dotted(chevron(right)) square+ to(line)) up*(2 chevron(down*(square+)
        right(chevron(down(chevron(left))))) circle+ dotted(2) forward(2 dotted(2)) right(2 dotted(2)) square+))
        chineseyuanrenminbisign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+)
        circle*(and(line(horizontal+)) badge(checkmark+ exclamationmark+ minus+ plus+ questionmark+ xmark+)
        bottomhalf(fill filled*(inverse)) bottomrighthalf(checkered pattern(checkered)) bottomthird(split) circle+
        dashed*(inset(fill filled) rectangle) dotted*(and(circle) circle+) fill*(square(fill)) filled(ipad+(landscape+)
        iphone+ pattern(diagonalline(rectangle))) grid(2x1+(left(filled) right(filled)) 2x2+(topleft(checkmark(filled)))
        3x3+(circle+) cross+(down(fill filled) left(fill filled) right(fill filled) up(fill filled)) hex+)
        hexagongrid+(circle+) hexagonpath+ inset(filled) lefthalf(fill filled*(inverse
        righthalf(striped(horizontal*(inverse)))) striped(horizontal*(inverse))) on(square*(intersection(dotted) merge))
        rectangle(dashed filled(pattern(diagonalline))) righthalf(fill filled*(inverse)) slash+ square+ tophalf(fill
        filled*(inverse))) circlebadge+(2+) circles(hexagongrid+ hexagonpath+) clear+ clipboard+
        clock+(arrow(2(circlepath) circlepath trianglehead(2(counterclockwise(rotate(90)))
        clockwise(rotate(90(path(dotted)))) counterclockwise(rotate(90)))) badge+(airplane+ checkmark+ exclamationmark+
        questionmark+ xmark+) circle+) cloud+(bolt+(circle+ rain+(circle+)) circle+ drizzle+(circle+) fog+(circle+)
        hail+(circle+) heavyrain+(circle+) moon+(bolt+(circle+) circle+ rain+(circle+)) rain+(circle+) rainbow(crop+
        half+) sleet+(circle+) snow+(circle+) sun+(bolt+(circle+) circle+ rain+(circle+))) coat+(circle+)
        coloncurrencysign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) comb+ command*(circle+
        square+) compass(drawing) computermouse+ cone+ contact(sensor+) contextualmenu(and(cursorarrow pointer(arrow)))
        control convertible(side+(air(circulate+ fresh+) and(exclamationmark+) arrow(trianglehead(backward+
        forward+(and(backward+)))) arrowtriangle(down+ up+(arrowtriangle(down+))) front(open+(crop+))
        hill(descent(control+) down+ up+) lock+(open+))) cooktop+ cpu+ creditcard+(and(123 numbers)
        arrow(trianglehead(2(clockwise(rotate(90))))) circle+ rewards+ trianglebadge(exclamationmark+) viewfinder)
        cricket(ball+(circle+)) crop*(rotate) cross+(case+(circle+) circle+ vial+) crown+ cruzeirosign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) cube+(box+ circle+ transparent+) cup(and(heat(waves+)
        saucer+)) curlybraces*(square+) cursor(rays) cursorarrow*(and(square(on(square(dashed)))) click*(2 badge(clock))
        motionlines*(click) rays slash*(square+) square+) curtains(closed open) cylinder+(split(1x2+))
        """
}

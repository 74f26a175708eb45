extension SymbolNames {
    /// Names from M to Z.
    static let mToZ = """
        m(circle+ square+) m1(button(horizontal+)) m2(button(horizontal+)) m3(button(horizontal+))
        m4(button(horizontal+)) macbook*(and(applewatch ipad iphone ipod vision(pro) visionpro) badge(checkmark
        exclamationmark shield(checkmark)) gen1*(sizes) gen2*(sizes) sizes slash trianglebadge(exclamationmark))
        macmini+(badge(checkmark+)) macpro(gen1+ gen2+ gen3+(badge(ckeckmark+) server)) macstudio+(badge(checkmark+))
        macwindow*(and(cursorarrow pointer(arrow)) badge(plus) on(rectangle) stack) magazine+ magicmouse+
        magnifyingglass*(circle+) magsafe(batterypack+) mail+(and(text(magnifyingglass)) stack+)
        malaysianringgitsign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+)
        manatsign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) map+(circle+)
        mappin*(and(ellipse*(circle+)) circle+ slash*(circle+) square+) matter(logo) mecca medal+(star+) mediastick
        medical(thermometer+) megaphone+ memories*(badge(minus plus)) memorychip+ menubar(arrow(down(rectangle)
        up(rectangle)) dock(rectangle*(badge(record))) rectangle) menucard+ message+(and(waveform+) badge+(circle+
        filled(fill) waveform+) circle+) metronome+ mic*(and(signal(meter+)) badge(plus xmark) circle+ fill*(badge(plus
        xmark)) slash+(circle+) square+) microbe+(circle+) microphone+(and(signal(meter+)) badge(ellipsis+ plus+ xmark+)
        circle+ slash+(circle+) square+) microwave+ millsign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) minus*(arrow(trianglehead(clockwise counterclockwise))
        circle+ diamond+ forwardslash(plus) magnifyingglass plus(and(fluid(batteryblock)) batteryblock+(exclamationmark+
        slash+ stack+(exclamationmark+)) lines(measurement(horizontal(aligned(bottom))))) rectangle+(portrait+)
        slash(plus) square+) mirror(side(left*(and(arrow(turn(down(right))) heat(waves)))
        right*(and(arrow(turn(down(left))) heat(waves))))) moon+(circle+ dust+(circle+) haze+(circle+) road(lanes)
        stars+(circle+) zzz+) moonphase(first(quarter*(inverse)) full(moon*(inverse)) last(quarter*(inverse))
        new(moon*(inverse)) waning(crescent*(inverse) gibbous*(inverse)) waxing(crescent*(inverse) gibbous*(inverse)))
        moonrise+(circle+) moonset+(circle+) moped+ mosaic+ motorcycle+ mount+ mountain(2+(circle+)) mouth+ move(3d)
        movieclapper+ mph*(circle+) mug+ multiply*(circle+ square+) music(house+ mic*(circle+) microphone*(circle+)
        note*(arrow(trianglehead(clockwise)) house+ list slash square(stack+) tv+) pages+ quarternote(3)) mustache+
        n(circle+ square+) nairasign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+)
        circle+ gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+)
        network*(badge(shield(half(filled))) slash) newspaper+(circle+) norwegiankronesign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) nose+ nosign*(app+) note*(text*(badge(plus)))
        notequal*(circle+ square+) number*(circle+ square+) numbers*(rectangle+) numbersign o(circle+ square+)
        oar(2(crossed*(circle+))) octagon+(bottomhalf(filled) lefthalf(filled) righthalf(filled) tophalf(filled))
        oilcan+(and(thermometer+)) opticaldisc+ opticaldiscdrive+ opticid+ option oval+(bottomhalf(filled) inset(filled)
        lefthalf(filled) portrait+(bottomhalf(filled) inset(filled) lefthalf(filled) righthalf(filled) tophalf(filled))
        righthalf(filled) tophalf(filled)) oven+ p(circle+ square+) p1(button(horizontal+)) p2(button(horizontal+))
        p3(button(horizontal+)) p4(button(horizontal+)) pad(header) paddleshifter(left+ right+) paint(bucket(classic))
        paintbrush+(pointed+) paintpalette+ pano+(badge(play+)) paperclip*(badge(ellipsis) circle+) paperplane+(circle+)
        paragraph paragraphsign parentheses parkinglight+ parkingsign*(brakesignal*(slash) circle+
        radiowaves(down(right(off)) left(and(right*(slash))) right(and(safetycone))) square+ steeringwheel)
        party(popper+) pause+(circle+ rectangle+) pawprint+(circle+) pc peacesign pedal(accelerator+ brake+ clutch+)
        pedestrian(gate(closed*(trianglebadge(exclamationmark)) open*(trianglebadge(exclamationmark))))
        pencil*(and(ellipsis(rectangle) list(clipboard) outline ruler+ scribble) circle+ line slash
        tip*(crop(circle+(badge(arrow(forward+) minus+ plus+))))) pentagon+(bottomhalf(filled) lefthalf(filled)
        righthalf(filled) tophalf(filled)) percent person*(2+(arrow(trianglehead(counterclockwise)) badge+(gearshape+
        key+ minus+ plus+) circle+ crop(square(stack+)) gobackward shield+ slash+ square(stack+) wave(2+)) 3+(sequence+)
        and(arrow(left(and(arrow(right*(outward))))) background(dotted striped(horizontal)) person+) badge(clock+ key+
        minus+ plus+ shield(checkmark+ exclamationmark+)) bubble+ bust+(circle+) circle+ crop(artframe
        badge(magnifyingglass+) circle*(badge+(checkmark+ clock+ ellipsis+ exclam+ exclamationmark+ minus+ moon+ plus+
        questionmark+ xmark+) dashed*(circle+) fill*(badge(checkmark exclam exclamationmark minus plus questionmark
        xmark))) rectangle+(badge(plus+) stack+) square*(badge(camera+ video+) fill*(and(at(rectangle)))
        filled(and(at(rectangle+))) on(square(angled+)))) fill*(and(arrow(left(and(arrow(right*(outward))))))
        badge(minus plus) checkmark questionmark turn(down left right) viewfinder xmark) icloud+ line(dotted(person+))
        slash+ spatialaudio(3d(fill) fill stereo(3d(fill) fill)) text(rectangle+(trianglebadge(exclamationmark+)))
        wave(2+)) personalhotspot*(circle+ slash) perspective peruviansolessign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) pesetasign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) pesosign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) pet(carrier+(circle+)) phone*(and(waveform+)
        arrow(down(left+) right+ up(right+(circle+))) badge(checkmark clock+ plus+ waveform+) bubble+(left+) circle+
        connection+ down+(circle+ waves(left(and(right)))) fill*(arrow(down(left) right up(right)) badge(checkmark plus)
        connection) pause+(circle+)) photo*(artframe*(circle+) badge(arrow(down+) checkmark+ exclamationmark+ plus+)
        circle+ fill*(on(rectangle(fill))) on(rectangle+(angled+)) stack+ tv) pianokeys*(inverse) pill+(circle+)
        pills+(circle+) pin+(circle+ slash+ square+) pip+(enter exit remove swap) pipe(and(drop+)) placeholdertext(fill)
        platter(2(filled(ipad*(landscape) iphone*(landscape))) bottom(applewatch(case))
        filled(bottom(and(arrow(down(iphone))) applewatch(case) iphone) top(and(arrow(up(iphone))) applewatch(case)
        iphone)) top(applewatch(case))) play+(circle+ desktopcomputer diamond+ display house+ laptopcomputer
        rectangle+(on(rectangle+(circle+))) slash+ square+(stack+) tv+) playpause+(circle+) playstation(logo) plus*(app+
        arrow(trianglehead(clockwise counterclockwise)) bubble+ capsule+ circle+(dashed) diamond+ forwardslash(minus)
        magnifyingglass message+ rectangle*(fill*(on(folder(fill) rectangle(fill))) on(folder+ rectangle+) portrait+)
        slash(minus) square*(dashed fill*(on(square(fill))) on(square+)) viewfinder) plusminus*(circle+)
        point(3(connected(trianglepath(dotted)) filled(connected(trianglepath(dotted))))
        bottomleft(filled(forward(to(point(topright(scurvepath))))) forward(to(arrow(triangle(scurvepath+
        uturn(scurvepath+))) arrowtriangle(uturn(scurvepath+)) point(topright(filled(scurvepath) scurvepath+)))))
        fill(topleft(down(curvedto(point(fill(bottomright(up)))))))
        filled(topleft(down(curvedto(point(bottomright(up)))))) forward(to(point(capsulepath+)))
        topleft(down(curvedto(point(bottomright(up+) filled(bottomright(up)))) to(point(bottomright(curvepath+
        filled(curvepath))))) filled(down(to(point(bottomright(curvepath))))))
        topright(arrow(triangle(backward(to(point(bottomleft(filled(scurvepath) scurvepath+))))))
        filled(arrow(triangle(backward(to(point(bottomleft(scurvepath)))))))))
        pointer(arrow*(and(square(on(square(dashed)))) click*(2 badge(clock)) ipad*(and(square(on(square(dashed)))) rays
        slash*(square+) square+) motionlines*(click) rays slash*(square+) square+)) polishzlotysign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) popcorn+(circle+) power*(circle+ dotted) powercord+
        powermeter poweroff poweron poweroutlet(strip+ type(a+(square+) b+(square+) c+(square+) d+(square+) e+(square+)
        f+(square+) g+(square+) h+(square+) i+(square+) j+(square+) k+(square+) l+(square+) m+(square+) n+(square+)
        o+(square+))) powerplug+(portrait+) powersleep printer*(dotmatrix*(fill*(and(paper(fill)))
        filled(and(paper*(inverse))) inverse) fill*(and(paper(fill))) filled(and(paper*(inverse))) inverse)
        progress(indicator) projective purchased*(circle+) puzzlepiece+(extension+) pyramid+ q(circle+ square+)
        qrcode*(viewfinder) questionmark*(app+(dashed) bubble+ circle+(dashed) diamond+ folder+ key(filled)
        square+(dashed) text(page+) video+) quote(bubble+ closing opening) quotelevel
        r(button(roundedbottom(horizontal+)) circle+ joystick+(down+ press(down+) tilt(down+ left+ right+ up+))
        rectangle(roundedbottom+) square*(fill*(on(square(fill))) on(square+))) r1(button(roundedbottom(horizontal+))
        circle+ rectangle(roundedbottom+)) r2(button(angledtop(vertical(right+)) roundedtop(horizontal+)) circle+
        rectangle(roundedtop+)) r3(button(angledbottom(horizontal(right+)))) r4(button(horizontal+)) radio+
        radiowaves(left right) rainbow rays rb(button(roundedbottom(horizontal+)) circle+ rectangle(roundedbottom+))
        realtimetext record(circle+) recordingtape*(circle+) rectangle*(2(swap) 3(group+(bubble+(left+) dashed)
        offgrid+(bubble(left+))) and(arrow(up(right(and(arrow(down(left*(slash))))))) hand(point(up(left+(filled))))
        paperclip pencil(and(ellipsis)) text(magnifyingglass)) arrowtriangle(2(inward outward)) badge(checkmark+ minus
        person(crop) plus xmark+) bottomhalf(filled inset(filled)) bottomthird(inset(fill filled)) center(inset(fill
        filled*(badge(plus)))) checkered compress(vertical) connected(to(line(below))) dashed*(and(paperclip)
        badge(record)) dock expand(diagonal vertical) fill*(badge(checkmark minus person(crop) plus xmark)
        on(rectangle(angled(fill) fill*(circle+ slash(fill))))) filled(and(hand(point(up(left))))) grid(1x2+ 1x3+ 2x2+
        3x2+ 3x3+) inset(bottomleading(filled) bottomleft(fill filled) bottomright(fill filled) bottomtrailing(filled)
        fill filled*(and(cursorarrow person(filled)) badge(record) on(rectangle)) topleading(filled) topleft(fill
        filled) topright(fill filled) toptrailing(filled)) landscape(rotate*(slash)) leadinghalf(filled
        inset(filled*(arrow(leading)))) leadingthird(inset(filled)) lefthalf(fill filled inset(fill*(arrow(left))
        filled*(arrow(left)))) leftthird(inset(fill filled)) on(rectangle+(angled+ badge(gearshape)
        button(angledtop(vertical(left+))) circle+ dashed slash+(circle+) square+)) pattern(checkered)
        portrait+(and(arrow(forward+ right+)) arrowtriangle(2(inward outward)) badge(plus+) bottomhalf(filled
        inset(filled)) bottomleading(inset(filled)) bottomleft(inset(filled)) bottomright(inset(filled))
        bottomthird(inset(filled)) bottomtrailing(inset(filled)) center(inset(filled)) inset(filled)
        leadinghalf(inset(filled)) leadingthird(inset(filled)) lefthalf(filled inset(filled)) leftthird(inset(filled))
        on(rectangle(portrait+(angled+ slash+))) righthalf(filled inset(filled)) rightthird(inset(filled))
        rotate*(slash) slash+ split(2x1+(slash+)) tophalf(filled inset(filled)) topleading(inset(filled))
        topleft(inset(filled)) topright(inset(filled)) topthird(inset(filled)) toptrailing(inset(filled))
        trailinghalf(inset(filled)) trailingthird(inset(filled))) ratio(3(to(4+)) 4(to(3+)) 9(to(16+)) 16(to(9+)))
        righthalf(fill filled inset(fill*(arrow(right)) filled*(arrow(right)))) rightthird(inset(fill filled))
        roundedbottom+ roundedtop+ slash+ split(1x2+ 2x1+(slash+) 2x2+ 3x1+ 3x3+) stack*(badge(minus+ person(crop+)
        play+ plus+) fill*(badge(minus person(crop) plus)) person(crop+) slash+) tophalf(filled inset(filled))
        topthird(inset+(filled)) trailinghalf(filled inset(filled*(arrow(trailing)))) trailingthird(inset(filled)))
        refrigerator+ repeat*(1*(circle+) badge(xmark*(circle(fill))) circle+) restart*(circle+)
        retarder(brakesignal*(and(exclamationmark) slash)) return*(left right) rhombus+ richtext(page+) right*(circle+)
        righttriangle+(split(diagonal+)) ring*(circle+ dashed) rm(button(horizontal+))
        road(lane(arrowtriangle(2(inward))) lanes*(curved(left right))) robotic(vacuum+) roller(shade(closed open))
        roman(shade(closed open)) rosette rotate(3d+(circle+) left+ right+)
        rsb(button(angledbottom(horizontal(right+)))) rt(button(roundedtop(horizontal+)) circle+ rectangle(roundedtop+))
        rublesign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) rugbyball+(circle+)
        ruler+ rupeesign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) s(circle+ square+)
        safari+ sailboat+(circle+) scale(3d) scalemass+ scanner+ scissors*(badge(ellipsis) circle+) scooter scope
        screwdriver+ scribble*(variable) scroll+ sdcard+ seal+ selection(pin(in(out)))
        sensor+(radiowaves(left(and(right+))) tag(radiowaves(forward+))) server(rack) service(dog+) shadow
        shared(with(you*(circle+ slash))) sharedwithyou*(circle+(slash) slash) shareplay*(slash) shazam(logo+)
        shekelsign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) sheqelsign(circle+
        square+) shield+(checkerboard checkered lefthalf(fill*(slash) filled*(badge(checkmark) slash
        trianglebadge(exclamationmark))) pattern(checkered) righthalf(filled) slash+) shift+
        shippingbox+(and(arrow(backward+)) circle+) shoe+(2+ arrow(trianglehead(up(and(down+) right+(circle+)))) circle+
        front(lift*(45))) shoeprints(fill) shower+(handheld+ sidejet+) shuffle*(circle+) sidebar(leading left right
        squares(leading left right trailing) trailing) signature signpost(and(arrowtriangle(up+(circle+)))
        left+(circle+) right+(and(left+(circle+)) circle+)) simcard+(2+) singaporedollarsign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) sink+ siri skateboard+ skew skis+ slash(circle+)
        sleep*(circle+) slider(horizontal(2(arrow(trianglehead(counterclockwise)) gobackward
        rectangle(and(arrow(triangle(2(circlepath)) trianglehead(2(clockwise(rotate(90))))))) square*(badge(arrow(down))
        on(square))) 3 below(circle(lefthalf(filled*(inverse)) righthalf(filled*(inverse))) rectangle
        square(and(square(filled)) fill(and(square)) filled(and(square))) sun(max))) vertical(3)) slowmo
        smallcircle(circle+ fill(circle+) filled(circle+)) smartphone smiley+ smoke+(circle+) snow snowboard+
        snowflake*(circle+ road(lane*(dashed)) slash) soccerball*(circle*(fill*(inverse) inverse) inverse) sofa+
        sos*(circle+) space sparkle*(magnifyingglass text(clipboard+)) sparkles*(2 rectangle(stack+)
        square(fill(on(square)) filled(on(square))) tv+) spatial(capture+(on(hexagon+) slash+)) speaker+(1+ 2+ 3+
        badge(exclamationmark+) circle+ minus+ plus+ slash+(circle+) square+ trianglebadge(exclamationmark+)
        wave(1+(arrowtriangles(up(right(down(left))))) 2+(bubble+(left+) circle+) 3+) zzz+) speedometer spigot+
        sportscourt+(circle+) sprinkler+(and(droplets+)) square*(2(layers(3d+(bottom(filled) top(filled)))
        stack(3d*(bottom(fill filled) top(fill filled)))) 3(layers(3d*(bottom(filled) down(backward forward left*(slash)
        right*(slash)) middle(filled) slash top(filled))) stack(3d*(bottom(fill filled) middle(fill filled) slash
        top(fill filled)))) and(arrow(down+(badge(clock+) on(square+)) up+(badge(clock+) circle+ on(square+)
        trianglebadge(exclamationmark+))) at(rectangle+) line(vertical(and(square+(filled)))) pencil*(circle+))
        arrowtriangle(4(outward)) badge(plus+) bottomhalf(fill filled) bottomthird(inset(filled)) circle+
        dashed*(inset(fill filled)) dotted fill*(and(line(vertical(and(square+) square(fill)))) on(circle(fill) square+)
        text(grid(1x2))) filled(and(line(vertical(and(square)))) on(square)) grid(2x2+ 3x1(below(line(grid(1x2+)))
        fill(below(line(grid(1x2)))) folder(badge(plus) fill(badge(plus)))) 3x2+ 3x3*(bottomleft(fill filled)
        bottommiddle(fill filled) bottomright(fill filled) fill*(square) middle(fill filled) middleleft(fill filled)
        middleright(fill filled) square*(badge(ellipsis)) topleft(fill filled) topmiddle(fill filled) topright(fill
        filled)) 4x3(fill)) inset(filled) leadingthird(inset(filled)) lefthalf(fill filled) leftthird(inset(filled))
        line(vertical(square(fill(left)))) on(circle+ square+(badge(person(crop+)) dashed intersection(dashed)
        squareshape(controlhandles))) resize*(down up) righthalf(fill filled) rightthird(inset(filled)) slash+
        split(1x2+ 2x1+ 2x2+ bottomrightquarter+ diagonal+(2x2+)) stack+(3d(down(dottedline forward+ right+)
        forward(dottedline+) up+(badge(a+ automatic+) slash+ trianglebadge(exclamationmark+)))) text(square+)
        tophalf(fill filled) topthird(inset(filled)) trailingthird(inset(filled))) squareroot squares(below(rectangle)
        leading(rectangle+)) squareshape+(controlhandles(on(squareshape(controlhandles))) dashed(squareshape)
        dotted(split(2x2) squareshape) split(2x2*(dotted) 3x3) squareshape(dashed dotted)) stairs star*(bubble+ circle+
        fill*(left) leadinghalf(fill filled) lefthalf(fill) slash+ square+(on(square+))) staroflife+(circle+ shield+)
        steeringwheel*(and(hands heat(waves) key liquid(wave) lock)
        arrow(trianglehead(counterclockwise(and(clockwise)))) arrowtriangle(left right) badge(exclamationmark lock)
        circle+ exclamationmark road(lane*(dashed)) slash) sterlingsign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) stethoscope*(circle+) stop+(circle+) stopwatch+
        storefront+(circle+) stove+ strikethrough*(double) stroke(line(diagonal*(slash))) stroller+ studentdesk
        suit(club+ diamond+ heart+ spade+) suitcase+(cart+ circle+ rolling+(and(film+(circle+) suitcase+(circle+))
        circle+)) sum sun(and(horizon+(circle+)) dust+(circle+) haze+(circle+) horizon+(circle+) lefthalf(filled)
        max+(circle+ trianglebadge(exclamationmark+)) min+ rain+(circle+) righthalf(filled) snow+(circle+)) sunglasses+
        sunrise+(circle+) sunset+(circle+) surfboard+ suspension(shock) suv(side+(air(circulate+ fresh+)
        and(exclamationmark+) arrowtriangle(down+ up+(arrowtriangle(down+))) front(open+(crop+)) hill(descent(control+)
        down+ up+) lock+(open+) rear(open+(crop+)) roof(cargo(carrier+(slash+))))) swatchpalette+
        swedishkronasign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) swift swiftdata
        swirl(circle(righthalf(filled*(inverse)))) switch(2 programmable+(square+)) syringe+ t(bubble+ circle+ square+)
        table+(badge(more+) furniture+) tablecells*(badge(ellipsis+) fill*(badge(ellipsis))) tachometer tag+(circle+
        slash+ square+) taillight(fog+) takeoutbag(and(cup(and(straw+)))) target teddybear+ teletype*(answer*(circle+)
        circle+) tengesign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+)
        tennis(racket*(circle+)) tennisball+(circle+) tent+(2+(circle+) circle+) terminal+ testtube(2) text(aligncenter
        alignleft alignright and(command(macwindow)) append badge(checkmark minus plus star xmark) below(folder+ photo+)
        book(closed+) bubble+(badge(clock+)) chevron(left right) cursor document+ insert justify*(leading left right
        trailing) justifyleft justifyright line(2(summary*(badge(xmark))) 3(summary) first(and(arrowtriangle(forward)))
        last(and(arrowtriangle(forward))) magnify) magnifyingglass pad(header*(badge(clock plus)))
        page+(badge(magnifyingglass) slash+) quote rectangle+(page+) redaction square(filled) viewfinder word(spacing))
        textbox textformat*(12 123 abc*(dottedunderline) alt characters*(arrow(left(and(right))) dottedunderline)
        numbers size*(larger smaller) subscript superscript) theatermask(and(paintbrush+)) theatermasks+(circle+)
        thermometer*(and(ellipsis liquid(waves*(snowflake trianglebadge(exclamationmark)))) brakesignal gauge(open) high
        low medium*(slash) snowflake*(circle+) snowlake sun+(circle+) tirepressure transmission
        variable*(and(figure*(circle+)) badge(clock play))) ticket+(circle+) timelapse timeline(selection)
        timer*(circle+ square) tire*(badge(snowflake)) tirepressure togglepower toilet+(circle+) tornado*(circle+)
        tortoise+(circle+) torus touchid tow(hitch+(exclamationmark+)) traction(control(tirepressure*(exclamationmark
        slash))) train(side(front(car) middle(car) rear(car))) tram*(card+ circle+ fill*(tunnel) tunnel(fill)) translate
        transmission trapezoid(and(line(horizontal+ vertical+))) trash+(circle+ slash+(circle+ square+) square+)
        tray+(2+ and(arrow(down+ up+)) badge+ circle+ full+) tree+(circle+) triangle+(bottomhalf(filled) circle+
        inset(filled) lefthalf(fill filled) righthalf(fill filled) tophalf(filled)) triangleshape+ trophy+(circle+)
        tropicalstorm*(circle+) truck(box+(badge(clock+)) pickup(side+(air(circulate+ fresh+) and(exclamationmark+)
        arrowtriangle(down+ up+(arrowtriangle(down+))) front(open+(crop+)) hill(down+ up+) lock+(open+)))
        side(hill(descent(control+)) roof(cargo(carrier+(slash+))))) tsa*(circle+ slash) tshirt+(circle+)
        tugriksign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) tuningfork
        turkishlirasign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+)
        tv+(and(hifispeaker(fill) mediabox+) badge(wifi+) circle+ inset(filled) music(note+) slash+) u(circle+ square+)
        uiwindow(split(2x1)) umbrella+(circle+ gauge(open) percent+ sensor(tag(radiowaves(left(and(right+))))))
        underline*(double) v(circle+ square+) vent(heat(waves(upward))) vial(viewfinder) video*(and(waveform+)
        badge(checkmark ellipsis plus+ waveform+) bubble+(left+) circle+ doorbell+ fill*(badge(checkmark ellipsis plus))
        slash+(circle+) square+) videoprojector+ view(2d 3d) viewfinder*(circle+ rectangular
        trianglebadge(exclamationmark)) vision(pro+(and(arrow(forward+)) badge(checkmark+ exclamationmark+ play+)
        circle+ slash+(circle+) trianglebadge(exclamationmark+))) visionpro+(and(arrow(forward+)) badge(exclamationmark+
        play+) circle+ slash+(circle+)) voiceover volleyball+(circle+) volume+(1+ 2+ 3+ slash+ zzz+) w(circle+ square+)
        wake*(circle+) wallet(bifold+ pass+ sensor(tag(radiowaves(left(and(right+)))))) wand(and(rays*(inverse)
        sparkles*(inverse) stars*(inverse))) warninglight+ washer+(circle+) watch(analog) watchface(applewatch(case))
        water(waves*(and(arrow(down*(trianglebadge(exclamationmark)) trianglehead(down*(trianglebadge(exclamationmark))
        up) up)) slash)) waterbottle+ wave(3(backward*(circle+) down*(car(side+) circle+ convertible(side+)
        pickup(side+) suv(side+)) forward*(circle+) left*(circle+) right*(circle+) up*(circle+)))
        waveform*(and(magnifyingglass mic person(filled)) badge(exclamationmark magnifyingglass mic microphone minus
        plus) circle+ low mid path*(badge(minus plus) ecg*(rectangle+)) slash) web(camera+) wheelchair
        widget(extralarge*(badge(plus)) large*(badge(plus)) medium*(badge(plus)) small*(badge(plus))) wifi*(badge(lock)
        circle+ exclamationmark*(circle+) router+ slash square+) wind*(circle+ snow*(circle+)) window(awning*(closed)
        casement*(closed) ceiling*(closed) horizontal*(closed) shade(closed open) vertical(closed open))
        windshield(front(and(fluid*(and(spray)) heat(waves) spray wiper*(and(drop spray) exclamationmark intermittent)))
        rear(and(fluid*(and(spray)) heat(waves) spray wiper*(and(drop spray) exclamationmark intermittent)))) wineglass+
        wonsign*(arrow(circlepath trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+
        gauge(chart(lefthalf(righthalf) leftthird(topthird(rightthird)))) ring*(dashed) square+) wrench+(adjustable+
        and(screwdriver+)) wrongwaysign+ x(circle+ square+ squareroot) xbox(logo) xmark*(app+ bin+(circle+)
        circle+(badge(airplane+)) diamond+ icloud+ octagon+ rectangle+(portrait+) seal+ shield+ square+
        triangle(circle(square+))) xserve*(raid) y(circle+ square+) yensign*(arrow(circlepath
        trianglehead(counterclockwise(rotate(90)))) bank(building+) circle+ gauge(chart(lefthalf(righthalf)
        leftthird(topthird(rightthird)))) ring*(dashed) square+) yieldsign+ z(circle+ square+) zipper(page)
        zl(button(roundedtop(horizontal+)) rectangle(roundedtop+)) zr(button(roundedtop(horizontal+))
        rectangle(roundedtop+)) zzz
        """
}

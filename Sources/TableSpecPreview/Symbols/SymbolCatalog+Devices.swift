extension SymbolCatalog {
    /// Devices and what connects them.
    static let devices = """
        antenna.radiowaves.left.and.right line M5 4.6A8.6 8.6 0 0 0 5 14.4M19 4.6A8.6 8.6 0 0 1 19 14.4M8 6.6
        antenna.radiowaves.left.and.right line A4.8 4.8 0 0 0 8 12.4M16 6.6A4.8 4.8 0 0 1 16 12.4M12 11.4V21
        antenna.radiowaves.left.and.right dot M10.1 9.5A1.9 1.9 0 1 1 13.9 9.5A1.9 1.9 0 1 1 10.1 9.5Z
        applewatch body M9.4 6H14.6A3.4 3.4 0 0 1 18 9.4V14.6A3.4 3.4 0 0 1 14.6 18H9.4A3.4 3.4 0 0 1 6 14.6V9.4
        applewatch body A3.4 3.4 0 0 1 9.4 6Z
        applewatch line M8.6 5.8L9.4 2.4H14.6L15.4 5.8M8.6 18.2L9.4 21.6H14.6L15.4 18.2M20 10V12.4
        applewatch.radiowaves.left.and.right body M10.23 7.92L13.77 7.92A2.31 2.31 0 0 1 16.08 10.23L16.08 13.77
        applewatch.radiowaves.left.and.right body A2.31 2.31 0 0 1 13.77 16.08L10.23 16.08A2.31 2.31 0 0 1 7.92 13.77
        applewatch.radiowaves.left.and.right body L7.92 10.23A2.31 2.31 0 0 1 10.23 7.92Z
        applewatch.radiowaves.left.and.right line M9.69 7.78L10.23 5.47L13.77 5.47L14.31 7.78M9.69 16.22L10.23 18.53
        applewatch.radiowaves.left.and.right line L13.77 18.53L14.31 16.22M17.44 10.64L17.44 12.27M5 8.8
        applewatch.radiowaves.left.and.right line A6 6 0 0 0 5 15.2M2.6 7A9.8 9.8 0 0 0 2.6 17M19 8.8A6 6 0 0 1 19 15.2
        applewatch.radiowaves.left.and.right line M21.4 7A9.8 9.8 0 0 1 21.4 17
        barcode line M4 5V19M7 5V19M9.6 5V19M13 5V19M15 5V19M18 5V19M20.4 5V19
        barcode.viewfinder line M3 8V5.2A2.2 2.2 0 0 1 5.2 3H8M16 3H18.8A2.2 2.2 0 0 1 21 5.2V8M21 16V18.8
        barcode.viewfinder line A2.2 2.2 0 0 1 18.8 21H16M8 21H5.2A2.2 2.2 0 0 1 3 18.8V16M7.6 8V16M10 8V16M12 8
        barcode.viewfinder line V16M14.6 8V16M16.6 8V16
        battery.0 line M4.4 7H17.2A2.8 2.8 0 0 1 20 9.8V14.2A2.8 2.8 0 0 1 17.2 17H4.4A2.8 2.8 0 0 1 1.6 14.2
        battery.0 line V9.8A2.8 2.8 0 0 1 4.4 7ZM22.2 10.6V13.4
        battery.100 line M4.4 7H17.2A2.8 2.8 0 0 1 20 9.8V14.2A2.8 2.8 0 0 1 17.2 17H4.4A2.8 2.8 0 0 1 1.6 14.2
        battery.100 line V9.8A2.8 2.8 0 0 1 4.4 7ZM22.2 10.6V13.4
        battery.100 dot M4.9 9.1H16.7A1.2 1.2 0 0 1 17.9 10.3V13.7A1.2 1.2 0 0 1 16.7 14.9H4.9
        battery.100 dot A1.2 1.2 0 0 1 3.7 13.7V10.3A1.2 1.2 0 0 1 4.9 9.1Z
        battery.100.bolt line M7 7H4.4A2.8 2.8 0 0 0 1.6 9.8V14.2A2.8 2.8 0 0 0 4.4 17H6M14.8 7H17.2
        battery.100.bolt line A2.8 2.8 0 0 1 20 9.8V14.2A2.8 2.8 0 0 1 17.2 17H13.4M22.2 10.6V13.4
        battery.100.bolt dot M12 5L6.6 12.8H10L8.6 19L14.6 10.8H11Z
        battery.25 line M4.4 7H17.2A2.8 2.8 0 0 1 20 9.8V14.2A2.8 2.8 0 0 1 17.2 17H4.4A2.8 2.8 0 0 1 1.6 14.2
        battery.25 line V9.8A2.8 2.8 0 0 1 4.4 7ZM22.2 10.6V13.4
        battery.25 dot M4.9 9.1H6.1A1.2 1.2 0 0 1 7.3 10.3V13.7A1.2 1.2 0 0 1 6.1 14.9H4.9
        battery.25 dot A1.2 1.2 0 0 1 3.7 13.7V10.3A1.2 1.2 0 0 1 4.9 9.1Z
        battery.50 line M4.4 7H17.2A2.8 2.8 0 0 1 20 9.8V14.2A2.8 2.8 0 0 1 17.2 17H4.4A2.8 2.8 0 0 1 1.6 14.2
        battery.50 line V9.8A2.8 2.8 0 0 1 4.4 7ZM22.2 10.6V13.4
        battery.50 dot M4.9 9.1H9.6A1.2 1.2 0 0 1 10.8 10.3V13.7A1.2 1.2 0 0 1 9.6 14.9H4.9
        battery.50 dot A1.2 1.2 0 0 1 3.7 13.7V10.3A1.2 1.2 0 0 1 4.9 9.1Z
        battery.75 line M4.4 7H17.2A2.8 2.8 0 0 1 20 9.8V14.2A2.8 2.8 0 0 1 17.2 17H4.4A2.8 2.8 0 0 1 1.6 14.2
        battery.75 line V9.8A2.8 2.8 0 0 1 4.4 7ZM22.2 10.6V13.4
        battery.75 dot M4.9 9.1H13.1A1.2 1.2 0 0 1 14.3 10.3V13.7A1.2 1.2 0 0 1 13.1 14.9H4.9
        battery.75 dot A1.2 1.2 0 0 1 3.7 13.7V10.3A1.2 1.2 0 0 1 4.9 9.1Z
        cpu body M7.2 5H16.8A2.2 2.2 0 0 1 19 7.2V16.8A2.2 2.2 0 0 1 16.8 19H7.2A2.2 2.2 0 0 1 5 16.8V7.2
        cpu body A2.2 2.2 0 0 1 7.2 5Z
        cpu line M8.4 5V2.4M12 5V2.4M15.6 5V2.4M8.4 19V21.6M12 19V21.6M15.6 19V21.6M5 8.4H2.4M5 12H2.4M5 15.6
        cpu line H2.4M19 8.4H21.6M19 12H21.6M19 15.6H21.6
        cpu cut M9.8 8.8H14.2A1 1 0 0 1 15.2 9.8V14.2A1 1 0 0 1 14.2 15.2H9.8A1 1 0 0 1 8.8 14.2V9.8
        cpu cut A1 1 0 0 1 9.8 8.8Z
        desktopcomputer body M4 3.8H20A2 2 0 0 1 22 5.8V15.2A2 2 0 0 1 20 17.2H4A2 2 0 0 1 2 15.2V5.8
        desktopcomputer body A2 2 0 0 1 4 3.8Z
        desktopcomputer line M10.4 17.4L9.6 20.4M13.6 17.4L14.4 20.4M7.6 20.6H16.4
        desktopcomputer cut M2.2 13.6H21.8
        display body M4 3.8H20A2 2 0 0 1 22 5.8V15.2A2 2 0 0 1 20 17.2H4A2 2 0 0 1 2 15.2V5.8A2 2 0 0 1 4 3.8Z
        display line M12 17.4V20.4M7.6 20.6H16.4
        doc.text.viewfinder body M8.16 7.78A1.36 1.36 0 0 1 9.52 6.42L12.5 6.42L15.84 9.77L15.84 16.22
        doc.text.viewfinder body A1.36 1.36 0 0 1 14.48 17.58L9.52 17.58A1.36 1.36 0 0 1 8.16 16.22Z
        doc.text.viewfinder line M3 8V5.2A2.2 2.2 0 0 1 5.2 3H8M16 3H18.8A2.2 2.2 0 0 1 21 5.2V8M21 16V18.8
        doc.text.viewfinder line A2.2 2.2 0 0 1 18.8 21H16M8 21H5.2A2.2 2.2 0 0 1 3 18.8V16
        doc.text.viewfinder cut M12.5 6.54L12.5 8.9A0.87 0.87 0 0 0 13.36 9.77L15.72 9.77M10.02 12.25L13.98 12.25
        doc.text.viewfinder cut M10.02 14.48L13.98 14.48
        doc.viewfinder body M8.16 7.78A1.36 1.36 0 0 1 9.52 6.42L12.5 6.42L15.84 9.77L15.84 16.22
        doc.viewfinder body A1.36 1.36 0 0 1 14.48 17.58L9.52 17.58A1.36 1.36 0 0 1 8.16 16.22Z
        doc.viewfinder line M3 8V5.2A2.2 2.2 0 0 1 5.2 3H8M16 3H18.8A2.2 2.2 0 0 1 21 5.2V8M21 16V18.8
        doc.viewfinder line A2.2 2.2 0 0 1 18.8 21H16M8 21H5.2A2.2 2.2 0 0 1 3 18.8V16
        doc.viewfinder cut M12.5 6.54L12.5 8.9A0.87 0.87 0 0 0 13.36 9.77L15.72 9.77
        dot.radiowaves.left.and.right line M4.6 5A9.6 9.6 0 0 0 4.6 19M19.4 5A9.6 9.6 0 0 1 19.4 19M7.8 8
        dot.radiowaves.left.and.right line A5.6 5.6 0 0 0 7.8 16M16.2 8A5.6 5.6 0 0 1 16.2 16
        dot.radiowaves.left.and.right dot M10.1 12A1.9 1.9 0 1 1 13.9 12A1.9 1.9 0 1 1 10.1 12Z
        dot.radiowaves.right line M9.2 8A5.6 5.6 0 0 1 9.2 16M12.4 5A9.6 9.6 0 0 1 12.4 19M15.8 2.6
        dot.radiowaves.right line A13 13 0 0 1 15.8 21.4
        dot.radiowaves.right dot M3.5 12A1.9 1.9 0 1 1 7.3 12A1.9 1.9 0 1 1 3.5 12Z
        dot.radiowaves.up.right line M6.43 12.59A5.32 5.32 0 0 1 11.81 17.97M6.57 8.43A9.12 9.12 0 0 1 15.97 17.83
        dot.radiowaves.up.right line M7.24 4.53A12.35 12.35 0 0 1 19.87 17.16
        dot.radiowaves.up.right dot M5.29 19.11A1.8 1.8 0 1 1 7.84 16.56A1.8 1.8 0 1 1 5.29 19.11Z
        externaldrive body M4.6 7.6H19.4A2.2 2.2 0 0 1 21.6 9.8V15A2.2 2.2 0 0 1 19.4 17.2H4.6
        externaldrive body A2.2 2.2 0 0 1 2.4 15V9.8A2.2 2.2 0 0 1 4.6 7.6Z
        externaldrive cut M5.4 14H13
        externaldrive hole M16.9 14A1.1 1.1 0 1 1 19.1 14A1.1 1.1 0 1 1 16.9 14Z
        externaldrive.connected.to.line.below body M4.4 4H19.6A2 2 0 0 1 21.6 6V10.4A2 2 0 0 1 19.6 12.4H4.4
        externaldrive.connected.to.line.below body A2 2 0 0 1 2.4 10.4V6A2 2 0 0 1 4.4 4Z
        externaldrive.connected.to.line.below line M12 12.4V19M3 19H9.6M14.4 19H21
        externaldrive.connected.to.line.below cut M5.4 9.6H13
        externaldrive.connected.to.line.below hole M16.9 9.6A1.1 1.1 0 1 1 19.1 9.6A1.1 1.1 0 1 1 16.9 9.6Z
        gamecontroller body M7 6.4H17C20 6.4 21.4 9.4 22 13.4C22.4 16.6 21.6 18.4 20 18.4
        gamecontroller body C18 18.4 17 15.4 15.4 15.4H8.6C7 15.4 6 18.4 4 18.4C2.4 18.4 1.6 16.6 2 13.4
        gamecontroller body C2.6 9.4 4 6.4 7 6.4Z
        gamecontroller cut M7.8 9V12.6M6 10.8H9.6
        gamecontroller hole M16.2 9.8A1 1 0 1 1 18.2 9.8A1 1 0 1 1 16.2 9.8ZM13.8 12A1 1 0 1 1 15.8 12
        gamecontroller hole A1 1 0 1 1 13.8 12Z
        internaldrive body M2.4 13L5 6.8A2 2 0 0 1 6.8 5.6H17.2A2 2 0 0 1 19 6.8L21.6 13V16.4
        internaldrive body A2.2 2.2 0 0 1 19.4 18.6H4.6A2.2 2.2 0 0 1 2.4 16.4Z
        internaldrive cut M2.6 13H21.4
        internaldrive hole M16.8 15.9A1 1 0 1 1 18.8 15.9A1 1 0 1 1 16.8 15.9Z
        ipad body M6.8 2.4H17.2A2.4 2.4 0 0 1 19.6 4.8V19.2A2.4 2.4 0 0 1 17.2 21.6H6.8A2.4 2.4 0 0 1 4.4 19.2
        ipad body V4.8A2.4 2.4 0 0 1 6.8 2.4Z
        ipad cut M10 18.9H14
        iphone body M9 2.2H15A2.6 2.6 0 0 1 17.6 4.8V19.2A2.6 2.6 0 0 1 15 21.8H9A2.6 2.6 0 0 1 6.4 19.2V4.8
        iphone body A2.6 2.6 0 0 1 9 2.2Z
        iphone cut M10.4 18.9H13.6
        keyboard body M4 6H20A2.2 2.2 0 0 1 22.2 8.2V15.8A2.2 2.2 0 0 1 20 18H4A2.2 2.2 0 0 1 1.8 15.8V8.2
        keyboard body A2.2 2.2 0 0 1 4 6Z
        keyboard cut M5.4 9.6H5.6M9 9.6H9.2M12.6 9.6H12.8M16.2 9.6H16.4M18.4 9.6H18.6M5.4 12.2H5.6M9 12.2H9.2
        keyboard cut M12.6 12.2H12.8M16.2 12.2H16.4M8 15H16
        laptopcomputer body M6 4.6H18A1.8 1.8 0 0 1 19.8 6.4V14.2A1.8 1.8 0 0 1 18 16H6A1.8 1.8 0 0 1 4.2 14.2
        laptopcomputer body V6.4A1.8 1.8 0 0 1 6 4.6Z
        laptopcomputer line M1.6 18.8H22.4
        lock.display body M4 3.8H20A2 2 0 0 1 22 5.8V15.2A2 2 0 0 1 20 17.2H4A2 2 0 0 1 2 15.2V5.8A2 2 0 0 1 4 3.8Z
        lock.display line M12 17.4V20.4M7.6 20.6H16.4
        lock.display cut M9.9 10.2H14.1A.8 .8 0 0 1 14.9 11V13.2A.8 .8 0 0 1 14.1 14H9.9A.8 .8 0 0 1 9.1 13.2V11
        lock.display cut A.8 .8 0 0 1 9.9 10.2ZM10.4 10V8.4A1.6 1.6 0 0 1 13.6 8.4V10
        lock.open.display body M4 3.8H20A2 2 0 0 1 22 5.8V15.2A2 2 0 0 1 20 17.2H4A2 2 0 0 1 2 15.2V5.8A2 2 0 0 1 4 3.8Z
        lock.open.display line M12 17.4V20.4M7.6 20.6H16.4
        lock.open.display cut M8.8 10.2H13A.8 .8 0 0 1 13.8 11V13.2A.8 .8 0 0 1 13 14H8.8A.8 .8 0 0 1 8 13.2V11
        lock.open.display cut A.8 .8 0 0 1 8.8 10.2ZM12.6 10V8.4A1.6 1.6 0 0 1 15.8 8.4V9.2
        macbook.and.iphone line M13.6 16H6A1.6 1.6 0 0 1 4.4 14.4V6A1.6 1.6 0 0 1 6 4.4H17.4A1.6 1.6 0 0 1 19 6V7
        macbook.and.iphone line M1.6 18.8H13.6M17.8 9.6H20.6A1.4 1.4 0 0 1 22 11V18.8A1.4 1.4 0 0 1 20.6 20.2H17.8
        macbook.and.iphone line A1.4 1.4 0 0 1 16.4 18.8V11A1.4 1.4 0 0 1 17.8 9.6Z
        memorychip body M4.6 7H19.4A1.6 1.6 0 0 1 21 8.6V14.4A1.6 1.6 0 0 1 19.4 16H4.6A1.6 1.6 0 0 1 3 14.4V8.6
        memorychip body A1.6 1.6 0 0 1 4.6 7Z
        memorychip line M5.6 16.2V18.8M9.8 16.2V18.8M14.2 16.2V18.8M18.4 16.2V18.8M5.6 6.8V4.8M9.8 6.8V4.8
        memorychip line M14.2 6.8V4.8M18.4 6.8V4.8
        memorychip cut M7 9.6V13.4M12 9.6V13.4M17 9.6V13.4
        minus.plus.batteryblock body M4.4 7.4H19.6A2 2 0 0 1 21.6 9.4V17.4A2 2 0 0 1 19.6 19.4H4.4A2 2 0 0 1 2.4 17.4
        minus.plus.batteryblock body V9.4A2 2 0 0 1 4.4 7.4Z
        minus.plus.batteryblock line M6 5H8.6M15.4 5H18
        minus.plus.batteryblock cut M5.8 13.4H9.6M14.4 13.4H18.2M16.3 11.5V15.3
        pc body M2.4 5.4H14.4V14.6H2.4ZM17 4.6H21.6V19.4H17Z
        pc line M8.4 14.8V18.6M5.2 18.8H11.6
        platter.filled.top.iphone line M9 2.2H15A2.6 2.6 0 0 1 17.6 4.8V19.2A2.6 2.6 0 0 1 15 21.8H9
        platter.filled.top.iphone line A2.6 2.6 0 0 1 6.4 19.2V4.8A2.6 2.6 0 0 1 9 2.2Z
        platter.filled.top.iphone dot M9.4 4H14.6A1.2 1.2 0 0 1 15.8 5.2V7.4A1.2 1.2 0 0 1 14.6 8.6H9.4
        platter.filled.top.iphone dot A1.2 1.2 0 0 1 8.2 7.4V5.2A1.2 1.2 0 0 1 9.4 4Z
        printer body M6.6 17H5A2.2 2.2 0 0 1 2.8 14.8V10.6A2.2 2.2 0 0 1 5 8.4H19A2.2 2.2 0 0 1 21.2 10.6V14.8
        printer body A2.2 2.2 0 0 1 19 17H17.4V14H6.6Z
        printer line M6.6 8.2V5.2A1.4 1.4 0 0 1 8 3.8H16A1.4 1.4 0 0 1 17.4 5.2V8.2M6.6 14H17.4V19.4
        printer line A1.2 1.2 0 0 1 16.2 20.6H7.8A1.2 1.2 0 0 1 6.6 19.4Z
        qrcode line M4.4 3.4H9.2A1 1 0 0 1 10.2 4.4V9.2A1 1 0 0 1 9.2 10.2H4.4A1 1 0 0 1 3.4 9.2V4.4
        qrcode line A1 1 0 0 1 4.4 3.4ZM14.8 3.4H19.6A1 1 0 0 1 20.6 4.4V9.2A1 1 0 0 1 19.6 10.2H14.8
        qrcode line A1 1 0 0 1 13.8 9.2V4.4A1 1 0 0 1 14.8 3.4ZM4.4 13.8H9.2A1 1 0 0 1 10.2 14.8V19.6
        qrcode line A1 1 0 0 1 9.2 20.6H4.4A1 1 0 0 1 3.4 19.6V14.8A1 1 0 0 1 4.4 13.8Z
        qrcode dot M6.1 5.9H7.5A0.2 0.2 0 0 1 7.7 6.1V7.5A0.2 0.2 0 0 1 7.5 7.7H6.1A0.2 0.2 0 0 1 5.9 7.5V6.1
        qrcode dot A0.2 0.2 0 0 1 6.1 5.9ZM16.5 5.9H17.9A0.2 0.2 0 0 1 18.1 6.1V7.5A0.2 0.2 0 0 1 17.9 7.7H16.5
        qrcode dot A0.2 0.2 0 0 1 16.3 7.5V6.1A0.2 0.2 0 0 1 16.5 5.9ZM6.1 16.3H7.5A0.2 0.2 0 0 1 7.7 16.5V17.9
        qrcode dot A0.2 0.2 0 0 1 7.5 18.1H6.1A0.2 0.2 0 0 1 5.9 17.9V16.5A0.2 0.2 0 0 1 6.1 16.3ZM13.8 13.6
        qrcode dot H15.4A0.2 0.2 0 0 1 15.6 13.8V15.4A0.2 0.2 0 0 1 15.4 15.6H13.8A0.2 0.2 0 0 1 13.6 15.4V13.8
        qrcode dot A0.2 0.2 0 0 1 13.8 13.6ZM18.8 13.6H20.4A0.2 0.2 0 0 1 20.6 13.8V15.4A0.2 0.2 0 0 1 20.4 15.6
        qrcode dot H18.8A0.2 0.2 0 0 1 18.6 15.4V13.8A0.2 0.2 0 0 1 18.8 13.6ZM16.3 16.1H17.9
        qrcode dot A0.2 0.2 0 0 1 18.1 16.3V17.9A0.2 0.2 0 0 1 17.9 18.1H16.3A0.2 0.2 0 0 1 16.1 17.9V16.3
        qrcode dot A0.2 0.2 0 0 1 16.3 16.1ZM13.8 18.6H15.4A0.2 0.2 0 0 1 15.6 18.8V20.4A0.2 0.2 0 0 1 15.4 20.6
        qrcode dot H13.8A0.2 0.2 0 0 1 13.6 20.4V18.8A0.2 0.2 0 0 1 13.8 18.6ZM18.8 18.6H20.4
        qrcode dot A0.2 0.2 0 0 1 20.6 18.8V20.4A0.2 0.2 0 0 1 20.4 20.6H18.8A0.2 0.2 0 0 1 18.6 20.4V18.8
        qrcode dot A0.2 0.2 0 0 1 18.8 18.6Z
        qrcode.viewfinder line M3 8V5.2A2.2 2.2 0 0 1 5.2 3H8M16 3H18.8A2.2 2.2 0 0 1 21 5.2V8M21 16V18.8
        qrcode.viewfinder line A2.2 2.2 0 0 1 18.8 21H16M8 21H5.2A2.2 2.2 0 0 1 3 18.8V16M7.82 7.27L10.46 7.27
        qrcode.viewfinder line A0.55 0.55 0 0 1 11.01 7.82L11.01 10.46A0.55 0.55 0 0 1 10.46 11.01L7.82 11.01
        qrcode.viewfinder line A0.55 0.55 0 0 1 7.27 10.46L7.27 7.82A0.55 0.55 0 0 1 7.82 7.27ZM13.54 7.27
        qrcode.viewfinder line L16.18 7.27A0.55 0.55 0 0 1 16.73 7.82L16.73 10.46A0.55 0.55 0 0 1 16.18 11.01
        qrcode.viewfinder line L13.54 11.01A0.55 0.55 0 0 1 12.99 10.46L12.99 7.82A0.55 0.55 0 0 1 13.54 7.27Z
        qrcode.viewfinder line M7.82 12.99L10.46 12.99A0.55 0.55 0 0 1 11.01 13.54L11.01 16.18
        qrcode.viewfinder line A0.55 0.55 0 0 1 10.46 16.73L7.82 16.73A0.55 0.55 0 0 1 7.27 16.18L7.27 13.54
        qrcode.viewfinder line A0.55 0.55 0 0 1 7.82 12.99Z
        qrcode.viewfinder dot M8.75 8.64L9.53 8.64A0.11 0.11 0 0 1 9.63 8.75L9.63 9.53A0.11 0.11 0 0 1 9.53 9.63
        qrcode.viewfinder dot L8.75 9.63A0.11 0.11 0 0 1 8.64 9.53L8.64 8.75A0.11 0.11 0 0 1 8.75 8.64Z
        qrcode.viewfinder dot M14.47 8.64L15.24 8.64A0.11 0.11 0 0 1 15.36 8.75L15.36 9.53
        qrcode.viewfinder dot A0.11 0.11 0 0 1 15.24 9.63L14.47 9.63A0.11 0.11 0 0 1 14.37 9.53L14.37 8.75
        qrcode.viewfinder dot A0.11 0.11 0 0 1 14.47 8.64ZM8.75 14.37L9.53 14.37A0.11 0.11 0 0 1 9.63 14.47
        qrcode.viewfinder dot L9.63 15.24A0.11 0.11 0 0 1 9.53 15.36L8.75 15.36A0.11 0.11 0 0 1 8.64 15.24
        qrcode.viewfinder dot L8.64 14.47A0.11 0.11 0 0 1 8.75 14.37ZM12.99 12.88L13.87 12.88
        qrcode.viewfinder dot A0.11 0.11 0 0 1 13.98 12.99L13.98 13.87A0.11 0.11 0 0 1 13.87 13.98L12.99 13.98
        qrcode.viewfinder dot A0.11 0.11 0 0 1 12.88 13.87L12.88 12.99A0.11 0.11 0 0 1 12.99 12.88ZM15.74 12.88
        qrcode.viewfinder dot L16.62 12.88A0.11 0.11 0 0 1 16.73 12.99L16.73 13.87A0.11 0.11 0 0 1 16.62 13.98
        qrcode.viewfinder dot L15.74 13.98A0.11 0.11 0 0 1 15.63 13.87L15.63 12.99A0.11 0.11 0 0 1 15.74 12.88Z
        qrcode.viewfinder dot M14.37 14.26L15.24 14.26A0.11 0.11 0 0 1 15.36 14.37L15.36 15.24
        qrcode.viewfinder dot A0.11 0.11 0 0 1 15.24 15.36L14.37 15.36A0.11 0.11 0 0 1 14.26 15.24L14.26 14.37
        qrcode.viewfinder dot A0.11 0.11 0 0 1 14.37 14.26ZM12.99 15.63L13.87 15.63A0.11 0.11 0 0 1 13.98 15.74
        qrcode.viewfinder dot L13.98 16.62A0.11 0.11 0 0 1 13.87 16.73L12.99 16.73A0.11 0.11 0 0 1 12.88 16.62
        qrcode.viewfinder dot L12.88 15.74A0.11 0.11 0 0 1 12.99 15.63ZM15.74 15.63L16.62 15.63
        qrcode.viewfinder dot A0.11 0.11 0 0 1 16.73 15.74L16.73 16.62A0.11 0.11 0 0 1 16.62 16.73L15.74 16.73
        qrcode.viewfinder dot A0.11 0.11 0 0 1 15.63 16.62L15.63 15.74A0.11 0.11 0 0 1 15.74 15.63Z
        radio body M4.6 8.4H19.4A2.2 2.2 0 0 1 21.6 10.6V18A2.2 2.2 0 0 1 19.4 20.2H4.6A2.2 2.2 0 0 1 2.4 18V10.6
        radio body A2.2 2.2 0 0 1 4.6 8.4Z
        radio line M6 8.2L17.6 3.4
        radio cut M13 14.3A3 3 0 1 1 19 14.3A3 3 0 1 1 13 14.3ZM5.6 11.8H10.4M5.6 14.3H10.4M5.6 16.8H10.4
        recordingtape line M2.4 12A4 4 0 1 1 10.4 12A4 4 0 1 1 2.4 12ZM13.6 12A4 4 0 1 1 21.6 12A4 4 0 1 1 13.6 12Z
        recordingtape line M6.4 16H17.6
        scanner body M4 12.6H20A1.6 1.6 0 0 1 21.6 14.2V17.4A1.6 1.6 0 0 1 20 19H4A1.6 1.6 0 0 1 2.4 17.4V14.2
        scanner body A1.6 1.6 0 0 1 4 12.6Z
        scanner line M4 12.4L18.6 5M6 16H10
        sensor.tag.radiowaves.right body M6.4 6.6H9.2A4 4 0 0 1 13.2 10.6V13.4A4 4 0 0 1 9.2 17.4H6.4A4 4 0 0 1 2.4 13.4
        sensor.tag.radiowaves.right body V10.6A4 4 0 0 1 6.4 6.6Z
        sensor.tag.radiowaves.right line M16 8.4A6.6 6.6 0 0 1 16 15.6M18.8 6.2A10.4 10.4 0 0 1 18.8 17.8
        sensor.tag.radiowaves.right hole M6.85 9.2A0.95 0.95 0 1 1 8.75 9.2A0.95 0.95 0 1 1 6.85 9.2Z
        server.rack body M4.2 3.4H19.8A1.2 1.2 0 0 1 21 4.6V7.2A1.2 1.2 0 0 1 19.8 8.4H4.2A1.2 1.2 0 0 1 3 7.2
        server.rack body V4.6A1.2 1.2 0 0 1 4.2 3.4ZM4.2 9.5H19.8A1.2 1.2 0 0 1 21 10.7V13.3
        server.rack body A1.2 1.2 0 0 1 19.8 14.5H4.2A1.2 1.2 0 0 1 3 13.3V10.7A1.2 1.2 0 0 1 4.2 9.5ZM4.2 15.6
        server.rack body H19.8A1.2 1.2 0 0 1 21 16.8V19.4A1.2 1.2 0 0 1 19.8 20.6H4.2A1.2 1.2 0 0 1 3 19.4V16.8
        server.rack body A1.2 1.2 0 0 1 4.2 15.6Z
        server.rack cut M6 5.9H10M6 12H10M6 18.1H10
        server.rack hole M16.4 5.9A1 1 0 1 1 18.4 5.9A1 1 0 1 1 16.4 5.9ZM16.4 12A1 1 0 1 1 18.4 12
        server.rack hole A1 1 0 1 1 16.4 12ZM16.4 18.1A1 1 0 1 1 18.4 18.1A1 1 0 1 1 16.4 18.1Z
        terminal body M2.6 6.2A2 2 0 0 1 4.6 4.2H19.4A2 2 0 0 1 21.4 6.2V17.8A2 2 0 0 1 19.4 19.8H4.6
        terminal body A2 2 0 0 1 2.6 17.8Z
        terminal cut M6.2 8.6L9.8 11.6L6.2 14.6M11.6 15H16
        text.viewfinder line M3 8V5.2A2.2 2.2 0 0 1 5.2 3H8M16 3H18.8A2.2 2.2 0 0 1 21 5.2V8M21 16V18.8
        text.viewfinder line A2.2 2.2 0 0 1 18.8 21H16M8 21H5.2A2.2 2.2 0 0 1 3 18.8V16M8 8.6H16M8 12H16M8 15.4
        text.viewfinder line H13
        tv body M4 4.4H20A2 2 0 0 1 22 6.4V15.4A2 2 0 0 1 20 17.4H4A2 2 0 0 1 2 15.4V6.4A2 2 0 0 1 4 4.4Z
        tv line M7 20.2H17
        wifi line M2.6 9.4C8 4 16 4 21.4 9.4M5.9 12.9C9.4 9.4 14.6 9.4 18.1 12.9M9.2 16.3
        wifi line C10.9 14.7 13.1 14.7 14.8 16.3
        wifi dot M10.5 19.2A1.5 1.5 0 1 1 13.5 19.2A1.5 1.5 0 1 1 10.5 19.2Z
        wifi.exclamationmark line M2.6 9.4C8 4 16 4 21.4 9.4M5.9 12.9C6.9 11.9 8 11.2 9.2 10.8M14.8 10.8
        wifi.exclamationmark line C16 11.2 17.1 11.9 18.1 12.9M12 11V16
        wifi.exclamationmark dot M10.8 19.5A1.2 1.2 0 1 1 13.2 19.5A1.2 1.2 0 1 1 10.8 19.5Z
        """
}

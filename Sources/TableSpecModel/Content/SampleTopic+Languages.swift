/// Typical texts in other languages: names, places, telephone numbers, prices and dates.
///
/// Telephone numbers are those that a country reserves for films and examples, if it does.
extension SampleTopic {
    /// The texts in a language, such as `de` or `pt-BR`, or the English texts if there are none.
    func texts(in language: String?) -> [String] {
        guard let language = language?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first,
            let texts = words.first.flatMap({ Self.translations[String(language)]?[$0] })
        else { return texts }
        return texts.split(separator: ";").map { $0.drop { $0 == " " }.description }
    }

    /// The texts by language and the first word of the topic.
    private static let translations = [
        "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese, "nl": dutch, "ja": japanese,
        "zh": chinese, "ar": arabic,
    ]

    // Source of the numbers: Bundesnetzagentur, "Rufnummern für Medienproduktionen".
    private static let german = [
        "person": "Emmy Noether; Max Planck; Lise Meitner; Johannes Kepler; Maria Merian; Konrad Zuse",
        "firstname": "Emmy; Max; Lise; Johannes; Maria; Konrad",
        "lastname": "Noether; Planck; Meitner; Kepler; Merian; Zuse",
        "username": "emmy; max; lise; johannes; maria; konrad",
        "email": "emmy@example.com; max@example.org; lise@example.net; johannes@example.com; maria@example.org",
        "phone": "+49 30 23125 014; +49 40 66969 127; +49 89 99998 139; +49 69 90009 142; +49 221 4710 158",
        "city": "Hamburg; München; Köln; Leipzig; Wien; Zürich; Bremen; Würzburg",
        "country": "Deutschland; Österreich; Schweiz; Frankreich; Dänemark; Niederlande",
        "street": "Gartenweg 12; Schulstraße 5; Am Markt 28; Lindenallee 7; Bahnhofstraße 3",
        "price": "12,90 €; 4,50 €; 23,00 €; 8,25 €; 120,00 €; 61,10 €",
        "date": "12. Mai; 3. Juni; 21. Juli; 9. August; 15. September; 2. Oktober",
    ]

    // Source of the numbers: Arcep, "numéros fictifs" (decision 2018-0881).
    private static let french = [
        "person": "Marie Curie; Henri Poincaré; Sophie Germain; Louis Pasteur; Émilie du Châtelet; Blaise Pascal",
        "firstname": "Marie; Henri; Sophie; Louis; Émilie; Blaise",
        "lastname": "Curie; Poincaré; Germain; Pasteur; du Châtelet; Pascal",
        "username": "marie; henri; sophie; louis; emilie; blaise",
        "email": "marie@example.com; henri@example.org; sophie@example.net; louis@example.com; emilie@example.org",
        "phone": "+33 1 99 00 12 14; +33 2 61 91 45 27; +33 3 53 01 78 39; +33 4 65 71 23 42; +33 5 36 49 56 58",
        "city": "Paris; Lyon; Marseille; Nantes; Genève; Bruxelles; Québec; Bordeaux",
        "country": "France; Belgique; Suisse; Canada; Sénégal; Espagne",
        "street": "5 rue de Rivoli; 12 avenue Foch; 28 rue du Moulin; 7 place de la Mairie; 3 rue des Lilas",
        "price": "12,90 €; 4,50 €; 23,00 €; 8,25 €; 120,00 €; 61,10 €",
        "date": "12 mai; 3 juin; 21 juillet; 9 août; 15 septembre; 2 octobre",
    ]

    private static let spanish = [
        "person": "Margarita Salas; Severo Ochoa; Isabel Torres; Juan de la Cierva; Ángela Ruiz; Leonardo Torres",
        "firstname": "Margarita; Severo; Isabel; Juan; Ángela; Leonardo",
        "lastname": "Salas; Ochoa; Torres; de la Cierva; Ruiz; Torres",
        "username": "margarita; severo; isabel; juan; angela; leonardo",
        "email": "margarita@example.com; severo@example.org; isabel@example.net; juan@example.com; angela@example.org",
        "city": "Madrid; Sevilla; Bogotá; Málaga; Lima; Valencia; Córdoba; Bilbao",
        "country": "España; México; Colombia; Perú; Argentina; Chile",
        "street": "Calle Mayor, 16; Avenida del Sol, 5; Plaza de España, 28; Calle Real, 7; Paseo del Prado, 3",
        "price": "12,90 €; 4,50 €; 23,00 €; 8,25 €; 120,00 €; 61,10 €",
        "date": "12 de mayo; 3 de junio; 21 de julio; 9 de agosto; 15 de septiembre; 2 de octubre",
    ]

    private static let italian = [
        "person": "Laura Bassi; Enrico Fermi; Maria Agnesi; Galileo Galilei; Rita Levi; Alessandro Volta",
        "firstname": "Laura; Enrico; Maria; Galileo; Rita; Alessandro",
        "lastname": "Bassi; Fermi; Agnesi; Galilei; Levi; Volta",
        "username": "laura; enrico; maria; galileo; rita; alessandro",
        "email": "laura@example.com; enrico@example.org; maria@example.net; galileo@example.com; rita@example.org",
        "city": "Roma; Milano; Napoli; Torino; Bologna; Forlì; Lugano; Palermo",
        "country": "Italia; Svizzera; San Marino; Francia; Austria; Spagna",
        "street": "Via Roma, 12; Via Garibaldi, 5; Corso Italia, 28; Piazza Dante, 7; Via dei Mille, 3",
        "price": "12,90 €; 4,50 €; 23,00 €; 8,25 €; 120,00 €; 61,10 €",
        "date": "12 maggio; 3 giugno; 21 luglio; 9 agosto; 15 settembre; 2 ottobre",
    ]

    private static let portuguese = [
        "person": "Elvira Fortunato; Egas Moniz; Graziela Barroso; Pedro Nunes; Branca Edmée; César Lattes",
        "firstname": "Elvira; Egas; Graziela; Pedro; Branca; César",
        "lastname": "Fortunato; Moniz; Barroso; Nunes; Edmée; Lattes",
        "username": "elvira; egas; graziela; pedro; branca; cesar",
        "email": "elvira@example.com; egas@example.org; graziela@example.net; pedro@example.com; branca@example.org",
        "city": "Lisboa; Porto; São Paulo; Coimbra; Braga; Recife; Évora; Faro",
        "country": "Portugal; Brasil; Angola; Moçambique; Cabo Verde; Espanha",
        "street": "Rua Augusta, 7; Avenida da Liberdade, 5; Rua do Sol, 28; Praça da Sé, 3; Rua Direita, 16",
        "date": "12 de maio; 3 de junho; 21 de julho; 9 de agosto; 15 de setembro; 2 de outubro",
    ]

    private static let dutch = [
        "person": "Christiaan Huygens; Johanna Westerdijk; Hendrik Lorentz; Tanja van Aardenne; Simon Stevin",
        "firstname": "Christiaan; Johanna; Hendrik; Tanja; Simon",
        "lastname": "Huygens; Westerdijk; Lorentz; van Aardenne; Stevin",
        "username": "christiaan; johanna; hendrik; tanja; simon",
        "email": "christiaan@example.com; johanna@example.org; hendrik@example.net; tanja@example.com",
        "city": "Amsterdam; Utrecht; Antwerpen; Groningen; Gent; Rotterdam; Leiden",
        "country": "Nederland; België; Suriname; Duitsland; Frankrijk; Denemarken",
        "street": "Kerkstraat 12; Dorpsweg 5; Molenlaan 28; Prinsengracht 7; Stationsplein 3",
        "price": "€ 12,90; € 4,50; € 23,00; € 8,25; € 120,00; € 61,10",
        "date": "12 mei; 3 juni; 21 juli; 9 augustus; 15 september; 2 oktober",
    ]

    private static let japanese = [
        "person": "湯川 秀樹; 猿橋 勝子; 岡 潔; 黒田 チカ; 高木 貞治; 保井 コノ",
        "firstname": "秀樹; 勝子; 潔; チカ; 貞治; コノ",
        "lastname": "湯川; 猿橋; 岡; 黒田; 高木; 保井",
        "city": "東京; 京都; 大阪; 札幌; 福岡; 横浜; 仙台",
        "country": "日本; 韓国; フランス; カナダ; イタリア; ブラジル",
        "street": "中央通り1-2-3; 桜町4-5; 本町2-8-1; 緑が丘3-6",
        "price": "¥1,290; ¥450; ¥2,300; ¥825; ¥12,000; ¥6,110",
        "date": "5月12日; 6月3日; 7月21日; 8月9日; 9月15日; 10月2日",
    ]

    private static let chinese = [
        "person": "屠呦呦; 钱学森; 吴健雄; 华罗庚; 林巧稚; 陈景润",
        "firstname": "呦呦; 学森; 健雄; 罗庚; 巧稚; 景润",
        "lastname": "屠; 钱; 吴; 华; 林; 陈",
        "city": "北京; 上海; 成都; 广州; 杭州; 西安; 南京",
        "country": "中国; 新加坡; 日本; 法国; 加拿大; 巴西",
        "street": "中山路12号; 人民路5号; 和平街28号; 花园路7号",
        "price": "¥12.90; ¥4.50; ¥23.00; ¥8.25; ¥120.00; ¥61.10",
        "date": "5月12日; 6月3日; 7月21日; 8月9日; 9月15日; 10月2日",
    ]

    private static let arabic = [
        "person": "ابن الهيثم; مريم الإسطرلابي; الخوارزمي; سميرة موسى; ابن سينا; أحمد زويل",
        "firstname": "حسن; مريم; محمد; سميرة; علي; أحمد",
        "lastname": "الهيثم; الإسطرلابي; الخوارزمي; موسى; سينا; زويل",
        "city": "القاهرة; دبي; الرباط; عمّان; تونس; بيروت; الدوحة",
        "country": "مصر; المغرب; الأردن; تونس; لبنان; قطر",
        "street": "شارع النيل 12; شارع الحرية 5; شارع السلام 28; شارع الزهور 7",
        "date": "12 مايو; 3 يونيو; 21 يوليو; 9 أغسطس; 15 سبتمبر; 2 أكتوبر",
    ]
}

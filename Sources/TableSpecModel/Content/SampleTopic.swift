/// Texts of one kind, and the words in names that they match.
struct SampleTopic {
    var words: [String]
    var texts: [String]

    private init(_ words: String, _ texts: String) {
        self.words = words.split(separator: " ").map(String.init)
        self.texts = texts.split(separator: ";").map { $0.drop { $0 == " " }.description }
    }

    static let all = people + places + things + facts + writing

    private static let people = [
        SampleTopic(
            "person people user contact member friend author sender recipient owner artist customer employee student teacher "
                + "player traveller traveler passenger guest patient doctor composer singer host fullname participant",
            "Ada Lovelace; Grace Hopper; Alan Turing; Katherine Johnson; Edsger Dijkstra; Mary Somerville; Linus Pauling; "
                + "Rosalind Franklin; Niels Bohr"
        ),
        SampleTopic(
            "firstname givenname nickname",
            "Ada; Grace; Alan; Katherine; Edsger; Mary; Linus; Rosalind; Niels"
        ),
        SampleTopic(
            "lastname familyname surname",
            "Lovelace; Hopper; Turing; Johnson; Dijkstra; Somerville; Pauling; Franklin; Bohr"
        ),
        SampleTopic(
            "username login handle account",
            "ada; grace; alan; katherine; edsger; mary; linus; rosalind; niels"
        ),
        SampleTopic(
            "email mail mailaddress emailaddress",
            "ada@example.com; grace@example.org; alan@example.net; katherine@example.com; edsger@example.org; "
                + "mary@example.net; linus@example.com; rosalind@example.org; niels@example.net"
        ),
        SampleTopic(
            "phone telephone mobile fax",
            "+1 202 555 0101; +1 202 555 0114; +1 202 555 0127; +1 202 555 0139; +1 202 555 0142; +1 202 555 0158; "
                + "+1 202 555 0163; +1 202 555 0176; +1 202 555 0189"
        ),
        SampleTopic(
            "role job profession occupation position",
            "Engineer; Designer; Teacher; Nurse; Gardener; Pilot; Baker"
        ),
        SampleTopic(
            "company organization organisation employer team club department",
            "Harbour Books; Northlight Studio; Green Valley Farm; Riverside Clinic; Old Mill Bakery; Summit Sports"
        ),
    ]

    private static let places = [
        SampleTopic(
            "city town place location destination origin departure arrival station stop",
            "London; Paris; Berlin; Lisbon; Oslo; Vienna; Madrid; Zurich; Dublin"
        ),
        SampleTopic(
            "country nation",
            "United Kingdom; France; Germany; Portugal; Norway; Austria; Spain; Switzerland; Ireland"
        ),
        SampleTopic(
            "region state province continent",
            "Scotland; Brittany; Bavaria; Algarve; Nordland; Tyrol; Andalusia; Valais"
        ),
        SampleTopic(
            "street address",
            "12 Baker Street; 5 Rue de Rivoli; 28 Gartenweg; 7 Rua Augusta; 3 Storgata; 41 Ringstrasse; 16 Calle Mayor"
        ),
        SampleTopic(
            "zone timezone",
            "Europe/London; Europe/Paris; Europe/Berlin; Europe/Lisbon; Europe/Oslo; Europe/Vienna"
        ),
        SampleTopic(
            "language locale",
            "English; French; German; Portuguese; Norwegian; Spanish; Italian; Dutch; Danish"
        ),
        SampleTopic(
            "trail route hike walk tour",
            "Lakeside Loop; Ridge Path; Old Forest Way; Waterfall Trail; Summit Track; Coast Walk; Mill Valley"
        ),
        SampleTopic("network wifi", "Home; Café Central; Library; Office; Harbour Hotel; Airport Free; Studio; Garden"),
    ]

    private static let things = [
        SampleTopic(
            "grocery product ingredient food shopping",
            "Apples; Bread; Milk; Tomatoes; Olive Oil; Coffee; Cheese; Rice; Honey"
        ),
        SampleTopic(
            "recipe dish meal menu",
            "Vegetable Soup; Mushroom Risotto; Apple Pie; Greek Salad; Fish Curry; Pancakes; Lentil Stew"
        ),
        SampleTopic(
            "song track tune sound",
            "Morning Light; Harbour Lights; Paper Moon; Northern Wind; Quiet Street; Summer Rain; Last Train"
        ),
        SampleTopic("album playlist record", "Evening Walk; Deep Focus; Road Trip; Sunday Morning; Rainy Days; Dinner"),
        SampleTopic(
            "book novel chapter",
            "The Long Road; A Winter Garden; Letters Home; The Clockmaker; Blue Harbour; Small Hours"
        ),
        SampleTopic(
            "film movie show series episode",
            "The Lighthouse; Night Train; Second Spring; Open Water; The Visitor"
        ),
        SampleTopic("device computer", "Living Room; Studio Display; Kitchen Speaker; Travel Laptop; Old Phone"),
        SampleTopic(
            "folder category tag group album list",
            "Family; Work; Travel; Home; Garden; Ideas; Music; Health; School"
        ),
        SampleTopic(
            "file document attachment",
            "Report.pdf; Budget.xlsx; Photos.zip; Letter.docx; Plan.pdf; Notes.txt"
        ),
        SampleTopic(
            "event meeting appointment",
            "Design Review; Dentist; Lunch with Grace; Choir; Parents’ Evening; Yoga"
        ),
        SampleTopic(
            "task todo chore reminder errand step",
            "Water the plants; Call the dentist; Buy tickets; Pay the rent; Clean the windows; Return the books; Pack a bag"
        ),
        SampleTopic("currency", "EUR; USD; GBP; CHF; NOK; JPY; SEK; PLN"),
    ]

    private static let facts = [
        SampleTopic("price cost amount total fee", "$12.90; $4.50; $23.00; $8.25; $120.00; $61.10; $3.75; $48.20"),
        SampleTopic("date day birthday due", "12 May; 3 June; 21 July; 9 August; 15 September; 2 October; 30 November"),
        SampleTopic("time clock start end", "09:41; 10:15; 11:30; 12:05; 14:20; 16:45; 18:00; 19:30"),
        SampleTopic("duration length", "3:45; 4:12; 2:58; 5:03; 3:21; 4:40; 2:36"),
        SampleTopic("distance", "3.2 km; 5.8 km; 12.4 km; 1.6 km; 8.1 km; 20 km"),
        SampleTopic("temperature", "21°; 18°; 24°; 16°; 27°; 12°"),
        SampleTopic("version", "2.4; 2.3.1; 2.3; 2.2; 2.1; 2.0"),
        SampleTopic(
            "url website link homepage",
            "example.com; example.org; example.net; www.example.com; www.example.org"
        ),
        SampleTopic("status condition", "Ready; Pending; Done; Waiting; Active; Paused"),
        SampleTopic("code zip postcode", "A1 204; B2 371; C3 558; D4 160; E5 942; F6 735"),
        SampleTopic("color colour", "Blue; Green; Orange; Purple; Red; Teal"),
        SampleTopic("quantity size", "2; 1; 6; 4; 3; 12"),
    ]

    private static let writing = [
        SampleTopic(
            "subject message conversation chat thread headline",
            "Dinner on Friday; Your order is on its way; Photos from Sunday; New opening hours; Tickets for the concert; "
                + "Notes from our call; Happy birthday!"
        ),
        SampleTopic(
            "article post news story",
            "Spring comes early this year; The bridge opens again; A quiet week by the sea; How the market works; Ten walks near you"
        ),
        SampleTopic(
            "subtitle summary description details note comment body preview excerpt bio content",
            "See you at eight, table for four.; It arrives tomorrow between nine and noon.; Here are the best ones, enjoy!; "
                + "From May on we are open on Sundays, too.; Row seven, in the middle.; Please have a look before Monday."
        ),
        SampleTopic(
            "question",
            "Where were you born?; What do you read?; Which season do you like best?; Tea or coffee?"
        ),
        SampleTopic("answer reply", "In the north.; Mostly novels.; Autumn.; Tea, please."),
    ]
}

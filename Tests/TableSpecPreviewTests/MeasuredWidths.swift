/// Widths of labels that Interface Builder computed with San Francisco, rounded up to the pixel.
///
/// Four labels of the measured set are left out because their width is not that of their text in the recorded font: one
/// is half as wide as its text, three fit a size of 11 instead of 12.
enum MeasuredWidths {
    /// A text and the width of its label in points.
    struct Label {
        let text: String
        let width: Double
    }

    /// Reads entries of the form `width text`, separated by bars.
    static func labels(_ list: String) -> [Label] {
        list.split(separator: "|").compactMap { entry in
            let parts = entry.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let width = Double(parts[0]) else { return nil }
            return Label(text: String(parts[1]), width: width)
        }
    }

    static let regular17 = """
        120.5 (Key File Name)|65 (N days)|61 0xC000|42 1,265|20 1:1|70.5 24 Hours|30.5 243|21 30|\
        176 AEXML by Marko Tadić|272.5 Accept input from AutoFill providers|64.5 Add Salt|74 Algorithm|19 All|\
        114 App Protection|92 Appearance|126 Application Keys|146.5 Application Version|70 Attempts|\
        106.33 Autofill Cache|34.5 Best|131.33 Bootloader mode|115.67 Bootloader slot|104 Build Number|65 By Email|\
        115 By Email (CSV)|53 Casing|106 Change Proxy|89.5 Color Ramp|127.5 Contact Support|124.5 Controller Name|\
        40 Copy|61 Created|129 Creative Director|102.5 Current State|106.67 Data Fetching|\
        175.5 Data Residency Region|36 Date|52 Device|197.5 Do you like what you see?|55 Donate|71.5 Due Date|\
        41 Email|45 Failed|299 Fancy deboss pattern by Daniel Beaton|85.5 Field Name|140.5 File download limit|\
        70.5 From last|75.5 Gambatte|148.5 Game Boy Advance|98 Genesis Skin|53.5 GitHub|98.5 Google Drive|\
        132.5 Graphic Designer|153 GzipSwift by 1024jp|80 Hacker-ify|126.5 Hacker-ify (l33t)|45.5 Home|\
        114 Home Timeline|36.33 Host|28 Hot|32.5 Icon|67.5 Icon Guy|119.5 Icons by Icons8|74 Initial TTL|\
        65 Install ID|114 Jayce's iPhone|165.5 KeePass 2 (Standard)|140 Keep Backup Files|48.33 Kernel|28.33 Key|\
        164.33 Key Stretch Iterations|322.5 KeyboardLayoutConstraint by James Tang|79.5 Last Week|38.5 Light|\
        136 Like KeePassium?|220.5 Linecons by Andrian Valeanu|135.33 Location Services|65 Log URL|76.5 Longitude|\
        128.5 MOGA Gamepad|79.5 Map Scale|47 Menlo|116 Minimum Scale|58 Mission|43.5 Mode|47.33 Model|67 Modified|\
        68 Nestopia|96.5 Network Key|156.5 New Application Key|76 Nickname|95 Nintendo 64|85 No Key File|\
        253.5 Non-Ambiguous Characters Only|41 None|57.33 Not Set|100.5 Not assigned|24.33 Off|104.33 Offline Cache|\
        22.33 On|63.5 OxC000|65.67 PGP Key|114.67 Passcode Lock|159.33 Password Repository|\
        204.33 Password Safe File Version|59 Patreon|254 Pick characters from every group|61.5 Player 3|62 Player 4|\
        58.5 Popular|93 Provisioners|43 Proxy|121 Public Key Type|65 Pump ID|63 Records|123.5 Reference Scale|\
        138 Remove Database|118.5 Report an Issue|43.5 Reset|231.5 Reset entry text size to default|88 Riley Testut|\
        40.5 SHA1|53.5 Search|62.5 Select...|49.5 Server|57 Service|76 Shane Gill|85 Slope Type|\
        161.67 Smart card extension|54 Source|99 Source Code|103.5 Statistic Type|49 Status|145 SteelSeries Stratus|\
        59 Subtitle|86 Succeeded|44.5 Suffix|225.5 Supported Input OOB Actions|240 Supported Output OOB Actions|\
        243 SwiftDomainParser by Dashlane|283 TPInAppReceipt by Pavel Tikhonenko|75.5 Tap to set|38 Time|33 Title|\
        58 To Files|244.5 Toast-Swift by Charles Scalesse|46 Today|112.5 Today at 16:03|\
        301.5 Translation by KeePassium contributors|323 Twofish implementation by Niels Ferguson|87.67 UNKNOWN|\
        32.33 URL|124.5 Unicast Address|108.33 Unique Emails|140.5 Unique Passwords|123 Unknown Group|\
        162 Unlocking Databases|141.5 Unlocking the App|66 Updated|158 Upgrade to Premium|145 Upload Destination|\
        78 Uploading|170.5 Use Character Groups|56.5 User ID|78.33 Username|55 VBA-M|42 Value|107.5 Videos quality|\
        91 WFC Server|130 When mentioned|62 Wiimmfi|120.5 Word Separator|282.5 Yubico Mobile iOS SDK by Yubico AB|\
        67 bios7.bin|69.5 bios9.bin|89.5 dsibios7.bin|94.5 firmware.bin|69 melonDS|78.67 nRF Cloud|\
        176 zxcvbn-ios by Dropbox|98 {Contact Us}|82 {Excluded}|87.5 {File Name}|149 {History Entry Title}|\
        134 {Network access}|70.5 {Subtitle}|69 {Tip Box}|102.5 {Upper Case}|
        """

    static let regular12 = """
        35 #1763|78 #1763, #1888|36 #1935|35 #1979|23 #56|167 - (void)reloadLayoutIfNeeded|\
        240 - ChatViewController using IQLayoutGuide|\
        341 - Doesn't affect UIWebView default scrolling implementation|\
        237 - TextViewController using IQLayoutGuide|\
        352 - UISearchBar, UIAlertView, UITextField within different UIView|208 - preventShowingBottomBlankSpace|\
        538 - registerTextFieldViewClass: didBeginEditingNotificationName: didEndEditingNotificationName|\
        191 Any questions? We have answers.|126 Bound to Network Key|173 Bound to Primary Network Key|\
        80 CC BY-ND 3.0|68 CC0 license|153.5 Do not filter locations time.|\
        192.5 Do not filter observations on time.|26.5 Files|162 Free trial: (2 days remaining)|66.5 GPL license|\
        118.67 KDB, AES Encryption|249.33 KDBX 4.0, ChaCha20 & Argon2D Encryption|\
        161.67 Last Cached: Friday at 12:45|110 Latitude, Longitude|176.5 Master keys, key files, backups|\
        53 Members|71.67 Mounted at /|204.5 Navigate next/prev in collectionView|106 Proprietary license|\
        133.5 Renews on (1 Jan 1970)|99 Search Controller|123.5 Serial number: 00000|\
        164.5 Show locations for last week.|219.67 Strongbox Default, TwoFish Encryption|43.67 Subtitle|\
        213.5 Suggestions? Problems? Let us know!|161.5 Tell the world what you think|106 Text Selection #56|\
        248 Tweets containing a #hastag or search term|242 UITextField, UITextView inside UITableView|\
        107 Use only password|219 Using: Original Diceware, EFF Short, ...|\
        241 Using: Upper, Lower, Numeric, Symbols, ...|88.5 {File Attributes}|56.5 {File Size}|53 {Subtitle}|
        """

    static let regular16 = """
        51.33 Accept|68 Accounts|66.5 Attempts|214 Attempts Before Erasing Data|41.5 Audio|104.5 Close Timeout|\
        118.5 Controller Name|56.5 Custom|91.33 DIY Example|68 Encoding|60 Feature!|146 Full Screen Example|\
        182.5 Geolocation Subscription|263.5 GitHub Signup - Vanilla Observables|94 Google Drive|89.5 ImagePicker|\
        108.5 Jayce's iPhone|121.67 KeePass 1 [Beta]|98.5 Lock Timeout|122 MOGA Gamepad|58.5 Player 3|59 Player 4|\
        134 Prev-Next Buttons|125.5 Search Wikipedia|54 Service|76 Should fail|123 Simple validation|\
        138.5 SteelSeries Stratus|263 Table/CollectionView partial updates|46.5 Tinted|31.5 Title|95.5 UIPickerView|\
        42 Video|35 {Off}|67.5 {Subtitle}|
        """

    static let regular13 = """
        186.5 Follow your favorite subreddits|172.5 KDBX 3.1, Strongbox Default|82 Plaintext CSV|46.67 Subtitle|\
        197.5 The best posts on Reddit for you|107 The newest posts|201 Tweets from another Twitter user|\
        114.5 Use only password|234 Using: Original Diceware, EFF Short, ...|\
        258 Using: Upper, Lower, Numeric, Symbols, ...|189 Your personal Reddit frontpage|76.5 {Characters}|\
        65 {Excluded}|
        """

    static let medium16 = """
        159.5 CustomView example|179.5 NavigationBar & Toolbar|179.5 Non Scrollable TextView|104 Special Cases|\
        78 StackView|54 SwiftUI|192.5 UICollectionView example|261.5 UIScrollView+UITableView example|\
        142 UISearchController|91 UITableView|237.5 UITextField/UITextView example|151 UIWebView example|\
        161 WKWebView example|168 enableMode = .disable|
        """

    static let regular11 = """
        117 API wrappers Example|45.5 Bindings|172 CustomSearchBarViewController|\
        169.5 DefaultSearchBarViewController|298.5 Model editing using observable sequences, master/detail|\
        198.5 Observers, service and Drive example|123 Simple MVVM example |40.5 Subtitle|
        """

    static let regular15 = """
        65 10 Places|53 Subtitle|106 Take Market St.|30 Title|
        """
}

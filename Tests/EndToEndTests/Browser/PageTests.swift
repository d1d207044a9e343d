import Foundation
import Testing

/// The page of `fridge serve` in a headless Chromium, as a person uses it on a phone and at a desk.
@Suite(.enabled(if: WebDriver.isInstalled, "needs chromium and chromium-driver"), .serialized)
struct PageTests {
  private static let photos = FridgeProcess.package.appendingPathComponent("Fixtures/photos")

  /// The views by their addresses.
  private static let views = [
    "look", "cook", "cook?with=onion,egg", "recipe/kimchi-stew", "recipe/kimchi-stew/steps?step=3", "pantry",
    "shopping", "today", "own", "write", "recipe/kimchi-stew/edit", "menu", "plan", "draw", "flatten", "models", "more",
  ]

  /// Calls `body` with a page that is open at a view, and checks afterwards that nothing was wrong.
  private func use(
    _ view: String = "look", language: String = "en", width: Int = 390, height: Int = 844, camera: URL? = nil,
    _ body: (WebDriver, PageServer) throws -> Void
  ) throws {
    let server = try PageServer()
    let page = try WebDriver(language: language, width: width, height: height, camera: camera)
    try page.open(server.address + "#/" + view)
    #expect(try page.shows(view))
    try body(page, server)
    let complaints = try page.complaints()
    #expect(complaints.isEmpty, "\(complaints)")
    #expect(try page.hosts() == ["127.0.0.1"])
  }

  @Test(arguments: [
    ("en", 390, 844, "light"), ("ko", 1280, 800, "light"), ("en", 1280, 800, "dark"), ("ko", 320, 640, "dark"),
  ])
  func everyViewIsThere(language: String, width: Int, height: Int, scheme: String) throws {
    try use(language: language, width: width, height: height) { page, _ in
      try page.prefer(scheme)
      for view in Self.views {
        try page.go(to: view)
        let faults = try page.accessibilityFaults()
        #expect(faults == [], "\(view)")
        let unheard = try page.hearingFaults()
        #expect(unheard == [], "\(view)")
        #expect(try page.text("document.title").hasSuffix(" · fridge"))
        let hangul = try page.text("/[가-힣]/.test(document.querySelector('main').textContent)")
        #expect(hangul == "\(language == "ko" || view == "more")", "\(view)")
        #expect(try page.text("document.querySelectorAll('.empty[role=alert]').length") == "0", "\(view)")
      }
    }
  }

  @Test func aPhotoLeadsToRecipes() throws {
    try use(language: "ko") { page, _ in
      let files = ["corn.jpg", "lemons.jpg"].map { Self.photos.appendingPathComponent($0).path }
      try page.type(files.joined(separator: "\n"), into: ".file input")
      #expect(try page.holds("document.querySelectorAll('figure').length === 2 && document.querySelector('.switch')"))
      let names = "[...document.querySelectorAll('.box .label')].map((node) => node.textContent).join()"
      #expect(try page.holds("\(names).includes('옥수수') && \(names).includes('레몬')"))
      try page.press(".decision .primary")
      #expect(try page.text("document.querySelector('dialog').innerText").contains("식재료를 선택해 주세요."))
      #expect(try page.text("document.querySelector('dialog p').innerText") == "식재료를 1개 이상 5개 이하로 선택해주세요.")
      try page.press("dialog .primary")
      for name in ["양파", "달걀", "감자", "당근", "두부", "대파"] { try page.add(name) }
      try page.press(".decision .primary")
      #expect(try page.text("document.querySelector('dialog h2').innerText") == "식재료가 너무 많습니다.")
      try page.press("dialog .primary")
      try page.press("li:nth-last-child(1) .switch")
      try page.press("li:nth-last-child(2) .switch")
      try page.press(".decision .primary")
      #expect(try page.shows("cook") && page.holds("document.querySelectorAll('.card').length > 3"))
      try page.press(".card a")
      #expect(try page.shows("recipe/") && page.holds("document.querySelectorAll('.steps li').length > 1"))
      let servings = "document.querySelector('.stepper output').textContent"
      let before = try page.text(servings)
      try page.press(".stepper button:last-child")
      #expect(try page.holds("\(servings) !== \(WebDriver.literal(before))"))
    }
  }

  @Test func theCameraFillsTheList() throws {
    try TemporaryFolder.with { folder in
      let frame = try Data(contentsOf: Self.photos.appendingPathComponent("corn.jpg"))
      let clip = folder.appendingPathComponent("corn.mjpeg")
      try Data((0..<8).flatMap { _ in frame }).write(to: clip)
      try use(camera: clip) { page, _ in
        try page.press(".invitation button")
        #expect(try page.holds("document.querySelector('video').videoWidth > 0 && document.querySelector('.box')"))
        #expect(try page.holds("document.querySelector('.switch').textContent.includes('Corn')"))
        let sockets = """
          return fetch('/metrics').then((answer) => answer.text()).then((text) => text.match(/websockets (\\d+)/)[1])
          """
        #expect(try page.run(sockets) as? String == "1")
        try page.press(".stage .row button:last-child")
        #expect(try page.holds("!document.querySelector('video') && document.querySelector('.switch')"))
      }
    }
  }

  @Test func aBoxIsCorrected() throws {
    try use { page, _ in
      try page.type(Self.photos.appendingPathComponent("corn.jpg").path, into: ".file input")
      try page.press(".box:last-child")
      try page.press("dialog .stack button:nth-child(2)")
      try page.type("Parsnip\u{E007}", into: "#answer")
      #expect(try page.holds("document.querySelector('.toast').textContent.includes('Parsnip')"))
      #expect(
        try page.holds("[...document.querySelectorAll('.switch')].some((node) => node.textContent.includes('Parsnip'))")
      )
      try page.go(to: "models")
      #expect(try page.holds("document.querySelector('.list .name').textContent === 'Parsnip'"))
      try page.press(".list .round")
      #expect(try page.holds("document.querySelector('p.empty')"))
    }
  }

  @Test func dishesAreSwiped() throws {
    try use("menu", language: "ko") { page, _ in
      try page.press("main .chip")
      #expect(try page.text("document.querySelectorAll('main fieldset:first-of-type :checked').length") == "0")
      try page.press(".primary.large")
      #expect(try page.text("document.querySelector('dialog').innerText").contains("카테고리 부족 오류"))
      try page.press("dialog .primary")
      for index in 2...8 { try page.press("main .chips .chip:nth-child(\(index))") }
      #expect(try page.text("document.querySelector('[value=all]').checked") == "true")
      try page.press(".primary.large")
      let dish = "document.querySelector('.deck h2').textContent"
      #expect(try page.holds(dish))
      let first = try page.text(dish)
      try page.type(["\u{E012}"])
      #expect(try page.holds("\(dish) !== \(WebDriver.literal(first))"))
      let second = try page.text(dish)
      try page.stroke([(300, 300), (200, 300), (60, 300)])
      #expect(try page.holds("\(dish) !== \(WebDriver.literal(second))"))
      let third = try page.text(dish)
      try page.stroke([(60, 300), (200, 300), (330, 300)])
      #expect(try page.holds("document.querySelector('h1').textContent === \(WebDriver.literal(third))"))
      #expect(try page.text("document.querySelector('.choice').innerText").contains("이/가 좋겠군..."))
    }
  }

  @Test func whatIsBoughtGoesHome() throws {
    try use("shopping") { page, _ in
      try page.type("milk 1 L\u{E007}", into: ".entry input")
      #expect(try page.holds("document.querySelector('.list .name').textContent === 'Milk'"))
      try page.press(".list .tick")
      #expect(try page.holds("document.querySelector('.empty')"))
      // Only the last change can be undone, so only its message offers it.
      #expect(try page.text("document.querySelectorAll('.toast button').length") == "1")
      try page.go(to: "pantry")
      #expect(try page.holds("document.querySelector('.list').innerText.includes('1 L')"))
      try page.type("10 eggs\u{E007}", into: ".entry input")
      #expect(try page.holds("document.querySelectorAll('.list li').length === 2"))
      try page.press(".toast:last-child button")
      #expect(try page.holds("document.querySelectorAll('.list li').length === 1"))
    }
  }

  @Test func mealsChangePlaces() throws {
    try use("plan") { page, _ in
      try page.press(".empty button")
      try page.press("dialog .primary")
      let title = { (day: Int) in "document.querySelectorAll('.day h3')[\(day)].textContent" }
      #expect(try page.holds("document.querySelectorAll('.day').length === 7"))
      let (first, second) = (try page.text(title(0)), try page.text(title(1)))
      try page.run("document.querySelector('.handle').focus()")
      try page.type(["\u{E015}"])
      #expect(
        try page.holds("\(title(0)) === \(WebDriver.literal(second)) && \(title(1)) === \(WebDriver.literal(first))"))
      #expect(try page.text("document.activeElement === document.querySelectorAll('.handle')[1]") == "true")
      try page.press(".toast button")
      #expect(
        try page.holds("\(title(0)) === \(WebDriver.literal(first)) && \(title(1)) === \(WebDriver.literal(second))"))
      let calendar = "return fetch(document.querySelector('[download]').href).then((answer) => answer.text())"
      #expect((try page.run(calendar) as? String ?? "").hasPrefix("BEGIN:VCALENDAR"))
    }
  }

  @Test func aCircleIsNamed() throws {
    try use("draw", language: "ko") { page, _ in
      let middle = try page.middle(of: "canvas")
      let circle = (0...32).map { step in
        let angle = Double(step) * .pi / 16
        return (x: middle.x + 110 * cos(angle), y: middle.y + 110 * sin(angle))
      }
      try page.stroke(circle)
      #expect(try page.holds("document.querySelector('.verdict-line').textContent.startsWith('동그라미처럼 보이네요.')"))
      try page.press(".drawing button")
      #expect(try page.holds("!document.querySelector('meter') && document.querySelector('.drawing button').disabled"))
    }
  }

  @Test func aPageIsMadeStraight() throws {
    try use("flatten") { page, _ in
      try page.type(FridgeProcess.home.appendingPathComponent("pages/letter.png").path, into: ".file input")
      let corner = "document.querySelector('.corner').style.left"
      #expect(try page.holds(corner))
      let found = try page.text(corner)
      try page.run("document.querySelector('.corner').focus()")
      try page.type(["\u{E014}"])
      #expect(try page.holds("\(corner) !== \(WebDriver.literal(found)) && !document.querySelector('.loupe').hidden"))
      let side = "document.querySelector('.side').style.top"
      let before = try page.text(side)
      try page.run("document.querySelector('.side').focus()")
      try page.type(["\u{E015}"])
      #expect(try page.holds("\(side) !== \(WebDriver.literal(before))"))
      try page.press("button.primary")
      #expect(try page.holds("document.querySelector('.straight').naturalWidth > 100"))
      let size =
        "document.querySelector('.straight').naturalWidth + '×' + document.querySelector('.straight').naturalHeight"
      let upright = try page.text(size)
      try page.press(".result button")
      #expect(
        try page.holds("document.querySelector('.straight').complete && (\(size)) !== \(WebDriver.literal(upright))"))
      try page.press(".result button:nth-of-type(2)")
      #expect(try page.holds("document.querySelectorAll('.pages img').length === 1"))
      let pages = "document.querySelectorAll('.pages img').length"
      try page.press(".pages button")
      #expect(try page.holds("\(pages) === 0"))
      try page.press(".toast:last-child button")
      #expect(try page.holds("\(pages) === 1"))
    }
  }

  /// A page that is held still before the camera is photographed by itself.
  @Test func aPageHeldStillIsCaptured() throws {
    try TemporaryFolder.with { folder in
      // The whole photo as JPEG, of which the browser makes its camera.
      let photo = folder.appendingPathComponent("letter.jpg")
      let corners = ["0,0", "520,0", "520,390", "0,390"]
      let words = ["flatten", "pages/letter.png", "-o", photo.path, "--corners"] + corners
      #expect(try FridgeProcess(words).run().code == 0)
      let frame = try Data(contentsOf: photo)
      let clip = folder.appendingPathComponent("page.mjpeg")
      try Data((0..<8).flatMap { _ in frame }).write(to: clip)
      try use("flatten", camera: clip) { page, _ in
        try page.press("header button")
        #expect(try page.holds("document.querySelectorAll('.corner').length === 8 && !document.querySelector('video')"))
      }
    }
  }

  @Test func aRecipeOfOnesOwnIsWrittenFoundAndRemoved() throws {
    try use("write") { page, _ in
      try page.run("document.querySelector('textarea').value = 'nothing'")
      try page.press("form .primary")
      #expect(try page.holds("document.querySelector('[role=alert]').textContent.includes('no recipe')"))
      #expect(try page.complaints().allSatisfy { $0.contains("422") })
      let toast = "---\\ntitle: Egg toast\\n---\\n\\nPut @egg{1} on @bread{2%slice}.\\n\\nFry it.\\n"
      try page.run("document.querySelector('textarea').value = '\(toast)'")
      try page.press("form .primary")
      #expect(try page.shows("recipe/egg-toast"))
      #expect(try page.holds("document.querySelector('h1').textContent === 'Egg toast'"))
      try page.type("good\t", into: "#note")
      #expect(try page.holds("document.querySelector('.toast:last-child').textContent.includes('kept')"))
      try page.go(to: "own")
      #expect(try page.holds("document.querySelector('.list .name').textContent === 'Egg toast'"))
      let count = "document.querySelectorAll('.list li').length"
      let markdown = "# Rice\\n\\n## Ingredients\\n- 1 cup rice\\n\\n## Steps\\n1. Boil it.\\n"
      try page.run(
        """
        const data = new DataTransfer();
        data.setData('text/plain', '\(markdown)');
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        """)
      #expect(
        try page.holds(
          "\(count) === 2 && document.querySelector('main [role=status]').textContent.includes('1 recipe')"))
      try page.type("toast", into: "input[type=search]")
      #expect(try page.holds("\(count) === 1"))
      try page.press(".list button")
      #expect(try page.holds("document.querySelector('.empty')"))
      try page.press(".toast:last-child button")
      #expect(try page.holds("\(count) === 1"))
      try page.go(to: "recipe/egg-toast")
      #expect(try page.text("document.querySelector('#note').value") == "good")
    }
  }

  /// A screen reader reads a view from the skip link to its last control, in the order in which it is seen.
  @Test func viewsAreReadInOrder() throws {
    try use("recipe/kimchi-stew", language: "ko") { page, _ in
      let nodes = try page.heard()
      // Roles and names as they are announced, with anything between.
      let expected = [
        ("link", "본문으로 건너뛰기"), ("banner", ""), ("link", "재료 스캔"), ("link", "더 보기"), ("main", ""), ("button", "뒤로"),
        ("heading", "김치찌개"), ("group", "내 별점"), ("radio", "별 1개"), ("radio", "별 5개"), ("link", "요리 시작"),
        ("button", "없는 것을 장보기에"), ("link", "고치기"), ("heading", "재료"), ("group", "인분"), ("button", "한 사람 적게"),
        ("status", ""), ("button", "한 사람 많게"), ("list", ""), ("checkbox", "김치 300g"), ("heading", "만드는 법"),
        ("list", ""), ("button", "다 만들었어요"), ("textbox", "내 메모"),
      ]
      var rest = nodes[...]
      for (role, name) in expected {
        let index = try #require(
          rest.firstIndex { $0.role == role && (name.isEmpty || $0.name.contains(name)) },
          "\(role) “\(name)” in \(Array(rest.prefix(20)))")
        rest = nodes[(index + 1)...]
      }
      try page.press(".checklist .tick")
      let first = try #require(page.heard().first { $0.role == "checkbox" })
      #expect(first.states["checked"] == "true")
    }
  }

  /// The tabulator reaches everything in order, the focus can be seen, and Enter follows a link.
  @Test func aKeyboardIsEnough() throws {
    try use("pantry", width: 1280, height: 800) { page, _ in
      try page.run("document.activeElement.blur()")
      var reached: [String] = []
      for _ in 0..<16 {
        try page.type(["\u{E004}"])
        reached.append(try page.text("document.activeElement.textContent || document.activeElement.ariaLabel"))
        let style = "getComputedStyle(document.activeElement.closest('label') ?? document.activeElement)"
        #expect(try page.text("\(style).outlineStyle") != "none", "\(reached)")
      }
      #expect(reached.first == "Skip to the content" && reached.contains("Cook") && reached.contains("Add food"))
      try page.run("document.querySelector('a[href=\"#/today\"]').focus()")
      try page.type(["\u{E007}"])
      #expect(try page.shows("today"))
      #expect(try page.holds("document.activeElement.tagName === 'H1'"))
    }
  }

  /// A browser that was let in by the token of the address has the page offline, too.
  @Test func thePageOfAPhoneIsKept() throws {
    let server = try PageServer(token: "secret-secret")
    let page = try WebDriver(language: "en")
    try page.open(server.address + "?token=secret-secret")
    #expect(try page.holds("document.querySelector('main h1')"))
    #expect(try page.holds("navigator.serviceWorker.controller"))
    server.stop()
    try page.open("about:blank")
    try page.open(server.address)
    #expect(try page.holds("document.querySelector('main h1')"))
  }

  /// What was read can be read again when the server is gone, and a change says that it cannot be made.
  @Test func theListsCanBeReadOffline() throws {
    let server = try PageServer()
    let page = try WebDriver(language: "en")
    try page.open(server.address + "#/pantry")
    #expect(try page.holds("navigator.serviceWorker.controller"))
    try page.type("milk 1 L\u{E007}", into: ".entry input")
    #expect(try page.holds("document.querySelector('.list .name').textContent === 'Milk'"))
    for view in ["shopping", "today", "recipe/kimchi-stew"] { try page.go(to: view) }
    server.stop()
    try page.open("about:blank")
    for view in ["pantry", "shopping", "today", "recipe/kimchi-stew"] {
      try page.open(server.address + "#/" + view)
      #expect(try page.shows(view) && page.text("document.querySelectorAll('[role=alert]').length") == "0", "\(view)")
    }
    try page.go(to: "pantry")
    #expect(try page.holds("document.querySelector('.list .name').textContent === 'Milk'"))
    try page.press(".list .round")
    #expect(try page.holds("document.querySelector('.toast.failure').textContent.includes('cannot be reached')"))
  }
}

extension WebDriver {
  /// Goes to a view and waits until it is shown.
  fileprivate func go(to view: String) throws {
    try run("location.hash = '#/' + arguments[0]", view)
    #expect(try shows(view))
  }

  /// Returns whether a view comes to be shown; a part of its path is enough.
  fileprivate func shows(_ view: String) throws -> Bool {
    let path = view.split(separator: "?")[0]
    let address = "location.hash.startsWith(\(Self.literal("#/" + view)))"
    let kind = path.hasPrefix("recipe/") ? "'recipe'" : Self.literal(String(path))
    return try holds(
      "\(address) && document.querySelector('main').ariaBusy === 'false' "
        + "&& document.querySelector('main').dataset.view.startsWith(\(kind)) && document.querySelector('main h1')")
  }

  /// Sets the colours that the user prefers.
  fileprivate func prefer(_ scheme: String) throws {
    try developer(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": scheme], ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ])
  }

  /// Adds an ingredient by hand, which is switched on.
  fileprivate func add(_ name: String) throws { try type(name + "\u{E007}", into: ".found .entry input") }

  /// Returns the middle of an element in the window.
  fileprivate func middle(of selector: String) throws -> (x: Double, y: Double) {
    let script = """
      const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
      return [left + width / 2, top + height / 2];
      """
    let numbers = try run(script, selector) as? [Double] ?? []
    guard numbers.count == 2 else { throw Failure(description: "\(selector) is nowhere") }
    return (numbers[0], numbers[1])
  }
}

import Foundation
import Testing

/// Mistakes of users and defects of their files end with a helpful message and never with a crash.
@Suite struct BadInputTests {
  private static let images = FridgeProcess.package.appendingPathComponent("Fixtures/images").path
  private static let bad = "\(images)/bad"

  @Test(arguments: [
    ("empty.jpg", "The file is empty."), ("text.jpg", "This is not a JPEG, PNG, WebP or HEIC photo."),
    ("truncated.jpg", "The JPEG photo is cut off"), ("truncated.png", "The PNG photo is cut off"),
    ("huge.png", "100000×100000 pixels"),
  ])
  func badPhotoIsExplained(_ name: String, _ reason: String) throws {
    let outcome = try fridge("classify", "\(Self.bad)/\(name)")
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("\(name): Unable to classify image. "))
    #expect(outcome.errors.contains(reason))
  }

  @Test(arguments: [
    "png/animated.png", "png/color-16-interlaced.png", "png/grey-alpha-16.png", "png/palette-1-transparent.png",
    "jpeg/cmyk.jpg", "jpeg/ycck.jpg", "jpeg/one-pixel.jpg", "webp/lossy-alpha.webp", "webp/animated.webp",
  ])
  func unusualPhotoIsClassified(_ name: String) throws {
    let outcome = try fridge("classify", "\(Self.images)/photos/\(name)", "--top", "1")
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.wholeMatch(of: /\([01]\.\d\d\) \w+\n/) != nil, "\(outcome.output)")
  }

  /// Photos from a Mac have names of separate letters.
  @Test func koreanNameIsKeptAsItIsWritten() throws {
    try TemporaryFolder.with { folder in
      let name = "사과.png".decomposedStringWithCanonicalMapping
      try Data(contentsOf: FridgeProcess.home.appendingPathComponent("photos/red.png"))
        .write(to: folder.appendingPathComponent(name))
      let outcome = try fridge("classify", folder.path, "--json")
      #expect(outcome.code == 0 && outcome.output.unicodeScalars.contains("\u{1109}"), "the letter ㅅ on its own")
    }
  }

  @Test func emptyFolderHasNoPhotos() throws {
    try TemporaryFolder.with { folder in
      let outcome = try fridge("scan", folder.path)
      #expect(outcome == .init(output: "", errors: "fridge: There are no photos.\n", code: 1))
    }
  }

  @Test func folderIsNoModel() throws {
    let outcome = try fridge("scan", "photos", "--model", "./models")
    #expect(outcome.code == 2 && outcome.errors.contains("This is a folder, not a file."))
  }

  @Test func photoWithoutPermissionIsExplained() throws {
    try TemporaryFolder.with { folder in
      let photo = folder.appendingPathComponent("locked.png")
      try Data(contentsOf: FridgeProcess.home.appendingPathComponent("photos/red.png")).write(to: photo)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: photo.path)
      let process = FridgeProcess(["classify", photo.path]).prepared(state: folder)
      if geteuid() == 0 {
        // Root may read everything, so another user has to try.
        process.arguments =
          ["--reuid=65534", "--regid=65534", "--clear-groups", FridgeProcess.program.path]
          + ["classify", photo.path]
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
      }
      let outcome = try FridgeProcess.finish(process)
      if outcome.code == 127 || outcome.code == 126 {
        print("skipped: another user may not run \(FridgeProcess.program.path)")
      } else {
        #expect(outcome.code == 2 && outcome.errors.contains("Permission denied."))
      }
    }
  }

  @Test func modelCutAnywhereIsExplained() throws {
    let model = [UInt8](try Data(contentsOf: FridgeProcess.home.appendingPathComponent("models/colors.onnx")))
    try TemporaryFolder.with { folder in
      let cut = folder.appendingPathComponent("cut.onnx")
      for count in stride(from: 0, to: model.count, by: 41) {
        try Data(model.prefix(count)).write(to: cut)
        let outcome = try fridge("classify", "photos/red.png", "--model", cut.path)
        #expect(outcome.code == 2 && outcome.output.isEmpty, "cut to \(count) bytes")
        #expect(outcome.errors.hasPrefix("fridge: \(cut.path): "), "cut to \(count) bytes")
      }
    }
  }

  /// An ONNX file whose network tells the size of its input `x` of 2⁴⁰ numbers.
  private var vastModel: Data {
    func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] { [number << 3 | 2, UInt8(content.count)] + content }
    func name(_ number: UInt8, _ text: String) -> [UInt8] { field(number, Array(text.utf8)) }
    let extent: [UInt8] = [1 << 3, 0x80, 0x80, 0x80, 0x80, 0x80, 0x20]
    let type = field(2, field(1, [1 << 3, 1] + field(2, field(1, extent))))
    let node = field(1, name(1, "x") + name(2, "y") + name(4, "Size"))
    let graph = node + field(11, name(1, "x") + type) + field(12, name(1, "y"))
    return Data([1 << 3, 8] + field(8, [2 << 3, 17]) + field(7, graph))
  }

  @Test(arguments: ["bench", "info", "profile"])
  func modelOfAVastInputIsRefused(_ command: String) throws {
    try TemporaryFolder.with { folder in
      let model = folder.appendingPathComponent("vast.onnx")
      try vastModel.write(to: model)
      let outcome = try fridge("model", command, model.path)
      let reason = "The value “x” of 1099511627776 elements needs more than 2147483648 bytes."
      #expect(outcome == .init(output: "", errors: "fridge: \(model.path): \(reason)\n", code: 2))
    }
  }

  @Test func unknownModelIsNamedWithTheKnownOnes() throws {
    let outcome = try fridge("scan", "photos", "--model", "colours")
    #expect(outcome.code == 2 && outcome.errors.contains("There is no model “colours”."))
    #expect(outcome.errors.contains("There are: colors."))
  }

  @Test func missingDataAreExplained() throws {
    try TemporaryFolder.with { folder in
      let copy = folder.appendingPathComponent("fridge")
      // Another process copies: a descriptor for writing that a test started meanwhile inherits makes the copy "busy".
      try Process.run(URL(fileURLWithPath: "/bin/cp"), arguments: [FridgeProcess.program.path, copy.path])
        .waitUntilExit()
      let process = FridgeProcess(["today"]).prepared(state: folder)
      process.executableURL = copy
      process.environment?["FRIDGE_HOME"] = folder.path
      let outcome = try FridgeProcess.finish(process)
      #expect(outcome.code == 2 && outcome.errors.contains("Set FRIDGE_HOME"))
    }
  }

  @Test func unwritableStateIsRemarkedOnly() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      let process = FridgeProcess(["recommend", "egg", "-n1"]).prepared(state: file)
      let outcome = try FridgeProcess.finish(process)
      #expect(outcome.code == 0 && outcome.output.contains("Egg"))
      #expect(outcome.errors.contains("The recipes cannot be saved for the next time."))
    }
  }

  @Test func nameThatIsNotTextIsShownRepaired() throws {
    let script = "exec \"$0\" classify \"$(printf 'a\\377\\033[31mb.jpg')\""
    let outcome = try TemporaryFolder.with { state in
      let process = FridgeProcess([]).prepared(state: state)
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", script, FridgeProcess.program.path]
      return try FridgeProcess.finish(process)
    }
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("a��[31mb.jpg: Unable to classify image. There is no such file."))
  }
}

/// Access that the system may refuse.
@Suite struct LittleMemoryTests {
  @Test(
    "A process that may have little address space does without a heap of huge pages", arguments: [300_000, 1_000_000])
  func addressSpace(kilobytes: Int) throws {
    try TemporaryFolder.with { state in
      let photo = FridgeProcess.home.appendingPathComponent("photos/red.png").path
      let process = FridgeProcess(["classify", photo, "--top", "1", "--threads", "1"]).prepared(state: state)
      let program = try #require(process.executableURL).path
      let limit = "ulimit -v \(kilobytes) && exec \"$0\" \"$@\""
      process.arguments = ["-c", limit, program] + (process.arguments ?? [])
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      let outcome = try FridgeProcess.finish(process)
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }
}

import Foundation
import Testing

/// Lessons as a person gives them and takes them back.
@Suite struct TeachTests {
  private static let photos = FridgeProcess.home.appendingPathComponent("photos").path
  private static let shelf = FridgeProcess.home.appendingPathComponent("shelf").path

  private static let script = """
    teach --new
    teach list
    teach undo
    teach export lessons.file
    teach gloop PHOTOS/grey.png --en Gloop --ko 글룹 --category sauce
    teach gloop PHOTOS/grey.png
    classify PHOTOS/grey.png --json
    classify PHOTOS/grey.png --untaught
    scan --whole PHOTOS/grey.png PHOTOS/red.png
    batch PHOTOS/grey.png
    teach 달걀 PHOTOS/red.png --json
    classify PHOTOS/red.png
    teach none PHOTOS/red.png --region 0,0,4,4
    teach list
    teach list --json
    backup kept.fridge
    teach export lessons.file
    teach forget egg
    teach forget egg
    teach undo
    teach undo --json
    teach list
    teach import lessons.file
    teach import kept.fridge
    teach import missing.file
    teach tomatto PHOTOS/red.png
    teach tomato PHOTOS/red.png --ko 새이름
    teach tomato PHOTOS/red.png --region 900,900,5,5
    teach tomato PHOTOS/red.png --box 7
    teach tomato PHOTOS/red.png --box 1 --region 0,0,1,1
    teach tomato missing.png
    teach tomato
    teach
    teach --from missing.csv
    teach tomato --from missing.csv
    teach --split train tomato PHOTOS/red.png
    restore kept.fridge
    teach list
    """

  @Test(arguments: ["en", "ko"]) func programSaysWhatWasApproved(_ language: String) throws {
    let lines = Self.script.replacingOccurrences(of: "PHOTOS", with: "photos").split(separator: "\n").map(String.init)
    let transcript = try FridgeProcess.transcript(ofScript: lines, language: language) { process, state in
      try? FileManager.default.createSymbolicLink(
        at: state.appendingPathComponent("photos"), withDestinationURL: URL(fileURLWithPath: Self.photos))
      process.folder = state
    }
    try Golden.expect(transcript, in: language == "en" ? "teach" : "teach-\(language)")
  }

  private func run(_ words: [String], state: URL, home: URL? = nil) throws -> FridgeProcess.Outcome {
    var process = FridgeProcess(words)
    process.folder = state
    process.environment = ["FRIDGE_TIME": "1795251600", "TZ": "UTC"]
    return try process.run(state: state)
  }

  @Test func objectsAreTaughtByTheirNumbers() throws {
    try TemporaryFolder.with { state in
      let (photo, detector) = (Self.shelf + "/shelf.png", Self.shelf + "/spots.onnx")
      let scan = ["scan", photo, "--detector", detector, "--numbers", "--json"]
      let before = try run(scan, state: state)
      #expect(before.output.contains(#""numbered":[{"number":1,"#), "\(before)")
      let taught = try run(
        ["teach", "gloop", photo, "--box", "1", "--en", "Gloop", "--detector", detector], state: state)
      #expect(taught.code == 0, "\(taught)")
      let after = try run(scan, state: state)
      #expect(after.output.contains(#""ingredient":"gloop","name":"Gloop""#), "\(after)")
      #expect(after.output.contains(#""taught":true"#))
      #expect(try run(scan + ["--untaught"], state: state) == before)
    }
  }

  @Test func foldersAndTablesAreTaught() throws {
    try TemporaryFolder.with { state in
      let found = state.appendingPathComponent("found")
      for name in ["글룹", "tomato"] {
        let folder = found.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let photo = name == "tomato" ? "red.png" : "grey.png"
        try FileManager.default.copyItem(
          at: URL(fileURLWithPath: Self.photos).appendingPathComponent(photo), to: folder.appendingPathComponent(photo))
      }
      let taught = try run(["teach", "--from", "found", "--json"], state: state)
      #expect(taught.code == 0 && taught.output.contains("글룹"), "\(taught)")
      let table =
        "file,split,ingredient,x0,y0,x1,y1\n\(Self.photos)/red.png,train,egg,0,0,0.5,0.5\nbad.png,val,egg,,,,\n"
      try Data(table.utf8).write(to: state.appendingPathComponent("table.csv"))
      #expect(try run(["teach", "--from", "table.csv", "--split", "test"], state: state).code == 2)
      #expect(try run(["teach", "--from", "table.csv", "--split", "train"], state: state).code == 0)
      let unreadable = try run(["teach", "--from", "table.csv"], state: state)
      #expect(unreadable.code == 2 && unreadable.errors.contains("bad.png"))
      let list = try run(["teach", "list", "--json"], state: state)
      #expect(list.output.components(separatedBy: #""pictures":1"#).count == 4, "\(list)")
    }
  }

  @Test func failuresAreToldToPrograms() throws {
    try TemporaryFolder.with { state in
      let one = try run(["teach", "egg", "none.jpg", "--json"], state: state)
      #expect(one.code == 2)
      #expect(
        one.output
          == #"{"version":1,"error":{"kind":"not_found","message":"none.jpg: Unable to classify image. "#
          + #"There is no such file.","hints":[],"exit":2}}"# + "\n")
      let all = try run(["teach", "egg", "none.jpg", "more.jpg", "--json"], state: state)
      #expect(all.code == 2 && all.output.hasPrefix(#"{"version":1,"error":{"kind":"photos_failed","#), "\(all)")
      let some = try run(["teach", "egg", Self.photos + "/red.png", "none.jpg", "--json"], state: state)
      #expect(some.code == 2 && some.output.contains(#""taught":[{"ingredient":"egg""#), "\(some)")
      #expect(some.output.contains(#""failed":[{"photo":"none.jpg","error":"There is no such file."}]"#), "\(some)")
    }
  }

  @Test func evaluationCountsLessons() throws {
    try TemporaryFolder.with { state in
      let labelled = FridgeProcess.home.appendingPathComponent("labelled").path
      #expect(try run(["teach", "none", labelled + "/tomato"], state: state).code == 0)
      let (taught, untaught) = (
        try run(["eval", labelled, "--json"], state: state),
        try run(["eval", labelled, "--untaught", "--json"], state: state)
      )
      #expect(taught.code == untaught.code && taught.output != untaught.output)
    }
  }

  @Test func damagedLessonsAreLeftAlone() throws {
    try TemporaryFolder.with { state in
      #expect(try run(["teach", "egg", Self.photos + "/red.png"], state: state).code == 0)
      let file = state.appendingPathComponent("fridge/lessons.sqlite")
      let damage = Data("this is no database".utf8)
      try damage.write(to: file)
      for name in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + name) }
      for words in [
        ["classify", Self.photos + "/red.png"], ["teach", "list"], ["teach", "egg", Self.photos + "/red.png"],
      ] {
        let refused = try run(words, state: state)
        #expect(refused.code == 2 && refused.errors.contains("lessons.sqlite"), "\(refused)")
      }
      #expect(try run(["classify", Self.photos + "/red.png", "--untaught"], state: state).code == 0)
      #expect(try Data(contentsOf: file) == damage)
    }
  }
}

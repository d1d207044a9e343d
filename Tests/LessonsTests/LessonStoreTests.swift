import Files
import Ingredients
import SQLite
import TestSupport
import Testing
import Time

@testable import Lessons

struct LessonStoreTests {
  private let folder = TemporaryFolder()
  private let noon = Moment(seconds: 1_795_262_400)

  private func lesson(_ ingredient: String, _ picture: UInt8, box: [Double]? = nil, model: String = "m") -> Lesson {
    Lesson(
      ingredient: ingredient, photo: "p\(picture).jpg", thumbnail: [picture], box: box,
      embeddings: LessonEmbeddings(model: model, views: [[Float(picture), 0.5], [0, -1]]))
  }

  private func store() throws -> LessonStore { try LessonStore(keptIn: folder.path) }

  private func standing() throws -> [String] { try store().counts().map { "\($0.ingredient) \($0.pictures)" } }

  @Test func nothingIsTaughtAtFirst() throws {
    #expect(try LessonSnapshot(in: folder.path, model: "m").lessons.isEmpty)
    #expect(try store().counts().isEmpty && store().exported() == nil)
    #expect(throws: LessonError.nothingToUndo) { try store().undo(at: noon) }
    #expect(throws: LessonError.untaught("egg")) { try store().forget("egg", at: noon) }
  }

  @Test func lessonsAreKept() throws {
    let event = try store().add([lesson("egg", 1), lesson("egg", 2, box: [0, 0.25, 1, 1])], at: noon)
    #expect(event?.pictures.map(\.count) == [2])
    #expect(try store().counts() == [LessonCount(ingredient: "egg", pictures: 2, newest: noon)])
    let snapshot = try LessonSnapshot(in: folder.path, model: "m")
    #expect(snapshot.lessons.map(\.ingredient) == ["egg", "egg"] && snapshot.unembedded.isEmpty)
    #expect(snapshot.lessons.map(\.views) == [[[1, 0.5], [0, -1]], [[2, 0.5], [0, -1]]])
  }

  @Test func aPictureIsTaughtOnceUnderEachName() throws {
    #expect(try store().add([lesson("egg", 1), lesson("egg", 1)], at: noon)?.pictures.map(\.count) == [1])
    #expect(try store().add([lesson("egg", 1)], at: noon) == nil)
    #expect(try store().add([lesson("milk", 1), lesson("egg", 1, box: [0, 0, 1, 0.5])], at: noon) != nil)
    #expect(try standing() == ["egg 2", "milk 1"])
  }

  @Test func changesAreUndoneOneAfterTheOther() throws {
    try store().add([lesson("egg", 1)], at: noon)
    try store().add([lesson("egg", 2), lesson("milk", 3)], at: noon)
    #expect(try store().forget("egg", at: noon).pictures.map(\.count) == [2])
    #expect(try standing() == ["milk 1"])
    #expect(try store().undo(at: noon).action == .forget)
    #expect(try standing() == ["egg 2", "milk 1"])
    #expect(try store().undo(at: noon).action == .teach)
    #expect(try standing() == ["egg 1"])
    try store().undo(at: noon)
    #expect(try standing().isEmpty)
    #expect(throws: LessonError.nothingToUndo) { try store().undo(at: noon) }
  }

  @Test func newIngredientsAreThoseThatLessonsStandFor() throws {
    let ketchup = TaughtIngredient(Ingredient(id: "gloop", english: "Gloop", korean: "글룹"), category: .sauce)
    try store().add([lesson("gloop", 1)], defining: [ketchup], at: noon)
    #expect(try LessonSnapshot.ingredients(in: folder.path) == [ketchup])
    try store().forget("gloop", at: noon)
    #expect(try store().ingredients().isEmpty)
  }

  @Test func picturesAreEmbeddedByFurtherModels() throws {
    try store().add([lesson("egg", 1), lesson("egg", 2)], at: noon)
    let pictures = try LessonSnapshot(in: folder.path, model: "n").unembedded
    #expect(pictures.map(\.thumbnail) == [[1], [2]])
    try store().add([(picture: pictures[1].number, LessonEmbeddings(model: "n", views: [[7]]))])
    let snapshot = try LessonSnapshot(in: folder.path, model: "n")
    #expect(snapshot.lessons.map(\.views) == [[[7]]] && snapshot.unembedded.map(\.thumbnail) == [[1]])
  }

  @Test func anExportIsImportedOnce() throws {
    try store().add([lesson("egg", 1), lesson("gloop", 2)], at: noon)
    let bytes = try #require(try store().exported())
    #expect(bytes.withUnsafeBytes(LessonStore.isExport))
    let other = TemporaryFolder()
    let second = try LessonStore(keptIn: other.path)
    #expect(try second.add(contentsOf: bytes, from: "f", at: noon)?.pictures.map(\.ingredient) == ["egg", "gloop"])
    #expect(try second.add(contentsOf: bytes, from: "f", at: noon) == nil)
    #expect(try LessonSnapshot(in: other.path, model: "m").lessons.count == 2)
  }

  @Test func otherFilesAreNotImported() throws {
    try store().add([lesson("egg", 1)], at: noon)
    let bytes = try #require(try store().exported())
    for bad in [
      [], Array("no database".utf8), Array(bytes.prefix(bytes.count / 2)), [UInt8](repeating: 0, count: 5000),
    ] {
      if bad.isEmpty {
        #expect(try store().add(contentsOf: bad, from: "f", at: noon) == nil)
      } else {
        #expect(throws: LessonError.notLessons("f")) { try store().add(contentsOf: bad, from: "f", at: noon) }
      }
    }
    #expect(try standing() == ["egg 1"])
  }

  @Test func aLaterVersionIsLeftAlone() throws {
    try store().add([lesson("egg", 1)], at: noon)
    let path = LessonStore.file(in: folder.path)
    try Database(writing: path, patience: 0).execute("PRAGMA user_version = 99")
    #expect(throws: LessonError.newer(path, version: 99)) { try store() }
    #expect(throws: LessonError.newer(path, version: 99)) { try LessonSnapshot(in: folder.path, model: "m") }
  }

  @Test func damageIsReported() throws {
    try LessonStore.file(in: folder.path).write(Array("this is no database, whatever its name says".utf8))
    let error = #expect(throws: LessonError.self) { try LessonSnapshot(in: folder.path, model: "m") }
    guard case .damaged? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aReadOnlyFolderCanBeRead() throws {
    try store().add([lesson("egg", 1)], at: noon)
    let path = LessonStore.file(in: folder.path)
    try asNobody(in: folder.path) {
      let snapshot = try LessonSnapshot(in: folder.path, model: "m")
      #expect(snapshot.lessons.count == 1)
      #expect(throws: LessonError.unwritable(.denied(path))) { try store().add([lesson("egg", 2)], at: noon) }
    }
  }
}

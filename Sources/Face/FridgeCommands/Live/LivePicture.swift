internal import CommandLineKit
internal import FridgeKit

/// The annotated frame that `fridge live --show` draws at the top of the terminal, each over the one before.
struct LivePicture {
  private static let clear = DisplayText.sequence("\u{1B}[2J\u{1B}[H"), home = DisplayText.sequence("\u{1B}[H")
  /// Deletes all pictures and frees their memory: kitty's graphics protocol, "Deleting images".
  private static let deleteOfKitty = DisplayText.sequence("\u{1B}_Ga=d,d=A,q=2\u{1B}\\")
  /// The share of the terminal's lines for the picture; the list needs the others.
  private static let share = 0.7
  /// The number by which a picture replaces the one before.
  private static let number = 1

  private let screen: PictureScreen
  private let annotator: PhotoAnnotator

  /// Queries the terminal, and clears it.
  ///
  /// - Throws: `CommandError.noPictures` if the terminal shows no pictures.
  init(_ context: CommandContext) throws {
    screen = try PictureScreen(context.console, share: Self.share)
    annotator = try PhotoAnnotator(wording: context.reportWording)
    try context.console.write(Self.clear)
  }

  /// Draws a frame, and leaves the cursor below it.
  func draw(_ frame: AnalysedFrame, on console: Console) throws {
    let image = frame.frame.image
    let found = FoundObjects(size: image.size, objects: frame.objects)
    let picture = try annotator.picture(of: image, showing: found, within: screen.size)
    try console.write(Self.home)
    try console.write(.sequence(screen.form.sequence(for: picture, replacing: Self.number)))
  }

  /// Returns the lines of a terminal that a picture leaves for text.
  func linesBelow(in terminal: Terminal) -> Int { terminal.height - Int(Double(terminal.height) * Self.share) }

  /// Erases the picture and all below it.
  func erase(on console: Console) throws(OutputError) {
    if screen.form == .kitty { try console.write(Self.deleteOfKitty) }
    try console.write(Self.clear)
  }
}

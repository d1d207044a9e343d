internal import Images

/// A terminal that shows pictures.
struct PictureScreen {
  /// How pictures are given to it.
  let form: PictureProtocol
  /// The size that a picture has room for, in pixels.
  let size: PixelSize

  /// What a character usually measures, where the terminal does not say.
  private static let usualCell = PixelSize(width: 8, height: 16)
  /// The lines that stay free for what is said about a picture.
  private static let linesBelow = 4

  /// The terminal of the console's data.
  init(_ console: Console) throws(CommandError) {
    let terminal = console.terminal
    guard terminal.movesCursor, let abilities = TerminalAbilities.ofOutput(), let form = abilities.pictures else {
      throw .noPictures
    }
    self.form = form
    let cell = abilities.cell ?? Self.usualCell
    size = PixelSize(
      width: cell.width * terminal.width, height: cell.height * max(terminal.height - Self.linesBelow, 1))
  }
}

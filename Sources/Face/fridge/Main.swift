import FridgeCommands
import Glibc

/// The program; everything it does is in FridgeCommands.
@main enum Fridge { static func main() { exit(FridgeProgram.run()) } }

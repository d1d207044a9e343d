import FridgeCommands
import Glibc

/// The program `fridge`, implemented in FridgeCommands.
@main package enum Fridge { static func main() { exit(FridgeProgram.run()) } }

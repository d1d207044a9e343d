internal import Glibc

/// A shared library that is loaded when it is needed, with those that it needs itself.
///
/// Linking it would load it at every start of the program.
struct LoadedLibrary {
  let name: String
  private let handle: UnsafeMutableRawPointer

  /// Loads the library, which then stays loaded.
  init(_ name: String) throws(DrawingError) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .libraryMissing(name) }
    (self.name, self.handle) = (name, handle)
  }

  /// A function of the library by its name.
  ///
  /// `Function` must be the C function type that the library's header declares for the name.
  func function<Function>(_ symbol: String) throws(DrawingError) -> Function {
    guard let address = dlsym(handle, symbol) else { throw .libraryMissing(name) }
    return unsafeBitCast(address, to: Function.self)
  }
}

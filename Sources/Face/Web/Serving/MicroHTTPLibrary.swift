internal import CMicroHTTPD
internal import Glibc

/// The functions of libmicrohttpd, loaded when a server starts.
///
/// Linking the library would load it, and GnuTLS with it, at every start of the program.
struct MicroHTTPLibrary: Sendable {
  static let name = "libmicrohttpd.so.12"

  /// A daemon, a connection or a response.
  typealias Object = OpaquePointer
  typealias Context = UnsafeMutableRawPointer
  typealias Start =
    @convention(c) (
      UInt32, UInt16, MHD_AcceptPolicyCallback?, Context?, MHD_AccessHandlerCallback?, Context?, UInt32,
      UnsafeMutablePointer<MHD_OptionItem>?, UInt32
    ) -> Object?
  typealias Release = @convention(c) (Object?) -> Void
  typealias EachValue = @convention(c) (Object?, MHD_ValueKind, MHD_KeyValueIterator?, Context?) -> Int32
  typealias CreateResponse = @convention(c) (Int, Context?, MHD_ResponseMemoryMode) -> Object?
  typealias CreateUpgrade = @convention(c) (MHD_UpgradeHandler?, Context?) -> Object?
  typealias Upgraded = @convention(c) (Object?, MHD_UpgradeAction) -> MHD_Result
  typealias AddHeader = @convention(c) (Object?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> MHD_Result
  typealias Queue = @convention(c) (Object?, UInt32, Object?) -> MHD_Result
  typealias Information = @convention(c) (Object?, MHD_ConnectionInfoType) -> UnsafePointer<MHD_ConnectionInfo>?

  /// Declared as variadic. The calling conventions of Linux pass numbers and pointers to such a function as to any other;
  /// here they are `MHD_OPTION_ARRAY`, the array, and `MHD_OPTION_END`.
  let start: Start
  let stop: Release
  let eachValue: EachValue
  let createResponse: CreateResponse
  let createUpgrade: CreateUpgrade
  let destroyResponse: Release
  let addHeader: AddHeader
  let queue: Queue
  let suspend: Release
  let resume: Release
  /// Declared as variadic, too; it is called without further arguments.
  let information: Information
  /// Declared as variadic, too; closing takes no further arguments.
  let upgraded: Upgraded

  /// Loads the library, which then stays loaded; nil if it or one of its functions is missing.
  init?() {
    guard let library = dlopen(Self.name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    // Each address is cast to the function type that microhttpd.h declares for the name.
    func find<Function>(_ name: String) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let start: Start = find("MHD_start_daemon"), let stop: Release = find("MHD_stop_daemon"),
      let eachValue: EachValue = find("MHD_get_connection_values"),
      let createResponse: CreateResponse = find("MHD_create_response_from_buffer"),
      let destroyResponse: Release = find("MHD_destroy_response"),
      let addHeader: AddHeader = find("MHD_add_response_header"), let queue: Queue = find("MHD_queue_response"),
      let suspend: Release = find("MHD_suspend_connection"), let resume: Release = find("MHD_resume_connection"),
      let information: Information = find("MHD_get_connection_info"),
      let createUpgrade: CreateUpgrade = find("MHD_create_response_for_upgrade"),
      let upgraded: Upgraded = find("MHD_upgrade_action")
    else { return nil }
    (self.start, self.stop, self.eachValue) = (start, stop, eachValue)
    (self.createResponse, self.destroyResponse, self.addHeader) = (createResponse, destroyResponse, addHeader)
    (self.queue, self.suspend, self.resume, self.information) = (queue, suspend, resume, information)
    (self.createUpgrade, self.upgraded) = (createUpgrade, upgraded)
  }
}

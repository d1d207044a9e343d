internal import CFFmpeg
public import Files

/// A camera of this machine.
public struct Camera: Sendable, Equatable {
  /// The path of its device.
  public let path: FilePath
  /// The name that its driver states.
  public let name: String
}

extension Camera {
  /// Returns all cameras that Video4Linux lists; empty if there are none.
  package static func all() throws(SourceError) -> [Camera] {
    let library = try VideoLibrary()
    let devices = try library.devices()
    guard let input = library.format.av_find_input_format("video4linux2") else { throw .libraryMissing("libavdevice") }
    var list: UnsafeMutablePointer<AVDeviceInfoList>?
    defer { devices.avdevice_free_list_devices(&list) }
    guard devices.avdevice_list_input_sources(input, nil, nil, &list) >= 0, let list else { return [] }
    return (0..<Int(list.pointee.nb_devices)).compactMap { index in
      guard let device = list.pointee.devices[index], let path = device.pointee.device_name else { return nil }
      let name = device.pointee.device_description.map { String(cString: $0) } ?? ""
      return Camera(path: FilePath(String(cString: path)), name: name)
    }
  }
}

internal import CommandLineKit
internal import FridgeKit
internal import Web

/// Models over HTTP.
extension KitchenService {
  /// Adds the routes of models.
  func addModels(to router: inout Router) {
    router.read("/models", isKept: true) { request, fields in
      try fields.finish()
      var list = ListModels()
      list.json = true
      return try answer(list, in: request.language)
    }
    router.read("/models/{model}", isKept: true) { request, fields in
      try fields.finish()
      let name = request.placeholder("model")
      // Only what the folder of models holds: the name must never become a path.
      guard let model = try fridge.models().first(where: { $0.name.description == name }) else {
        throw RequestError.unknownAddress
      }
      var describe = DescribeModel()
      (describe.model, describe.json) = (model.path, true)
      return try answer(describe, in: request.language)
    }
  }
}

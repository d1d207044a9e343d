/// An element as a screen reader announces it: its role, its name and its states.
struct HeardNode: CustomStringConvertible {
  let role: String
  let name: String
  let states: [String: String]

  var description: String {
    ([role, "“\(name)”"] + states.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }).joined(separator: " ")
  }

  /// The roles of what can be operated; each needs a name.
  static let controls: Set<String> = [
    "button", "link", "textbox", "searchbox", "combobox", "checkbox", "switch", "radio", "slider", "spinbutton", "tab",
    "menuitem", "option", "DisclosureTriangle",
  ]
}

extension WebDriver {
  /// Returns the present view as a screen reader announces it, in reading order: Chromium's accessibility tree.
  func heard() throws -> [HeardNode] {
    try developer("Accessibility.enable")
    let answer = try developer("Accessibility.getFullAXTree") as? [String: Any]
    let nodes = answer?["nodes"] as? [[String: Any]] ?? []
    var byIdentifier: [String: [String: Any]] = [:]
    for node in nodes { byIdentifier[node["nodeId"] as? String ?? ""] = node }
    func value(_ holder: Any?) -> String { ((holder as? [String: Any])?["value"]).map { "\($0)" } ?? "" }
    var heard: [HeardNode] = []
    func walk(_ node: [String: Any]) {
      if node["ignored"] as? Bool != true {
        let properties = node["properties"] as? [[String: Any]] ?? []
        var states: [String: String] = [:]
        for property in properties {
          guard let name = property["name"] as? String,
            ["checked", "pressed", "disabled", "expanded", "level", "required", "invalid", "busy"].contains(name)
          else { continue }
          states[name] = value(property["value"])
        }
        heard.append(HeardNode(role: value(node["role"]), name: value(node["name"]), states: states))
      }
      for child in node["childIds"] as? [String] ?? [] { if let child = byIdentifier[child] { walk(child) } }
    }
    if let root = nodes.first { walk(root) }
    return heard
  }

  /// Returns the faults in the announcements of a screen reader.
  func hearingFaults() throws -> [String] {
    let nodes = try heard()
    var faults = nodes.filter { HeardNode.controls.contains($0.role) && $0.name.allSatisfy(\.isWhitespace) }.map {
      "no name: \($0)"
    }
    faults += nodes.filter { ["image", "img"].contains($0.role) && $0.name.isEmpty }.map { "no description: \($0)" }
    for role in ["main", "banner", "navigation"] {
      let found = nodes.filter { $0.role == role }
      if found.count != 1 { faults.append("\(found.count) times \(role)") }
    }
    if nodes.first(where: { $0.role == "navigation" })?.name.isEmpty != false {
      faults.append("navigation has no name")
    }
    let main = nodes.drop { $0.role != "main" }
    if main.first(where: { $0.role == "heading" })?.states["level"] != "1" { faults.append("no first heading") }
    for node in main where ["checkbox", "switch", "radio"].contains(node.role) && node.states["checked"] == nil {
      faults.append("no state: \(node)")
    }
    return faults
  }
}

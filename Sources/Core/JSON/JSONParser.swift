package import SQLite

/// A JSON document as a value.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

/// A JSON parser (RFC 8259) built on SQLite's, which limits the nesting depth.
package final class JSONParser {
  private let isValid: Statement
  private let nodes: Statement

  /// Creates a parser with a database of its own.
  package init() throws(DatabaseError) {
    let database = try Database.inMemory()
    isValid = try database.prepare("SELECT json_valid(?1)")
    nodes = try database.prepare("SELECT id, parent, key, type, atom FROM json_tree(?1) LIMIT \(Self.mostNodes + 1)")
  }

  /// The most values of a document; one with more is rejected, as each takes memory.
  private static let mostNodes = 2_000_000

  /// Returns the document in `text`; nil if it is not JSON or has more than two million values.
  package func parse(_ text: String) throws(DatabaseError) -> JSONValue? {
    let verdict = try isValid.rows([.text(text)]) { row in row.integer(0) }
    guard verdict == [1] else { return nil }
    let nodes = try self.nodes.rows([.text(text)], JSONNode.init)
    return nodes.count <= Self.mostNodes ? Self.assemble(nodes) : nil
  }

  /// Builds the tree from the leaves up, so that nesting cannot exhaust the stack.
  ///
  /// - Parameter nodes: the nodes, every parent before its children.
  private static func assemble(_ nodes: [JSONNode]) -> JSONValue? {
    var children: [Int: [(key: String, value: JSONValue)]] = [:]
    for node in nodes.reversed() {
      let value = node.value(of: children.removeValue(forKey: node.id)?.reversed() ?? [])
      guard let parent = node.parent else { return value }
      children[parent, default: []].append((node.key, value))
    }
    return nil
  }
}

/// A row of SQLite's `json_tree`.
private struct JSONNode {
  let id: Int
  let parent: Int?
  let key: String
  private let type: String
  private let text: String
  private let number: Double?

  init(_ row: Row) {
    id = row.integer(0)
    parent = row.real(1) == nil ? nil : row.integer(1)
    key = row.text(2)
    type = row.text(3)
    // Reading a number as text would convert it in place, so each column is read only in its own type.
    number = type == "integer" || type == "real" ? row.real(4) : nil
    text = type == "text" ? row.text(4) : ""
  }

  func value(of children: [(key: String, value: JSONValue)]) -> JSONValue {
    switch type {
    case "object": .object(Dictionary(children.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last }))
    case "array": .array(children.map(\.value))
    case "text": .string(text)
    case "true", "false": .bool(type == "true")
    case "integer", "real": number.map(JSONValue.number) ?? .null
    default: .null
    }
  }
}

internal import DepJSON

/// What is known about types, locators and property wrappers of SDKs and packages.
package struct KnownTypes: Sendable {
  package enum Kind: String, Sendable {
    /// A class or handle that reaches the system, holds state or does work: `URLSession`.
    case service
    /// A value, or an object that no test needs to replace: `URL`, `UIColor`.
    case constant
  }

  package enum WrapperKind: String, Sendable {
    /// It fetches from a global container: `Injected`.
    case locator
    /// It fetches from what the surrounding view or scene provides: `Environment`.
    case environment
  }

  private let kinds: [String: Kind]
  let locators: Set<String>
  private let wrappers: [String: WrapperKind]

  init(_ json: JSONValue) throws {
    let fields = try json.object()
    var kinds: [String: Kind] = [:]
    for name in try fields.strings("services") { kinds[name] = .service }
    for name in try fields.strings("constants") { kinds[name] = .constant }
    self.kinds = kinds
    locators = Set(try fields.strings("locators"))
    wrappers = try fields.fields("wrappers").table.compactMapValues(WrapperKind.init)
  }

  /// `URL?`, `[URL]` and `Foundation.URL` are as constant as `URL` is.
  func kind(of name: String) -> Kind? {
    if let kind = kinds[name] { return kind }
    var text = name[...]
    if let space = text.firstIndex(of: " "), ["any", "some"].contains(text[..<space]) {
      text = text[text.index(after: space)...]
    }
    while text.last == "?" || text.last == "!" { text.removeLast() }
    if text.first == "[", text.last == "]" { return kind(ofElements: text.dropFirst().dropLast()) }
    if let bracket = text.firstIndex(of: "<") { text = text[..<bracket] }
    if let kind = kinds[String(text)] { return kind }
    guard let dot = text.firstIndex(of: ".") else { return nil }
    if let kind = kinds[String(text[text.index(after: dot)...])] { return kind }
    // A type inside of a listed one is an option of it, or a part.
    return kinds[String(text[..<dot])] == nil ? nil : .constant
  }

  /// A collection is a constant when all that it holds is.
  private func kind(ofElements text: Substring) -> Kind? {
    let elements = text.split(separator: ":").map { $0.filter { $0 != " " } }
    return elements.allSatisfy { kind(of: $0) == .constant } && !elements.isEmpty
      ? .constant : nil
  }

  func kind(ofWrapper name: String) -> WrapperKind? {
    wrappers[name] ?? wrappers[String(name.prefix { $0 != "<" })]
  }
}

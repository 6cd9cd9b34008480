/// What is known about types, protocols and property wrappers of SDKs and packages.
package struct KnownTypes: Sendable {
  package enum Kind: String, Sendable {
    /// A class or handle that reaches the system, holds state or does work: `URLSession`.
    case service
    /// A value, or an object that nobody needs to replace in a test: `URL`, `UIColor`.
    case constant
  }

  package enum WrapperKind: String, Sendable {
    /// It fetches from a global container: `Injected`.
    case locator
    /// It fetches from what the surrounding view or scene provides: `Environment`.
    case environment
  }

  private let kinds: [String: Kind]
  private let protocols: Set<String>
  private let wrappers: [String: WrapperKind]

  init(_ json: CatalogueJSON) throws {
    let fields = try json.object()
    var kinds: [String: Kind] = [:]
    for name in try fields.strings("services") { kinds[name] = .service }
    for name in try fields.strings("constants") { kinds[name] = .constant }
    self.kinds = kinds
    protocols = Set(try fields.strings("protocols"))
    wrappers = try fields.fields("wrappers").table.compactMapValues(WrapperKind.init)
  }

  /// `[URL]`, `URL?` and `Set<URL>` are as constant as `URL` is.
  func kind(of name: String) -> Kind? {
    var text = name[...]
    if text.hasPrefix("any ") || text.hasPrefix("some ") {
      text = text[text.index(after: text.firstIndex(of: " ") ?? text.startIndex)...]
    }
    while text.last == "?" || text.last == "!" { text.removeLast() }
    if text.first == "[" { return .constant }
    if let bracket = text.firstIndex(of: "<") { text = text[..<bracket] }
    if let kind = kinds[String(text)] { return kind }
    guard let dot = text.firstIndex(of: ".") else { return nil }
    let tail = text[text.index(after: dot)...]
    // A type inside of a listed one is listed itself, or is an option of it.
    return kinds[String(tail)] ?? (kinds[String(text[..<dot])] == nil ? nil : .constant)
  }

  func kind(ofWrapper name: String) -> WrapperKind? {
    wrappers[name] ?? wrappers[String(name.prefix { $0 != "<" })]
  }

  func isProtocol(_ name: String) -> Bool { protocols.contains(name) }
}

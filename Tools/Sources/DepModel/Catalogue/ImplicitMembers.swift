internal import DepJSON

/// Which types of SDKs the names of arguments and properties stand for.
///
/// It tells what `.current` is in `formatter.locale = .current`, and in the call
/// `string(from:locale: .current)`.
struct ImplicitMembers: Sendable {
  /// By the call and the label: `addObserver(forName:object:queue:using:) queue`.
  private let arguments: [String: String]
  /// By the label.
  private let labels: [String: String]
  /// By the name of the property.
  private let properties: [String: String]
  /// By the member itself.
  private let members: [String: String]

  init(_ json: JSONValue) throws {
    let fields = try json.object()
    arguments = try fields.fields("arguments").table
    labels = try fields.fields("labels").table
    properties = try fields.fields("properties").table
    members = try fields.fields("members").table
  }

  func type(label: String, callee: String) -> String? {
    if let type = arguments["\(callee) \(label)"] { return type }
    let name = callee.baseName
    if let type = arguments["\(name)(*) \(label)"] { return type }
    return labels[label] ?? typeByEnding(of: label)
  }

  func type(property: String) -> String? {
    properties[property] ?? labels[property] ?? typeByEnding(of: property)
  }

  func type(member: String) -> String? { members[member] }

  /// `FileManager` for `sharedFileManager`: names that end in the name of a listed label.
  private func typeByEnding(of name: String) -> String? {
    guard let start = name.lastIndex(where: \.isUppercase) else { return nil }
    let before = name[..<start].lastIndex(where: \.isUppercase)
    for ending in [before, start].compactMap({ $0 }) where ending > name.startIndex {
      let word = name[ending...]
      if let type = labels[word.prefix(1).lowercased() + word.dropFirst()] { return type }
    }
    return nil
  }
}

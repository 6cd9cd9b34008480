import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The objects of packages that types are handed and that hold a container, as calls tell:
/// `router.resolver.resolve(API.self)!`.
struct UnseenHolders {
  /// For each type, the ways from a name to the container.
  private let paths: [Int: [String: [String]]]
  private let project: ProjectTrees

  init(in project: ProjectTrees) {
    self.project = project
    var paths: [Int: [String: [String]]] = [:]
    let asked = project.model.dependencies.filter { $0.kind == .locator && $0.owner != nil }
    for (file, places) in Dictionary(grouping: asked, by: \.file) {
      guard let bytes = project.bytes(of: file) else { continue }
      for place in places {
        guard let owner = place.owner, let names = Self.names(at: place, in: bytes) else {
          continue
        }
        paths[owner, default: [:]][names[0]] = Array(names.dropFirst().dropLast())
      }
    }
    self.paths = paths
  }

  /// The names from that of a property or parameter to `resolve`, with some between them.
  ///
  /// Facts have no names for what stands behind `self`.
  private static func names(at place: Dependency, in bytes: [UInt8]) -> [String]? {
    let code = bytes.dropFirst(Int(place.position.offset)).prefix {
      $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "<")
    }
    var names = String(decoding: code, as: UTF8.self).filter { !$0.isWhitespace }
      .split(separator: ".").map(String.init)
    if names.first == "self" { names.removeFirst() }
    guard names.count > 2, names.last == "resolve", names.allSatisfy(\.isIdentifier),
      !names[0].isCapitalized
    else { return nil }
    return names
  }

  /// The types with an initializer that takes such an object.
  var types: [Int] { paths.keys.filter { !project.model.types[$0].isTest } }

  /// The container that such an object holds; nil for a type that the project declares.
  func container(_ written: String, in type: Int) -> HandedContainer? {
    guard FieldType(written).isPlainName,
      project.scope.type(named: written, in: type) == nil, let paths = paths[type]
    else { return nil }
    for member in project.scope.members(of: type) {
      let names: [String] =
        switch member.kind {
        case .storedProperty: member.type == written ? [member.name] : []
        case .initializer: member.parameters.filter { $0.type == written }.map(\.name)
        default: []
        }
      guard let path = names.lazy.compactMap({ paths[$0] }).first else { continue }
      return HandedContainer(unseenBehind: path, of: written)
    }
    return nil
  }
}

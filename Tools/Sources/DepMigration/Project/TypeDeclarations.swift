import DepFacts
import DepModel

/// Where each type of the model is declared and extended.
struct TypeDeclarations: Sendable {
  /// A declaration or extension of a type.
  struct Part: Hashable, Sendable {
    var file: Int
    /// The index into the types of the file's facts.
    var fact: Int
  }

  private let parts: [Int: [Part]]
  private let typeOfPart: [Part: Int]
  private let byName: [String: [Int]]

  init(model: ProjectModel, records: [SourceRecord]) {
    var byKey: [String: Int] = [:]
    var byName: [String: [Int]] = [:]
    for (index, type) in model.types.enumerated() {
      byKey[type.module + "/" + type.name] = index
      byName[type.name, default: []].append(index)
    }
    var parts: [Int: [Part]] = [:]
    var typeOfPart: [Part: Int] = [:]
    for (file, record) in records.enumerated() {
      var names: [String] = []
      names.reserveCapacity(record.facts.types.count)
      for (fact, type) in record.facts.types.enumerated() {
        let parent = Int(type.parent)
        let name = parent >= 0 && parent < names.count ? "\(names[parent]).\(type.name)" : type.name
        names.append(name)
        guard let id = byKey[record.module + "/" + name] ?? Self.only(byName[name]) else {
          continue
        }
        let part = Part(file: file, fact: fact)
        parts[id, default: []].append(part)
        typeOfPart[part] = id
      }
    }
    self.parts = parts
    self.typeOfPart = typeOfPart
    self.byName = byName
  }

  /// All parts, in order of file and place.
  func parts(of type: Int) -> [Part] { parts[type] ?? [] }

  /// The type that a declaration or extension belongs to.
  func type(of part: Part) -> Int? { typeOfPart[part] }

  /// The types of this full name.
  func types(named name: String) -> [Int] { byName[name] ?? [] }

  private static func only(_ types: [Int]?) -> Int? { types?.count == 1 ? types?.first : nil }
}

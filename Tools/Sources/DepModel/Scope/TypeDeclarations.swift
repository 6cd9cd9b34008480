import DepFacts

/// Where each type of the model is declared and extended.
package struct TypeDeclarations: Sendable {
  /// A declaration or extension of a type.
  package struct Part: Hashable, Sendable {
    package var file: Int
    /// The index into the types of the file's facts.
    package var fact: Int

    package init(file: Int, fact: Int) {
      self.file = file
      self.fact = fact
    }
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
  package func parts(of type: Int) -> [Part] { parts[type] ?? [] }

  /// The type that a declaration or extension belongs to.
  package func type(of part: Part) -> Int? { typeOfPart[part] }

  /// The types of this full name.
  package func types(named name: String) -> [Int] { byName[name] ?? [] }

  /// The type that a name after a colon means.
  func type(named name: String, near type: Int, in model: ProjectModel) -> Int? {
    let module = model.types[type].module
    var outer = Substring(model.types[type].name)
    while let dot = outer.lastIndex(of: ".") {
      outer = outer[..<dot]
      if let nested = types(named: "\(outer).\(name)").first { return nested }
    }
    let candidates = types(named: name)
    return candidates.first { model.types[$0].module == module } ?? candidates.first
  }

  private static func only(_ types: [Int]?) -> Int? { types?.count == 1 ? types?.first : nil }
}

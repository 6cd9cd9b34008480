package import DepFacts
package import DepModel

extension ModelFixture {
  /// Adds a type, with a `Dependencies` struct of the fields where `fields` are given.
  package mutating func type(
    _ name: String, _ kind: TypeFact.Kind = .class, module: String = "App", in path: String? = nil,
    access: AccessLevel = .implicit, inherits: [String] = [], isTest: Bool = false,
    exemption: ExemptUse.Reason? = nil, fields: [Field]? = nil, hasDefault: Bool = false
  ) -> Int {
    let path = path ?? "Sources/\(module)/\(module).swift"
    file(path, module: module, role: isTest ? .test : .source)
    let place = place(in: path)
    var entry = TypeEntry(
      name: name, module: module, kind: kind, place: place, access: access, inherited: inherits,
      isTest: isTest, exemption: exemption, dependencies: nil)
    entry.initializerCount = 1
    let index = written.types.count
    change { $0.types.append(entry) }
    if let fields { declareDependencies(fields, of: index, in: path, hasDefault: hasDefault) }
    return index
  }

  /// Changes the `Dependencies` of a type that has one.
  package mutating func dependencies(
    of type: Int, _ body: (inout DependenciesShape) -> Void
  ) {
    guard var shape = written.types[type].dependencies else { return }
    body(&shape)
    change { $0.types[type].dependencies = shape }
  }

  /// A field of a `Dependencies` struct.
  package struct Field {
    var name: String
    var type: String
    var typeID: Int?

    package init(_ name: String, _ type: String = "any API", typeID: Int? = nil) {
      self.name = name
      self.type = type
      self.typeID = typeID
    }
  }

  private mutating func declareDependencies(
    _ fields: [Field], of type: Int, in path: String, hasDefault: Bool
  ) {
    let place = place(in: path)
    let shapes = fields.map { field in
      DependenciesShape.Field(
        name: field.name, type: field.type, place: self.place(in: path), typeID: field.typeID)
    }
    let shape = DependenciesShape(
      place: place, fields: shapes, hasDefault: hasDefault, hasLive: hasDefault,
      property: "dependencies", propertyPlace: self.place(in: path), isStoredAsVariable: false,
      isExposed: false, liveNeeds: [])
    change { $0.types[type].dependencies = shape }
    for field in shapes {
      add(
        Dependency(
          state: hasDefault ? .transitional : .injected, kind: .field, file: field.place.file,
          position: field.place.position, expression: field.name, owner: type,
          member: "Dependencies", place: .body, role: .read,
          target: Dependency.Target(name: field.type, type: field.typeID), suggestion: nil))
    }
  }
}

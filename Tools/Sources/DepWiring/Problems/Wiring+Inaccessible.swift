import DepFacts
import DepModel
import DepSyntax

/// What to write in the module of a type, so that the root's module can make it.
extension Wiring {
  func inaccessible(_ type: Int, _ structType: Int, in use: Use) -> WiringProblem {
    let module = scope.model.types[states[use.root].type].module
    let own = scope.model.types[type].module
    let isHidden = isHidden(structType)
    let hiddenField = makers.hiddenField(of: structType)
    let reason =
      isHidden
      ? "it is internal to \(own)"
      : hiddenField.map { "its field '\($0)' is private" }
        ?? (makers.isExported(structType)
          ? "the initializer that takes it is internal to \(own)"
          : "its memberwise initializer is internal to \(own)")
    var notes: [WiringProblem.Note] = []
    if let note = noteOfStruct(structType, of: type) { notes.append(note) }
    if let place = makers.hiddenInitializer(of: type) {
      notes.append(note(place, "make this initializer 'public'"))
    }
    if isHidden, let live = hiddenLive(of: structType) {
      notes.append(note(live, "make 'live' 'public', which the protocol of the library asks for"))
    }
    notes += hiddenTypes(in: structType).map {
      note(scope.model.types[$0].place, "make '\(name($0))' 'public', which a field names")
    }
    return problem(
      .inaccessible,
      "'\(name(type)).Dependencies' cannot be made in module \(module); \(reason)", notes, in: use)
  }

  private func isHidden(_ type: Int) -> Bool { scope.visibility(of: type).isBelow(.package) }

  /// The initializer, and the head of the struct where that has to change too.
  private func noteOfStruct(_ structType: Int, of type: Int) -> WiringProblem.Note? {
    guard !makers.isExported(structType) else { return nil }
    let place = scope.model.types[structType].place
    let hasInitializer = makers.hasInitializer(structType)
    guard !hasInitializer else {
      return note(place, "make it and its initializer 'public'")
    }
    let fields = makers.fields(of: structType)
    var lines = ["public init(\(fields.map(Self.parameter).joined(separator: ", "))) {"]
    lines += fields.map { "  self.\($0.name) = \($0.name.escaped)" } + ["}"]
    guard isHidden(structType) else { return note(place, "write it here:", lines) }
    let parents = scope.ownDeclarations(of: structType).first.map(scope.parents) ?? []
    let names = parents.map(\.written)
    // The compiler finds an internal struct Sendable by its fields, and a public one never.
    let isSent = scope.isSendable(type) && !scope.isSendable(structType)
    return note(
      place, "write this in place of '\(Self.head(names))':",
      ["public " + Self.head(names + (isSent ? ["Sendable"] : []))] + lines.map { "  " + $0 })
  }

  private static func head(_ parents: [String]) -> String {
    "struct Dependencies\(parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")) {"
  }

  private func hiddenLive(of structType: Int) -> Place? {
    let parts = scope.parts(of: structType)
    let isOfLibrary = parts.contains { part in
      scope.parents(of: part).contains { $0.name.lastName == "TransitionalDependencies" }
    }
    guard isOfLibrary else { return nil }
    return parts.lazy.compactMap { part in
      scope.members(of: part).first { $0.name == "live" && $0.access.isBelow(.package) }
        .map { Place(file: part.file, position: $0.position) }
    }.first
  }

  private static func parameter(_ field: MadeType.Field) -> String {
    "\(field.name): \(field.type.function == nil ? "" : "@escaping ")\(field.type.text)"
  }

  /// A public initializer cannot take what only its module sees.
  private func hiddenTypes(in structType: Int) -> [Int] {
    let own = scope.model.types[structType].module
    let named = makers.fields(of: structType).flatMap { field -> [Int?] in
      let type = field.type.wrapped ?? field.type
      guard let function = type.function else { return [type.type] }
      return [function.value?.type] + function.parameters.map(\.type)
    }
    return Set(named.compactMap(\.self))
      .filter { scope.model.types[$0].module == own && isHidden($0) }.sorted()
  }
}
